import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  cardThing,
  dieThing,
  isStart,
  kindOf,
  parseThing,
  pileThing,
  placeThing,
  rowThing,
  thingNamed,
} from '../src/table/things.ts'

test('a thing is parsed into what its kind has', () => {
  assert.deepEqual(parseThing('card R10'), { kind: 'card', card: 'R10', colour: 'red', value: '10' })
  assert.deepEqual(parseThing('row G'), { kind: 'row', colour: 'green' })
  assert.deepEqual(parseThing('pile B'), { kind: 'pile', colour: 'blue' })
  assert.deepEqual(parseThing('place a1'), { kind: 'place', place: 'a1' })
  assert.deepEqual(parseThing('die 3'), { kind: 'die', number: 3 })
  assert.deepEqual(parseThing('figure large'), { kind: 'figure', name: 'large' })
  assert.deepEqual(parseThing('button keep'), { kind: 'button', name: 'keep' })
  assert.deepEqual(parseThing('deck'), { kind: 'deck' })
  assert.deepEqual(parseThing('priestess'), { kind: 'priestess' })
})

test('a figure on the board has a size only where a player has both', () => {
  assert.deepEqual(parseThing('piece R3'), { kind: 'piece', place: 'R3', size: '' })
  assert.deepEqual(parseThing('piece large R3'), { kind: 'piece', place: 'R3', size: 'large' })
  assert.deepEqual(parseThing('piece small R3'), { kind: 'piece', place: 'R3', size: 'small' })
})

test('names are built as they are parsed', () => {
  const names = [cardThing('R5'), rowThing('R'), pileThing('R'), dieThing(2), placeThing('R1')]
  assert.deepEqual(names.map(kindOf), ['card', 'row', 'pile', 'die', 'place'])
})

test('an attribute of the page names a thing or nothing', () => {
  assert.equal(thingNamed('place R3'), 'place R3')
  assert.equal(thingNamed('deck'), 'deck')
  assert.equal(thingNamed('nonsense'), null)
  assert.equal(thingNamed(''), null)
  assert.equal(thingNamed(undefined), null)
})

test('the start has a name or the number 0', () => {
  assert.deepEqual(['start', '0', '1'].map(isStart), [true, true, false])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  landings,
  left,
  lit,
  meant,
  outcomes,
  touch,
  type Offer,
} from '../src/table/selection/matchOffers.ts'
import type { ThingName } from '../src/table/things.ts'

const offer = (action: string, ...things: ThingName[]): Offer => ({
  action,
  touch: things,
  gain: 0,
  ends: false,
})

const CARDS = [
  offer('play R5', 'card R5', 'row R'),
  offer('discard R5', 'card R5', 'pile R'),
  offer('discard B1', 'card B1', 'pile B'),
]
const DICE = [
  offer('keep', 'button keep'),
  offer('reroll 1', 'die 1', 'button reroll'),
  offer('reroll 2', 'die 2', 'button reroll'),
  offer('reroll 1 2', 'die 1', 'die 2', 'button reroll'),
]

test('a touch leaves the offers that need it, and lights what may follow', () => {
  assert.deepEqual(
    left(CARDS, ['card R5']).map((one) => one.action),
    ['play R5', 'discard R5'],
  )
  assert.deepEqual([...lit(CARDS, ['card R5'])].sort(), ['card R5', 'pile R', 'row R'])
})

test('what can mean only one thing is meant at once', () => {
  assert.equal(meant(CARDS, ['card B1'])?.action, 'discard B1')
  assert.equal(meant(CARDS, ['card R5']), null)
  assert.equal(meant(CARDS, ['card R5', 'row R'])?.action, 'play R5')
  assert.equal(meant(CARDS, []), null)
})

test('a button says that the choice is complete', () => {
  assert.equal(meant(DICE, ['die 1', 'die 2']), null)
  assert.equal(meant(DICE, ['die 1', 'button reroll'])?.action, 'reroll 1')
  assert.equal(meant(DICE, ['die 2', 'die 1', 'button reroll'])?.action, 'reroll 1 2')
  assert.equal(meant(DICE, ['button keep'])?.action, 'keep')
})

test('a second touch lets go, and another beginning begins anew', () => {
  assert.deepEqual(touch(CARDS, ['card R5'], 'card R5'), [])
  assert.deepEqual(touch(CARDS, ['card R5'], 'card B1'), ['card B1'])
  assert.deepEqual(touch(CARDS, ['card R5'], 'pile R'), ['card R5', 'pile R'])
})

test('a thing that no offer knows changes nothing', () => {
  assert.deepEqual(touch(CARDS, ['card R5'], 'deck'), ['card R5'])
})

test('a place means the one offer that brings a figure there, now or by the next action', () => {
  const first = {
    ...offer('play R4', 'card R4', 'row R'),
    lands: [],
    leads: [
      { place: 'R1', gain: -4, large: false, priestess: false },
      { place: 'R1', gain: -8, large: true, priestess: false },
    ],
  }
  const step = { ...offer('play Y4', 'card Y4', 'row Y'), lands: [{ seat: 0, place: 'Y3', large: false }] }
  assert.equal(landings([first, step]).get('place R1'), first)
  assert.equal(landings([first, step]).get('place Y3'), step)
  assert.equal(landings([step, { ...step, action: 'other' }]).size, 0)
  assert.deepEqual(
    outcomes(first, 1).map(({ gain, lands }) => [gain, lands]),
    [
      [-4, [{ seat: 1, place: 'R1', large: false }]],
      [-8, [{ seat: 1, place: 'R1', large: true }]],
    ],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardsOf, letter, parseCard, parseStep, parseTile } from '../src/util/notation.ts'

test('a colour has a letter', () => {
  assert.equal(letter('pink'), 'P')
  assert.equal(letter('joker'), '')
})

test('a card has a colour and a value', () => {
  assert.deepEqual(parseCard('R10'), { letter: 'R', colour: 'red', value: '10' })
  assert.deepEqual(parseCard(''), { letter: '', colour: '', value: '' })
  assert.equal(parseCard('X1').colour, '')
})

test('a tile has a kind, and some have a value or a colour', () => {
  assert.deepEqual(parseTile('clover'), { kind: 'clover', value: '', colour: '' })
  assert.deepEqual(parseTile('points 2'), { kind: 'points', value: '2', colour: '' })
  assert.deepEqual(parseTile('wish R'), { kind: 'wish', value: 'R', colour: 'red' })
})

test('a step says what is done and with what', () => {
  assert.deepEqual(parseStep('play R5'), { kind: 'play', object: 'R5' })
  assert.deepEqual(parseStep('pass'), { kind: 'pass', object: '' })
  assert.deepEqual(parseStep(''), { kind: '', object: '' })
})

test('the cards and colours of an action are found in its order', () => {
  assert.deepEqual(cardsOf('discard B1'), ['B1'])
  assert.deepEqual(cardsOf('take R'), ['R'])
  assert.deepEqual(cardsOf('reroll 1 2'), [])
  assert.deepEqual(cardsOf('step K3 R5 G10'), ['R5', 'G10'])
})

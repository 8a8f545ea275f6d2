import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../src/reader/parseCommand.ts'

const LEGAL = ['play R5', 'play R10', 'discard R5', 'discard B1', 'draw']
const COMMANDS = { hand: 'hand', hilfe: 'help', help: 'help', score: 'score', save: 'save' }
const mean = (text: string) => understand(text, LEGAL, COMMANDS)

test('an action is typed as in the record, in any case', () => {
  assert.deepEqual(mean('play R5'), { kind: 'action', action: 'play R5' })
  assert.deepEqual(mean(' PLAY  r5 '), { kind: 'action', action: 'play R5' })
})

test('a number chooses from the list', () => {
  assert.deepEqual(mean('4'), { kind: 'action', action: 'discard B1' })
  assert.deepEqual(mean('9'), { kind: 'unknown', typed: '9' })
})

test('beginnings will do if only one thing can be meant', () => {
  assert.deepEqual(mean('p r10'), { kind: 'action', action: 'play R10' })
  assert.deepEqual(mean('b1'), { kind: 'action', action: 'discard B1' })
  assert.deepEqual(mean('r5'), { kind: 'several', actions: ['play R5', 'discard R5'] })
})

test('commands are known in every language, and by their beginnings', () => {
  assert.deepEqual(mean('hilfe'), { kind: 'command', command: 'help' })
  assert.deepEqual(mean('?'), { kind: 'command', command: 'help' })
  assert.deepEqual(mean('sc'), { kind: 'command', command: 'score' })
})

test('what cannot be understood is kept as it is', () => {
  assert.deepEqual(mean('take G4'), { kind: 'unknown', typed: 'take G4' })
  assert.deepEqual(mean(''), { kind: 'unknown', typed: '' })
})

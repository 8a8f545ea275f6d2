import assert from 'node:assert/strict'
import { test } from 'node:test'
import { duration, read, USUAL } from '../src/state/settingsSchema.ts'

test('a newcomer has what is usual', () => {
  assert.deepEqual(read(null), USUAL)
})

test('what was kept comes back', () => {
  const own = { ...USUAL, palette: 'grey', text: 200, left: true, bot: 'random' }
  assert.deepEqual(read(JSON.stringify(own)), own)
})

test('what cannot be chosen is as usual, and nothing else is kept', () => {
  for (const kept of [
    '',
    'nonsense',
    '[]',
    'null',
    '7',
    '{"text":90,"palette":"gold","left":"yes","more":1}',
  ]) {
    assert.deepEqual(read(kept), USUAL, kept)
  }
})

test('nothing moves for who wants no motion, and no step takes longer than 400 ms', () => {
  assert.equal(duration('auto', true), 0)
  assert.equal(duration('off', false), 0)
  for (const motion of ['auto', 'fast', 'normal', 'slow'] as const) {
    const time = duration(motion, false)
    assert.ok(time > 0 && time <= 400)
  }
  assert.ok(duration('normal', true) > 0, 'a choice of one’s own goes before the device’s')
})

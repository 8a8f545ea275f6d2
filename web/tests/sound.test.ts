import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cuesOf } from '../src/sound/cues.ts'

const step = (id: string, ...news: string[]) => ({ line: { id }, news: news.map((one) => ({ id: one })) })

test('every kind of step has its sound', () => {
  const heard = (id: string) => cuesOf([{ steps: [step(id)] }])
  assert.deepEqual(heard('log-play'), ['card'])
  assert.deepEqual(heard('log-draw-hidden'), ['card'])
  assert.deepEqual(heard('log-small'), ['stone'])
  assert.deepEqual(heard('log-orakel-priestess'), ['stone'])
  assert.deepEqual(heard('log-stones-turn'), ['tile'])
  assert.deepEqual(heard('log-dice-reroll'), ['dice'])
  assert.deepEqual(heard('log-pass'), [])
})

test('a turn is heard in order, each sound once', () => {
  const events = [
    { steps: [step('log-play'), step('log-step', 'news-wish')] },
    { steps: [step('log-draw-own')] },
    {},
  ]
  assert.deepEqual(cuesOf(events), ['card', 'stone', 'wish'])
})

// A span of time in words, with the two largest units at most.

import type { Words } from './messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How much time is left until a moment (milliseconds since 1970). */
export function timeLeft(words: Words, until: number, now: number): string {
  const left = Math.max(0, until - now)
  if (left < MINUTE) return words.word('lobby-left-seconds')
  return words.word('lobby-left', {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  })
}

// A duration as text, in its two largest units at most.

import type { Messages } from './messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time left until `until` (milliseconds since 1970). */
export function timeLeft(messages: Messages, until: number, now: number): string {
  const left = Math.max(0, until - now)
  if (left < MINUTE) return messages.text('lobby-left-seconds')
  return messages.text('lobby-left', {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  })
}

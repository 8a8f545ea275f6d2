// The remaining time of a seat: its clock at a live table, or until a bot takes over where turns may take days.

import type { Status } from '../net/protocol'
import type { Messages } from '../i18n/messages'

export interface TimeLeft {
  milliseconds: number
  running: boolean
  short: boolean // a warning is due
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHORT = { live: 0.5 * MINUTE, days: 3 * HOUR }

/** Null without a limit. */
export function timeLeft(status: Status, mover: number | null, seat: number, now: number): TimeLeft | null {
  const chair = status.chairs[seat]
  const { pace } = status.settings
  if (status.phase !== 'running' || !chair || chair.kind !== 'person' || chair.away || !pace) return null
  const running = mover === seat
  if (pace.mode === 'days') {
    if (!running || !status.due) return null
    const milliseconds = Math.max(0, status.due.at - now)
    return { milliseconds, running, short: milliseconds < SHORT.days }
  }
  if (!pace.bank) return null
  const milliseconds = Math.max(0, chair.left - (running ? Math.max(0, now - status.since) : 0))
  return { milliseconds, running, short: running && milliseconds < SHORT.live }
}

/** "4:59"; from two hours on in hours, from two days on in days. */
export function timeText(messages: Messages, milliseconds: number): string {
  if (milliseconds >= 48 * HOUR)
    return messages.text('play-days', { number: Math.floor(milliseconds / (24 * HOUR)) })
  if (milliseconds >= 2 * HOUR)
    return messages.text('play-hours', { number: Math.floor(milliseconds / HOUR) })
  const whole = Math.ceil(milliseconds / 1000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

// The report of the coach as the server sends it (keltis/coach/report.py), and helpers to read it.

import type { Analysis, Message } from '../net/protocol.gen'

export interface Candidate {
  actions: string[]
  share: number
  error: number
  lead: number | null
  worlds: number
  told: Message[]
  reasons: Message[]
}

export interface Step {
  at: number
  actions: number
  seat: number
  legal: number
  played: Candidate
  best: Candidate[]
  loss: number
  band: Band
  before: number[]
  after: number[]
}

export interface Luck {
  at: number
  actions: number
  seat: number
  shown: string[]
  before: number[]
  after: number[]
}

export type Band = 'fine' | 'imprecision' | 'mistake' | 'blunder'

export interface Turn {
  number: number
  seat: number
  at: number
  actions: number
  steps: Step[]
  luck: Luck[]
  loss: number
  band: Band
}

export interface Point {
  at: number
  turn: number
  shares: number[]
  luck: number
}

export interface Sum {
  start: number
  luck: number
  losses: number
  others_luck: number
  others_losses: number
  rest: number
  result: number
}

export interface Seat {
  seat: number
  score: number
  sum: Sum
  nontrivial: number
  mean_loss: number
  bands: Record<Band, number>
  played_like: { rating: number; range: number } | null
  graph: Point[]
  key_turns: number[]
}

export interface Report {
  game: string
  players: number
  board: string
  own?: boolean // the board does not come with the game; older reports do not say
  stage: 'graph' | 'complete'
  method: { value: string; worlds: number; slower: boolean }
  turns: Turn[]
  seats: Seat[]
}

/** The report in an answer; null if there is none yet. */
export const reportIn = (analysis: Analysis): Report | null => analysis.report as unknown as Report | null

/** A share as whole percent. */
export const percent = (share: number): string => String(Math.round(100 * share))

/** A change in percent, with its sign. */
export function change(share: number): string {
  const points = Math.round(100 * share)
  return points < 0 ? `−${-points}` : `+${points}`
}

/** What changed a seat's chance most in a turn, and whether that was luck. */
export function swing(turn: Turn, seat: number): { change: number; luck: boolean } {
  let found = { change: 0, luck: false }
  for (const [events, luck] of [
    [turn.steps, false],
    [turn.luck, true],
  ] as const) {
    for (const event of events) {
      const change = (event.after[seat] ?? 0) - (event.before[seat] ?? 0)
      if (Math.abs(change) > Math.abs(found.change)) found = { change, luck }
    }
  }
  return found
}

/** The turns of a seat that lost something worth showing. */
export const faults = (report: Report, seat: number): Turn[] =>
  report.turns.filter((turn) => turn.seat === seat && turn.band !== 'fine')

/** The rows of the sum: message, share, and whether it is a change. */
export function sumRows(sum: Sum): [id: string, share: number, isChange: boolean][] {
  return [
    ['coach-start', sum.start, false],
    ['coach-luck', sum.luck, true],
    ['coach-losses', -sum.losses, true],
    ['coach-others-luck', sum.others_luck, true],
    ['coach-others-losses', sum.others_losses, true],
    ['coach-rest', sum.rest, true],
    ['coach-result', sum.result, false],
    ['coach-adjusted', sum.result - sum.luck - sum.others_luck, false],
  ]
}

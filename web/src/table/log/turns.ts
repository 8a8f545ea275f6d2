// Groups the events of a log into turns: texts with chips for cards and fields, and events around the game.

import type { Happened, Step } from '../../net/protocol'
import type { Messages } from '../../i18n/messages'
import { letter, parseStep } from '../../util/notation.ts'
import { signed } from '../board/geometry.ts'

export interface Turn {
  seq: number // of the last event
  seat: number | null
  heading: string
  parts: string[] // texts; chips in them are CHIP + card + CHIP or CHIP + FIELD + place + CHIP
  full: string // the same in sentences, for tooltips and screen readers
  gain: number
  undone: boolean
  bot: string // the level that decided
  around: boolean // not a move: a player left, returned, undid a move, said something
}

const CHIP = '\u0001'
const FIELD = '@' // before the place of a field
/** The field that a chip names; null if it names a card. */
export const fieldIn = (text: string): string | null =>
  text.startsWith(FIELD) ? text.slice(FIELD.length) : null
const chip = (notation: string): string => CHIP + notation + CHIP

/** Splits a text into texts and chips. */
export function pieces(text: string): { chip: boolean; text: string }[] {
  return text.split(CHIP).map((part, index) => ({ chip: index % 2 === 1, text: part }))
}

/** All turns of a log, the earliest first. */
export function turnsOf(log: readonly Happened[], messages: Messages, names: readonly string[]): Turn[] {
  const found: Turn[] = []
  const taken = new Set(log.flatMap((event) => event.events ?? []))
  for (const event of log) {
    if (event.kind === 'moved') addMove(found, event, taken.has(event.seq), messages, names)
    else {
      const text = aroundText(event, messages, names)
      if (text)
        found.push({
          seq: event.seq,
          seat: event.seat ?? null,
          heading: '',
          parts: [text],
          full: text,
          gain: 0,
          undone: false,
          bot: '',
          around: true,
        })
    }
  }
  return found
}

function addMove(
  found: Turn[],
  event: Happened,
  undone: boolean,
  messages: Messages,
  names: readonly string[],
): void {
  const steps = event.steps ?? []
  const heading = steps[0]?.heading ?? ''
  const seat = event.seat ?? null
  const last = found.at(-1)
  const same =
    last && !last.around && last.seat === seat && last.heading === heading && last.undone === undone
  const turn: Turn = same
    ? last
    : { seq: 0, seat, heading, parts: [], full: '', gain: 0, undone, bot: '', around: false }
  if (!same) found.push(turn)
  turn.seq = event.seq
  turn.bot = event.bot ?? ''
  turn.gain += event.gain ?? 0
  for (const step of steps) addStep(turn.parts, step, messages)
  for (const { end, seat: walker } of event.trails ?? [])
    turn.parts.push(
      messages.text(walker === null || walker === undefined ? 'move-priestess' : 'move-to', {
        place: chip(FIELD + end),
      }),
    )
  const said = steps.flatMap((step) => [step.line, ...step.news]).map((line) => messages.format(line, names))
  turn.full = [turn.full, ...said].filter(Boolean).join(' ')
}

const SPOKEN = new Set([
  'play',
  'discard',
  'lift',
  'take',
  'keep',
  'reroll',
  'leave',
  'pass',
  'claim',
  'waive',
])

/** A step as a short text; steps of every turn, such as drawing, are left out. */
function addStep(parts: string[], step: Step, messages: Messages): void {
  const { kind, object } = parseStep(step.words)
  const { args, id } = step.line
  const card = typeof args.card === 'object' && 'id' in args.card ? cardOf(args.card.args) : object
  const text = (kind: string): string =>
    messages.text('move-step', { kind, card: chip(card), number: Number(args.number ?? 0) })
  if (id === 'log-stones-tile') {
    parts.push(text('turn'))
    if (args.fits === 'no') parts.push(text('misfit'))
  } else if (SPOKEN.has(kind)) {
    if (kind === 'take' && parts.at(-1) === text('turn')) parts.pop()
    parts.push(text(kind))
  }
}

const cardOf = (args: Record<string, unknown>): string =>
  `${letter(String(args.colour))}${String(args.value)}`

export const SYMBOLS = { clap: '👏', heart: '❤️', laugh: '😄', sad: '😢', 'thumbs-up': '👍', wow: '😮' }
/** Whether an event is chat. */
export const isTalk = ({ kind }: Happened): boolean =>
  kind === 'said' || kind === 'phrased' || kind === 'reacted'

/** The text of an event that is not a move; empty if the log leaves it out. */
function aroundText(event: Happened, messages: Messages, names: readonly string[]): string {
  const name = names[event.seat ?? -1] ?? ''
  switch (event.kind) {
    case 'undone':
      return messages.text('log-undone', { name, number: event.taken ?? 1 })
    case 'left':
      return messages.text('log-left', {
        name,
        why: event.why ?? '',
        bot: messages.text('web-bot', { bot: event.bot ?? '' }),
      })
    case 'returned':
      return messages.text('log-returned', { name })
    case 'hinted':
      return messages.text('log-hinted', { name })
    case 'ended':
      return messages.text('log-ended', { name, why: event.why ?? '' })
    case 'phrased':
      return `${name}: ${messages.text('talk-phrase', { phrase: event.phrase ?? '' })}`
    case 'reacted':
      return messages.text('talk-reacted', { name, symbol: SYMBOLS[event.reaction ?? 'wow'] })
    case 'said':
      return `${name}: ${event.text ?? ''}`
    default:
      return ''
  }
}

/** The change of points with its sign; empty without one. */
export const gainText = (gain: number): string => (gain === 0 ? '' : signed(gain))

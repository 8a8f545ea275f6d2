// A hint as lines of text, for the text mode.

import type { HintAnswer, Suggestion } from '../../net/protocol.gen'
import type { Messages } from '../../i18n/messages'
import { signed } from '../board/geometry'
import type { Grade } from './hinting.svelte'

export const percent = (share: number): string => (100 * share).toFixed(0)

/** What is known about a move besides its chance to win. */
export function facts(messages: Messages, names: readonly string[], one: Suggestion): string[] {
  const lead =
    one.lead === null ? [] : [messages.text('hint-lead', { points: signed(Math.round(10 * one.lead) / 10) })]
  return [...lead, ...one.reasons.map((reason) => messages.format(reason, names))]
}

/** The chance to win with its interval; empty if it is unknown. */
function chance(messages: Messages, { share, margin }: Suggestion): string {
  if (share === null) return ''
  const told = messages.text('hinting-share', { share: percent(share) })
  return margin < 0.005
    ? ` – ${told}`
    : ` – ${told} ${messages.text('hinting-about', { margin: percent(margin) })}`
}

/** What a grade of the hint says. */
export function hintLines(
  messages: Messages,
  names: readonly string[],
  answer: HintAnswer,
  grade: Grade,
): string[] {
  if (grade === 'area') return [messages.format(answer.area, names), messages.text('hinting-help')]
  const lines = answer.best.flatMap((one) => [
    `${one.action}: ${messages.format(one.told, names)}${chance(messages, one)}`,
    ...(grade === 'reasons' ? facts(messages, names, one) : []),
  ])
  const heading = answer.best.length === 1 ? 'hinting-only' : 'hinting-best'
  return [
    messages.text(heading),
    ...lines,
    ...(answer.estimate ? [messages.text('hinting-estimate', { state: answer.estimate })] : []),
    ...(grade === 'moves' ? [messages.text('hinting-help')] : []),
  ]
}

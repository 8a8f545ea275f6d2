// The board in one sentence, as its text alternative.

import type { Scene, View } from '../../net/protocol'
import type { Messages } from '../../i18n/messages'
import { parseTile } from '../../util/notation'
import { fieldName } from '../thingLabel'

export function boardSummary(messages: Messages, view: View, scene: Scene, names: readonly string[]): string {
  const figures = new Map<number, string[]>()
  for (const piece of scene.pieces) {
    const at = fieldName(messages, piece.place)
    figures.set(piece.seat, [...(figures.get(piece.seat) ?? []), piece.large ? `${at} ×2` : at])
  }
  const told = [...figures.entries()]
    .map(([seat, places]) => `${names[seat] ?? ''} ${places.join(', ')}`)
    .join('; ')
  const lying = scene.lying.filter((one) => one.tile !== 'hidden' && one.tile !== 'open')
  const things = lying
    .map(({ place, tile }) => {
      const { kind, value } = parseTile(tile)
      return `${fieldName(messages, place)} ${messages.text('play-thing', { kind })} ${value}`.trimEnd()
    })
    .join(', ')
  const now = messages.text('play-board-now', { figures: told || '–', things: things || '–' })
  return `${messages.text('web-board')}. ${now}`
}

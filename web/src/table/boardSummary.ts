// The board in one sentence, as its text alternative.

import type { Scene, View } from '../net/protocol'
import type { Words } from '../i18n/messages'
import { fieldName } from './thingLabel'

export function inWords(words: Words, view: View, scene: Scene, names: readonly string[]): string {
  const figures = new Map<number, string[]>()
  for (const piece of scene.pieces) {
    const at = fieldName(words, piece.place)
    figures.set(piece.seat, [...(figures.get(piece.seat) ?? []), piece.large ? `${at} ×2` : at])
  }
  const told = [...figures.entries()]
    .map(([seat, places]) => `${names[seat] ?? ''} ${places.join(', ')}`)
    .join('; ')
  const lying = scene.lying.filter((one) => one.tile !== 'hidden' && one.tile !== 'open')
  const things = lying
    .map(({ place, tile }) => {
      const [kind = '', value = ''] = tile.split(' ')
      return `${fieldName(words, place)} ${words.word('play-thing', { kind })} ${value}`.trimEnd()
    })
    .join(', ')
  return `${words.word('web-board')}. ${words.word('play-board-now', { figures: told || '–', things: things || '–' })}`
}

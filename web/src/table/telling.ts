// The board in one sentence, for those who do not see it.

import type { Scene, View } from '../lib/protocol'
import type { Words } from '../lib/words'

export function inWords(words: Words, view: View, scene: Scene, names: readonly string[]): string {
  const figures = new Map<number, string[]>()
  for (const piece of scene.pieces) {
    const at = piece.place === 'start' || piece.place === '0' ? words.word('play-start') : piece.place
    figures.set(piece.seat, [...(figures.get(piece.seat) ?? []), piece.large ? `${at} ×2` : at])
  }
  const told = [...figures.entries()].map(([seat, places]) => `${names[seat] ?? ''} ${places.join(', ')}`).join('; ')
  const lying = scene.lying.filter((one) => one.tile !== 'hidden' && one.tile !== 'open')
  const things = lying.map((one) => `${one.place} ${words.word('play-thing', { kind: one.tile.split(' ')[0] ?? '' })}${one.tile.includes(' ') ? ` ${one.tile.split(' ')[1]}` : ''}`).join(', ')
  return `${words.word('web-board')}. ${words.word('play-board-now', { figures: told || '–', things: things || '–' })}`
}

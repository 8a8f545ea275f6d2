// What things on the table are called.

import type { View } from '../lib/protocol'
import type { Words } from '../lib/words'
import { COLOURS } from './places'

export const colourName = (words: Words, letter: string): string => words.word('colour', { colour: COLOURS[letter] ?? '' })

/** A thing that can be touched, in words. */
export function nameOf(words: Words, view: View | null, thing: string): string {
  const [kind = '', ...rest] = thing.split(' ')
  const last = rest.at(-1) ?? ''
  switch (kind) {
    case 'card':
      return words.word('card', { colour: COLOURS[last[0] ?? ''] ?? '', value: last.slice(1) })
    case 'row':
    case 'pile':
      return words.word(`web-${kind}`, { colour: colourName(words, last) })
    case 'figure':
    case 'button':
      return words.word(`web-${kind}`, { kind: last })
    case 'place':
    case 'piece':
      return words.word(`web-${kind}`, { place: last === 'start' || last === '0' ? words.word('play-start') : last })
    case 'die': {
      const face = view?.table.dice?.[Number(last) - 1] ?? ''
      return words.word('web-die', { number: last, face: words.word('dice-face', { face: COLOURS[face] ?? 'wish' }) })
    }
    case 'deck':
      return words.word(view?.table.hidden === undefined ? 'web-deck' : 'web-tiles')
    default:
      return words.word(`web-${kind}`)
  }
}

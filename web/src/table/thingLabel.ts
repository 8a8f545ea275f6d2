// What things on the table are called.

import type { View } from '../net/protocol'
import type { Words } from '../i18n/messages'
import { COLOURS } from './board/geometry'
import { isStart, parseThing } from './things'

const PATH = /^([RYPGB])(\d+)$/

/** A field of the board: "third red stone", "stone 22", "field a1", "the start". */
export function fieldName(words: Words, place: string): string {
  if (isStart(place)) return words.word('play-start')
  const [, letter = '', number = ''] = PATH.exec(place) ?? []
  if (letter) return words.word('field-path', { number: Number(number), colour: COLOURS[letter] ?? '' })
  return words.word(/^\d+$/.test(place) ? 'field-stone' : 'field-name', { place })
}

/** A place of the stage: on a table of tiles it is the tile that lies there. */
function placeName(words: Words, view: View | null, place: string): string {
  if (view?.table.hidden === undefined) return fieldName(words, place)
  return words.word('card', { colour: COLOURS[place[0] ?? ''] ?? '', value: place.slice(1) })
}

/** A thing that can be touched. */
export function nameOf(words: Words, view: View | null, name: string): string {
  const thing = parseThing(name)
  const { kind } = thing
  switch (thing.kind) {
    case 'card':
      return words.word('card', { colour: thing.colour, value: thing.value })
    case 'row':
    case 'pile':
      return words.word(`web-${kind}`, { colour: words.word('colour', { colour: thing.colour }) })
    case 'figure':
    case 'button':
      return words.word(`web-${kind}`, { kind: thing.name })
    case 'place':
      return placeName(words, view, thing.place)
    case 'piece':
      return words.word('web-piece', { place: fieldName(words, thing.place), size: thing.size || 'any' })
    case 'die': {
      const face = view?.table.dice?.[thing.number - 1] ?? ''
      return words.word('web-die', {
        number: thing.number,
        face: words.word('dice-face', { face: COLOURS[face] ?? 'wish' }),
      })
    }
    case 'deck':
      return words.word(view?.table.hidden === undefined ? 'web-deck' : 'web-tiles')
    default:
      return words.word(`web-${kind}`)
  }
}

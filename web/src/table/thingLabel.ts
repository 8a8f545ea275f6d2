// Labels of things on the table.

import type { View } from '../net/protocol'
import type { Messages } from '../i18n/messages'
import { COLOURS, parseCard } from '../util/notation'
import { isStart, parseThing, type ThingName } from './things'

const PATH = /^([RYPGB])(\d+)$/

/** A field of the board: "third red stone", "stone 22", "field a1", "the start". */
export function fieldName(messages: Messages, place: string): string {
  if (isStart(place)) return messages.text('play-start')
  const [, letter = '', number = ''] = PATH.exec(place) ?? []
  if (letter) return messages.text('field-path', { number: Number(number), colour: COLOURS[letter] ?? '' })
  return messages.text(/^\d+$/.test(place) ? 'field-stone' : 'field-name', { place })
}

/** A place of the stage: on a table of tiles it is the tile that lies there. */
function placeName(messages: Messages, view: View | null, place: string): string {
  if (view?.table.hidden === undefined) return fieldName(messages, place)
  const { colour, value } = parseCard(place)
  return messages.text('card', { colour, value })
}

/** A thing that can be touched. */
export function nameOf(messages: Messages, view: View | null, name: ThingName): string {
  const thing = parseThing(name)
  const { kind } = thing
  switch (thing.kind) {
    case 'card':
      return messages.text('card', { colour: thing.colour, value: thing.value })
    case 'row':
    case 'pile':
      return messages.text(`web-${kind}`, { colour: messages.text('colour', { colour: thing.colour }) })
    case 'figure':
    case 'button':
      return messages.text(`web-${kind}`, { kind: thing.name })
    case 'place':
      return placeName(messages, view, thing.place)
    case 'piece':
      return messages.text('web-piece', {
        place: fieldName(messages, thing.place),
        size: thing.size || 'any',
      })
    case 'die': {
      const face = view?.table.dice?.[thing.number - 1] ?? ''
      return messages.text('web-die', {
        number: thing.number,
        face: messages.text('dice-face', { face: COLOURS[face] ?? 'wish' }),
      })
    }
    case 'deck':
      return messages.text(view?.table.hidden === undefined ? 'web-deck' : 'web-tiles')
    default:
      return messages.text(`web-${kind}`)
  }
}

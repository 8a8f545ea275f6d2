// The names of the things on a table that can be touched: one grammar, one parser.

import { COLOURS, parseCard, type CardName, type Letter } from '../util/notation.ts'

export type ThingName =
  | `card ${CardName}`
  | `row ${Letter}`
  | `pile ${Letter}`
  | `place ${string}`
  | `piece ${string}`
  | `die ${number}`
  | `figure ${'small' | 'large'}`
  | `button ${string}`
  | 'deck'
  | 'priestess'

export type Thing =
  | { kind: 'card'; card: string; colour: string; value: string }
  | { kind: 'row' | 'pile'; colour: string }
  | { kind: 'place'; place: string }
  | { kind: 'piece'; place: string; size: '' | 'small' | 'large' }
  | { kind: 'die'; number: number }
  | { kind: 'figure' | 'button'; name: string }
  | { kind: 'deck' }
  | { kind: 'priestess' }
  | { kind: 'unknown' }

/** Splits the name of a thing into its parts. */
export function parseThing(name: string): Thing {
  const [kind = '', first = '', second] = name.split(' ')
  switch (kind) {
    case 'card': {
      const { colour, value } = parseCard(first)
      return { kind, card: first, colour, value }
    }
    case 'row':
    case 'pile':
      return { kind, colour: COLOURS[first] ?? '' }
    case 'place':
      return { kind, place: first }
    case 'piece': // "piece R3", or with the size where a player has figures of both sizes on the board
      return second === undefined
        ? { kind, place: first, size: '' }
        : { kind, place: second, size: first === 'large' ? 'large' : 'small' }
    case 'die':
      return { kind, number: Number(first) }
    case 'figure':
    case 'button':
      return { kind, name: first }
    case 'deck':
    case 'priestess':
      return { kind }
    default:
      return { kind: 'unknown' }
  }
}

/** The name of a thing that an element of the page carries; null if it carries none. */
export const thingNamed = (text: string | undefined): ThingName | null =>
  text !== undefined && kindOf(text) !== 'unknown' ? (text as ThingName) : null

export const cardThing = (card: string): ThingName => `card ${card as CardName}`
export const rowThing = (letter: string): ThingName => `row ${letter as Letter}`
export const pileThing = (letter: string): ThingName => `pile ${letter as Letter}`
export const dieThing = (number: number): ThingName => `die ${number}`
export const placeThing = (place: string): ThingName => `place ${place}`

/** The kind of a thing, without its details. */
export const kindOf = (name: string): Thing['kind'] => parseThing(name).kind
export const isStart = (place: string): boolean => place === 'start' || place === '0'

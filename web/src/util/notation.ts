// The short names that the protocol uses for colours, cards, tiles and steps, each with its parser.

export type Letter = 'R' | 'Y' | 'P' | 'G' | 'B'
export type CardName = `${Letter}${number}`

export const COLOURS: Readonly<Record<string, string>> = {
  R: 'red',
  Y: 'yellow',
  P: 'pink',
  G: 'green',
  B: 'blue',
}

/** The letter of a colour; "" for anything else. */
export const letter = (colour: string): Letter | '' =>
  (Object.keys(COLOURS) as Letter[]).find((key) => COLOURS[key] === colour) ?? ''

export interface ParsedCard {
  letter: string
  colour: string // "" if this is no card
  value: string
}

/** A card or a tile with a value, as "R5"; "" is the back of a card. */
export function parseCard(name: string): ParsedCard {
  const first = name[0] ?? ''
  return { letter: first, colour: COLOURS[first] ?? '', value: name.slice(1) }
}

/** The cards and colours that the notation of an action names, in its order. */
export const cardsOf = (action: string): string[] =>
  action.split(' ').filter((part) => /^[RYPGB]\d*$/.test(part))

export interface ParsedTile {
  kind: string
  value: string // "" if it has none
  colour: string // "" if it has none
}

/** What lies on a place: "clover", "points 2", "wish R". */
export function parseTile(tile: string): ParsedTile {
  const [kind = '', value = ''] = tile.split(' ')
  return { kind, value, colour: COLOURS[value] ?? '' }
}

export interface ParsedStep {
  kind: string
  object: string // what it is done with: a card, a colour, a place; "" if it names none
}

/** A step of a turn: "play R5", "take R", "pass". */
export function parseStep(notation: string): ParsedStep {
  const [kind = '', object = ''] = notation.split(' ')
  return { kind, object }
}

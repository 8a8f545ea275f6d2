// The order of the cards in the hand.

import type { Settings } from '../../state/settingsSchema'
import { parseCard } from '../../util/notation.ts'

const valueOf = (card: string): number => Number(parseCard(card).value)

/** The hand in the chosen order: by colour, by value, or new cards at the end. */
export function arranged(
  hand: readonly string[],
  before: readonly string[],
  order: Settings['order'],
): string[] {
  if (order === 'value') return [...hand].sort((one, other) => valueOf(one) - valueOf(other))
  if (order === 'colour') return [...hand]
  const rest = [...hand]
  return [...before.filter((card) => remove(rest, card)), ...rest]
}

/** The previous slots with gaps for played cards; null if a card has been added or the turn is over. */
export function withGaps(
  before: readonly string[],
  hand: readonly string[],
  acting: boolean,
): string[] | null {
  if (!acting || before.length === 0) return null
  const rest = [...hand]
  const slots = before.map((card) => (card && remove(rest, card) ? card : ''))
  return rest.length === 0 && slots.length - hand.length <= 2 ? slots : null
}

function remove(cards: string[], card: string): boolean {
  const index = cards.indexOf(card)
  if (index >= 0) cards.splice(index, 1)
  return index >= 0
}

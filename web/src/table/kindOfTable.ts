// Which areas a table has, derived from its view.

import type { View } from '../net/protocol'

export type TableKind = 'cards' | 'tiles' | 'dice'

export function kindOfTable(view: View): TableKind {
  if (view.table.dice) return 'dice'
  return view.table.hidden === undefined ? 'cards' : 'tiles'
}

/** The seats with a panel above the board: all but the own seat where it has a panel beside its rows. */
export function panelSeats(view: View, ended = false): number[] {
  const all = view.table.players.map((_, seat) => seat)
  return ended || kindOfTable(view) === 'dice' ? all : all.filter((seat) => seat !== view.viewer)
}

/** The viewer's own seat; null for spectators. */
export const ownSeat = (view: View): number | null =>
  view.viewer !== null && view.viewer in view.table.players ? view.viewer : null

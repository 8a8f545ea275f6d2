// Applies incremental updates of a table: a change has only what differs, and outlooks of offers arrive later.

import type { Change, Outlooks, Position, Status, TableView } from './protocol'

interface Kept {
  v: number
  status: Status
  position: Position | null
}

/** Adds outlooks to the offers. */
export function foreseen(
  position: Position,
  outlooks: Outlooks['outlooks'] = position.outlooks ?? [],
): Position {
  return { ...position, offers: position.offers.map((offer, index) => ({ ...offer, ...outlooks[index] })) }
}

/** Applies a change; null after a version gap. */
export function changed<T extends Kept>(known: T, change: Change): T | null {
  const { position } = known
  if (!position || change.events[0]?.seq !== known.v + 1) return null
  const part = change.position
  const next: Position = {
    view: { ...position.view, ...part.view, table: merged(position.view.table, part.view?.table) },
    scene: { ...position.scene, ...part.scene },
    offers: part.offers ?? position.offers.map(({ action, touch }) => ({ action, touch })),
  }
  return { ...known, v: change.v, status: { ...known.status, ...change.status }, position: next }
}

type TablePart = Partial<Omit<TableView, 'players'>> & { players?: Record<string, object> }

function merged(table: TableView, part: TablePart = {}): TableView {
  const { players, ...rest } = part
  return {
    ...table,
    ...rest,
    players: table.players.map((player, seat) => ({ ...player, ...players?.[seat] })),
  }
}

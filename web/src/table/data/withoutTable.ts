// A position to be shown by the table's components although there is no table: lessons, puzzles, mistakes.

import type { Position, Stage, Status } from '../../net/protocol'
import type { Shown } from '../../net/socket'

/** The position with the status of a running game between people; `you` is the seat that sees it. */
export function withoutTable(
  v: number,
  stage: Stage,
  position: Position,
  game: string,
  you: number,
  names: readonly string[],
): Shown {
  const chairs = names.map((name) => ({
    kind: 'person',
    name,
    bot: '',
    away: '',
    present: true,
    yours: false,
    left: 0,
  }))
  const status = {
    phase: 'running',
    settings: { game, players: names.length },
    you,
    host: false,
    chairs,
    since: 0,
    due: null,
    stall: null,
    undo: { free: 0, ask: false, asked: null, answer: false },
    commitment: '',
    secret: '',
    nonces: [],
    rematch: '',
  }
  return { v, hint: null, moved: v, status: status as unknown as Status, stage, position }
}

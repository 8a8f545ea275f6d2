import type { View } from '../../net/protocol'

/** A seat's points as if the game ended now. */
export const totalOf = (view: View, seat: number): number =>
  (view.scores[seat]?.lines ?? []).reduce((sum, line) => sum + line.points, 0)

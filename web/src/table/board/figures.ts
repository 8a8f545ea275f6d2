// Figures that keep their identity from one position to the next, so that they can be animated.

import type { Piece } from '../../net/protocol'

export interface Figure {
  id: number
  seat: number
  large: boolean
  place: string
  moved: boolean // it was the last to move
  from: string // where it stood before its last move
}

let next = 1

/** Matches the pieces of a position with the previous figures. */
export function follow(before: readonly Figure[], pieces: readonly Piece[]): Figure[] {
  const rest = [...before]
  const take = (fits: (figure: Figure) => boolean): Figure | undefined => {
    const index = rest.findIndex(fits)
    return index < 0 ? undefined : rest.splice(index, 1)[0]
  }
  const found: (Figure | null)[] = pieces.map((piece) => {
    const same = take(
      (one) => one.seat === piece.seat && one.large === piece.large && one.place === piece.place,
    )
    return same ? { ...same, moved: false } : null
  })
  const after = found.map((figure, index) => {
    const piece = pieces[index]
    if (figure || !piece) return figure as Figure
    const come = take((one) => one.seat === piece.seat && one.large === piece.large)
    return {
      id: come?.id ?? next++,
      seat: piece.seat,
      large: piece.large ?? false,
      place: piece.place,
      moved: before.length > 0,
      from: come?.place ?? piece.place,
    }
  })
  if (after.some((figure) => figure.moved)) return after
  const marked = new Set(before.filter((figure) => figure.moved).map((figure) => figure.id))
  return after.map((figure) => ({ ...figure, moved: marked.has(figure.id) })) // nothing has moved since
}

export interface Group extends Figure {
  number: number // figures of the same kind and seat on the same place
  beside: boolean // a figure of the other size and the same seat stands there too
}

/** Groups figures of one kind on one place: the last one represents them, with their number. */
export function grouped(figures: readonly Figure[]): Group[] {
  const same = (one: Figure, other: Figure): boolean => one.seat === other.seat && one.place === other.place
  return figures
    .filter(
      (figure, index) =>
        !figures.slice(index + 1).some((other) => same(figure, other) && figure.large === other.large),
    )
    .map((figure) => {
      const here = figures.filter((other) => same(figure, other))
      return {
        ...figure,
        number: here.filter((other) => other.large === figure.large).length,
        beside: here.some((other) => other.large !== figure.large),
      }
    })
}

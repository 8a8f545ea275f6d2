// Where things lie on a place, in parts of its width and height from its middle: the same as in pictures.py.

import type { Place } from '../lib/protocol'

export type Form = 'slab' | 'round' | 'square'
export type Spots = Record<Form, [number, number]>

export const SIGN: Spots = { slab: [-0.35, 0], round: [-0.27, 0.24], square: [-0.25, -0.22] }
export const WORTH: Spots = { slab: [0.34, 0], round: [0.25, 0.24], square: [0.2, -0.22] }
export const TILE: Spots = { slab: [0, 0], round: [0, -0.1], square: [0.2, 0.24] }
export const CORNER: Record<'slab' | 'round', [number, number]> = { slab: [0.38, 0.46], round: [0.38, 0.38] }

export const SEAT_SHAPES = ['disc', 'square', 'triangle', 'diamond']
export const STAYING = new Set(['clover', 'points', 'spiral', 'leprechaun', 'shed', 'kobold', 'forbidden'])

export function form(place: Place): Form {
  if (place.round) return 'round'
  return place.width === place.height ? 'square' : 'slab'
}

export function spot(place: Place, spots: Spots): [number, number] {
  const [right, down] = spots[form(place)]
  return [place.x + right * place.width, place.y + down * place.height]
}

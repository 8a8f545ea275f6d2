// Positions on a place, relative to its size and from its centre: shared with the Python package `pictures`.

import shapes from '../../../../src/keltis/pictures/shapes.json' with { type: 'json' }
import spots from '../../../../src/keltis/pictures/spots.json' with { type: 'json' }
import type { Place, Stage } from '../../net/protocol'

export type Form = keyof typeof spots
export type Spot = 'sign' | 'tile' | 'worth'
export type Scenery = Stage['scenery']

const START = 'start'
const LARGE = 1.22 // a large figure beside a small one

export const shape = (id: string): string => (shapes as Record<string, string>)[id] ?? ''

const SCENERIES: readonly string[] = ['hill', 'spiral', 'heath', 'field'] satisfies Scenery[]

/** A stage with a known landscape: a server of another version may send none or an unknown one. */
export function drawable(stage: Stage): Stage {
  if (SCENERIES.includes(stage.scenery)) return stage
  return { ...stage, scenery: stage.links.length > 0 ? 'hill' : 'heath' }
}

/** The kind of stone of a place. */
export function form(place: Place, scenery: Scenery): Form {
  if (place.id === START) return 'start'
  if (scenery === 'hill') return 'slab'
  if (scenery === 'spiral') return place.colour ? 'boulder' : 'hub'
  return scenery
}

export const sizes = (kind: Form): (typeof spots)['slab']['sizes'] => spots[kind].sizes

export function spot(place: Place, kind: Form, what: Spot): [number, number] {
  return at(place, spots[kind][what])
}

const at = (place: Place, [right = 0, down = 0]: readonly number[]): [number, number] => [
  place.x + right * place.width,
  place.y + down * place.height,
]

export interface Stand {
  x: number
  y: number // of its feet
  size: number // its height
}

/** Where a seat's figure stands: every seat has a fixed spot on a place. */
export function stand(
  place: Place,
  kind: Form,
  seat: number,
  players: number,
  large: boolean,
  beside: boolean,
): Stand {
  const { figures, aside } = spots[kind]
  const table: Record<string, number[][]> = figures
  const spot = table[Math.max(players, 2)]?.[seat] ?? []
  const [x, y] = at(place, spot)
  const apart = large && (beside || kind === 'start') ? aside : 0
  return { x: x + apart, y, size: (spot[2] ?? 0) * (large ? LARGE : 1) }
}

/** A number as it is printed. */
export const printed = (value: number): string => String(value).replace('-', '−')
export const signed = (value: number): string => (value > 0 ? `+${value}` : printed(value))

const EDGE = 870 // places to the right of this have no room for the priestess on their right

/** Where the priestess stands: beside the tile, behind the figures. */
export const priestessSpot = (place: Place): Stand => ({
  x: place.x + (place.x > EDGE ? -0.62 : 0.62) * place.width,
  y: place.y - place.height * 0.04,
  size: 84,
})

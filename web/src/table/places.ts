// Where things lie on a place, in parts of its width and height from its middle: the same as in Python's pictures.

import shapes from '../../../src/keltis/pictures/shapes.json' with { type: 'json' }
import spots from '../../../src/keltis/pictures/spots.json' with { type: 'json' }
import type { Place } from '../lib/protocol'

export type Form = keyof typeof spots
export type Spot = 'sign' | 'tile' | 'worth'

export const SEAT_SHAPES = ['disc', 'square', 'triangle', 'diamond']
export const STAYING = new Set(['clover', 'points', 'spiral', 'leprechaun', 'shed', 'kobold', 'forbidden'])
export const COLOURS: Record<string, string> = { R: 'red', Y: 'yellow', P: 'pink', G: 'green', B: 'blue' }
const LONG = 400 // a place as wide as this is a start

export const shape = (id: string): string => (shapes as Record<string, string>)[id] ?? ''
export const letter = (colour: string): string => Object.keys(COLOURS).find((key) => COLOURS[key] === colour) ?? ''

export function form(place: Place): Form {
  if (place.round) return place.colour ? 'round' : 'hub'
  return place.width > LONG ? 'start' : 'slab'
}

export const sizes = (place: Place): (typeof spots)['slab']['sizes'] => spots[form(place)].sizes

export function spot(place: Place, what: Spot): [number, number] {
  return at(place, spots[form(place)][what])
}

const at = (place: Place, [right = 0, down = 0]: readonly number[]): [number, number] => [place.x + right * place.width, place.y + down * place.height]

export interface Stand {
  x: number
  y: number
  size: number // of the shape
}

// The numbers and the sums are those of Python's `standing.py`; a test compares them.
const SMALL = 1.05 // of the room of one seat: a shape does not fill its square
const LARGE = 1.25
const HALF = 0.6 // of the room, if a large and a small figure of a seat share it
const AT_START = { small: 0.62, large: 0.8 } // of the height of the start
const COUNT = 58 // so wide is the number of those who wait there
const GAP = 8
const CROWD = 38 // the room of one of three or four who stand on the rim of a round stone
const CORNERS = { 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [1, 0], [-1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]] } as const

/** Where a seat's figure stands: everybody has a spot, so that nobody covers anybody, nor tile, sign and worth. */
export function stand(place: Place, seat: number, players: number, large: boolean, beside: boolean): Stand {
  const [left = 0, top = 0, right = 0, low = 0] = spots[form(place)].area
  const [middle, centre] = at(place, [(left + right) / 2, (top + low) / 2])
  const area = { x: middle, y: centre, width: (right - left) * place.width, height: (low - top) * place.height }
  if (form(place) === 'start') return standAtStart(area, place.height, seat, players, large)
  const [side, factor] = large ? [1, LARGE] : [-1, SMALL]
  const crowd: readonly number[] | undefined = players > 2 ? spots[form(place)].crowd[seat] : undefined
  const { x, y, size: room } = crowd ? rim(place, crowd) : roomOf(area, seat, players)
  if (!beside) return { x, y, size: room * factor }
  if (players > 2) return { x: x + side * room * 0.27, y, size: room * HALF * factor }
  const [across, down] = [area.width / 4, area.height / 4]
  return { x: area.x + side * across, y: area.y + (seat ? down : -down), size: Math.min(across, down) * 2 * factor }
}

function rim(place: Place, spot: readonly number[]): Stand {
  const [x, y] = at(place, spot)
  return { x, y, size: CROWD }
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The middle of a seat's room, and how wide it is: two or three stand askew, because that leaves most room. */
function roomOf(area: Area, seat: number, players: number): Stand {
  const { width: wide, height: high } = area
  const [short, long] = [Math.min(wide, high), Math.max(wide, high)]
  const number = players >= 4 ? 4 : players === 3 ? 3 : 2
  const widest = { 2: Math.min(short, wide + high - Math.sqrt(2 * wide * high)), 3: 4 * short + long - Math.sqrt(12 * short ** 2 + 8 * short * long), 4: short / 2 }
  const room = Math.min(widest[number], long / 2)
  const corner: readonly number[] = CORNERS[number][seat] ?? []
  const [right = 0, down = 0] = number === 3 && wide > high ? [...corner].reverse() : corner
  const apart = 0.6 * room // nobody stands farther off than needed
  return { x: area.x + right * Math.min((wide - room) / 2, apart), y: area.y + down * Math.min((high - room) / 2, apart), size: room }
}

/** Those who have not set out: small figures with their number, then the large one. */
function standAtStart(area: Area, height: number, seat: number, players: number, large: boolean): Stand {
  const [small, big] = [AT_START.small * height, AT_START.large * height]
  const x = area.x - area.width / 2 + (seat * area.width) / Math.max(players, 2) + small / 2
  return large ? { x: x + 0.42 * small + GAP + COUNT + 0.45 * big, y: area.y, size: big } : { x, y: area.y, size: small }
}

/** Where the number of those who wait begins, from the middle of their figure. */
export const countBeside = (size: number): number => 0.42 * size + GAP
/** Letters on a figure, in hundredths of it; a triangle has its room further down. */
export const DOUBLE = 50
export const NUMBER = 58
export const lower = (seat: number): number => (SEAT_SHAPES[seat] === 'triangle' ? 12 : 0)

/** A number as it is printed. */
export const printed = (value: number): string => String(value).replace('-', '−')
export const signed = (value: number): string => (value > 0 ? `+${value}` : printed(value))

// Where things lie on a place, in parts of its width and height from its middle: the same as in Python's pictures.

import shapes from '../../../src/keltis/pictures/shapes.json'
import spots from '../../../src/keltis/pictures/spots.json'
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
  const [right = 0, down = 0] = spots[form(place)][what]
  return [place.x + right * place.width, place.y + down * place.height]
}

const inRow = (place: Place): boolean => ['slab', 'round'].includes(form(place))

/** Where a seat's figures stand on a place: everybody has a slot, so that figures cover neither tile nor worth. */
export function slot(place: Place, seat: number, players: number, large: boolean, beside: boolean): [number, number] {
  const { slots } = spots[form(place)]
  const [first = [0, 0], next = [0, 0]] = slots
  const part = (next[0] ?? 0) - (first[0] ?? 0) // of four; fewer players share the same row
  const [own = 0, usual = 0] = slots[seat % 4] ?? []
  const down = form(place) === 'round' && players < 4 ? 0.3 : usual
  const right = inRow(place) ? (first[0] ?? 0) - part / 2 + ((seat + 0.5) * 4 * part) / players : own
  const shift = form(place) === 'start' ? (large ? 122 : 0) : beside ? ((large ? 1 : -1) * 52) / players : 0
  return [place.x + right * place.width + shift, place.y + down * place.height]
}

/** How large figures are: as the height of the place allows, and the number of those who share it. */
export function figureSize(place: Place, players: number, large: boolean, higher: number): number {
  const size = large ? sizes(place).large : sizes(place).figure
  if (form(place) === 'round') return size * ([1.3, 1.3, 1.3, 1.18][players] ?? 1)
  return players < 4 ? size * Math.min(higher, 1.3) : size
}

/** How much smaller a figure is beside one of the same seat and the other size: as little as the slot allows. */
export const squeezed = (place: Place, players: number): number => (form(place) === 'start' ? 1 : ([1, 1, 1, 0.86][players] ?? 0.72))

/** A number as it is printed. */
export const printed = (value: number): string => String(value).replace('-', '−')
export const signed = (value: number): string => (value > 0 ? `+${value}` : printed(value))

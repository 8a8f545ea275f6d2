// The landscapes in which boards lie. Each is a chunk of its own, loaded with the first table that needs it.

import type { Place, Stage } from '../../../net/protocol'
import type { Scenery } from '../geometry'

/** The visible part of the drawing, in the coordinates of the stage. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

export interface Landscape {
  ground: (stage: Stage, view: View) => string
  stone: (place: Place, index: number, stage: Stage) => string
}

/** Room around the places: above (for the sky), beside and below. */
export const MARGINS: Record<Scenery, { top: number; side: number; bottom: number }> = {
  hill: { top: 104, side: 8, bottom: 6 },
  spiral: { top: 14, side: 16, bottom: 10 },
  heath: { top: 118, side: 4, bottom: 12 },
  field: { top: 8, side: 4, bottom: 4 },
}

const LOADERS: Record<Scenery, () => Promise<Landscape>> = {
  hill: () => import('./hill'),
  spiral: () => import('./spiral'),
  heath: () => import('./heath'),
  field: () => import('./field'),
}
const loaded = new Map<Scenery, Landscape>()

/** A landscape that is already loaded. */
export const landscape = (name: Scenery): Landscape | null => loaded.get(name) ?? null

export async function load(name: Scenery): Promise<Landscape> {
  const found = loaded.get(name) ?? (await LOADERS[name]())
  loaded.set(name, found)
  return found
}

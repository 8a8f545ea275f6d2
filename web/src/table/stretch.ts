// A board of slabs fills the screen: its stones grow higher on a tall one, and flatter on a small one.

import type { Stage } from '../lib/protocol'

const LEAST = 0.85
const MOST = 1.36

/** How many times as high as the server's drawing a board is, on an area of this size; round stones stay round. */
export function stretch(stage: Stage, margin: number, width: number, height: number): number {
  if (width === 0 || height === 0 || stage.places.some((place) => place.round)) return 1
  const fitting = ((height / width) * (stage.width + 2 * margin) - 2 * margin) / stage.height
  return Math.min(Math.max(fitting, LEAST), MOST)
}

/** The board so many times as high. */
export function stretched(stage: Stage, factor: number): Stage {
  if (factor === 1) return stage
  const higher = <Thing extends { y: number; height: number }>(thing: Thing): Thing => ({ ...thing, y: thing.y * factor, height: thing.height * factor })
  return { ...stage, height: stage.height * factor, places: stage.places.map(higher), zones: stage.zones.map(higher) }
}

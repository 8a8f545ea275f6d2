// Fits a board to the screen: places move apart on a tall screen and together on a flat one; the landscape fills the
// rest.

import type { Place, Stage, Zone } from '../../net/protocol'
import type { Scenery } from './geometry'
import { MARGINS, type View } from './scenery/scenery'

/** Minimum and maximum stretch; the stones of a hill grow with it, others keep their shape. */
const LIMITS: Record<Scenery, readonly [least: number, most: number]> = {
  hill: [0.82, 1.4],
  spiral: [1, 1.16],
  heath: [0.86, 1.4],
  field: [0.8, 1.35],
}

/** The vertical stretch of a board on an area of this size. */
export function stretch(stage: Stage, width: number, height: number): number {
  if (width === 0 || height === 0) return 1
  const { top, side, bottom } = MARGINS[stage.scenery]
  const [least, most] = LIMITS[stage.scenery]
  const fitting = ((height / width) * (stage.width + 2 * side) - top - bottom) / stage.height
  return Math.min(Math.max(fitting, least), most)
}

/** The stage stretched vertically by a factor. */
export function stretched(stage: Stage, factor: number): Stage {
  if (factor === 1) return stage
  const higher = (place: Place): Place => ({
    ...place,
    y: place.y * factor,
    height: stage.scenery === 'hill' ? place.height * factor : place.height,
  })
  const larger = (zone: Zone): Zone => ({ ...zone, y: zone.y * factor, height: zone.height * factor })
  return {
    ...stage,
    height: stage.height * factor,
    places: stage.places.map(higher),
    zones: stage.zones.map(larger),
  }
}

/** The view box for an area of this size: the whole board and landscape around it. */
export function seen(stage: Stage, width: number, height: number): View {
  const { top, side, bottom } = MARGINS[stage.scenery]
  const [wide, high] = [stage.width + 2 * side, stage.height + top + bottom]
  const scale = Math.min(width / wide, height / high)
  const view = { width: width / scale, height: height / scale }
  return { x: -side - (view.width - wide) / 2, y: -top - (view.height - high) / 2, ...view }
}

// Stones: an outline fills a template of shadow, side, face, plateau, lichen, grain, crack, light and rim.

import type { Place } from '../../../net/protocol'
import { printed, shape, sizes, spot, type Form } from '../geometry'
import { tag } from '../svg'

export interface Outlines {
  box: string
  template: string
  variants: Record<string, string>[]
}

/** The symbols of all variants of a stone: `k-slab-0`, `k-slab-1` … */
export function symbols(
  name: string,
  { box, template, variants }: Outlines,
): Record<string, { box: string; draw: string }> {
  return Object.fromEntries(
    variants.map((values, index) => [
      `${name}-${index}`,
      { box, draw: template.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '') },
    ]),
  )
}

interface Extent {
  box: readonly [x: number, y: number, width: number, height: number] // of the symbol
  stone: readonly [width: number, height: number] // of the stone in it, from 0, 0
}

/** A stone that fills its place. */
export function stone(place: Place, name: string, { box, stone: [wide, high] }: Extent): string {
  const [across, down] = [place.width / wide, place.height / high]
  return tag('use', {
    href: `#k-${name}`,
    x: place.x - place.width / 2 + box[0] * across,
    y: place.y - place.height / 2 + box[1] * down,
    width: box[2] * across,
    height: box[3] * down,
  })
}

/** Sign and worth, carved: a shade of the other tone lies a little below. */
export function carved(place: Place, kind: Form): string {
  const size = sizes(kind)
  const [x, y] = spot(place, kind, 'sign')
  const sign = (look: string, shift: number): string =>
    tag('path', {
      class: look,
      d: shape(place.colour),
      transform: `translate(${x + shift} ${y + 1.4 * shift}) scale(${size.sign / 100})`,
    })
  const signs = place.colour ? sign('carving', 1.4) + sign('sign', 0) : ''
  if (place.value === null) return signs
  const [right, down] = spot(place, kind, 'worth')
  const worth = (look: string, shift: number): string =>
    tag(
      'text',
      { class: look, x: right + shift, y: down + 1.4 * shift, 'font-size': size.worth },
      printed(Number(place.value)),
    )
  return signs + worth('carving', 1.4) + worth('worth', 0)
}

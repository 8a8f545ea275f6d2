// Der Weg der Steine: stones lie face down on a heath. A stone that was taken leaves a hollow in the grass.

import art from '../../../../../src/keltis/pictures/art/heath.json' with { type: 'json' }
import type { Place, Stage } from '../../../net/protocol'
import { define } from '../../art/sprite'
import { at, tag } from '../svg'
import { birds, heather, menhir, ridge, sun, tufts } from './nature'
import type { View } from './scenery'
import { carved, symbols } from './stones'

const { box, variants } = art
define({
  ...symbols('down', { box, template: art.down, variants }),
  ...symbols('up', { box, template: art.up, variants }),
})
const HORIZON = -12
const BODY = 0.75 // of the symbol's box is stone

export function ground(stage: Stage, view: View): string {
  const far = { ...view, height: HORIZON + 90 - view.y }
  const middle = stage.width / 2
  const stop = (offset: number, look: string): string =>
    tag('stop', { offset, 'stop-color': `var(--${look})` })
  const down = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0 }
  return [
    tag(
      'linearGradient',
      { id: 'k-sky', ...down, y1: -160, y2: HORIZON },
      stop(0, 'sky-high') + stop(0.6, 'sky') + stop(1, 'sky-low'),
    ),
    tag(
      'linearGradient',
      { id: 'k-heath', ...down, y1: HORIZON, y2: stage.height },
      stop(0, 'heath-high') + stop(0.5, 'heath') + stop(1, 'heath-low'),
    ),
    tag('rect', {
      x: view.x,
      y: view.y,
      width: view.width,
      height: HORIZON + 60 - view.y,
      fill: 'url(#k-sky)',
    }),
    sun(middle - view.width * 0.3, HORIZON - 44, 24),
    ridge(far, HORIZON - 40, 16, 'far', 5),
    ridge(far, HORIZON - 18, 14, 'near', 11),
    tag('rect', {
      x: view.x,
      y: HORIZON,
      width: view.width,
      height: view.y + view.height - HORIZON,
      fill: 'url(#k-heath)',
    }),
    ...[
      [150, 44],
      [176, 62],
      [206, 40],
      [234, 52],
      [420, 34],
    ].map(([x = 0, high = 0]) => menhir(middle + x, HORIZON + 8, high * 0.36, high)),
    birds(middle + 40, HORIZON - 78),
    tag('ellipse', { class: 'sunlight', cx: middle - 240, cy: 160, rx: 420, ry: 170, fill: 'url(#k-patch)' }),
    heather(view, HORIZON + 30, 26, 17),
    tufts(view, HORIZON + 14, 170, 29),
    ...stage.places.map(hollow),
  ].join('')
}

function hollow({ x, y, width }: Place): string {
  const size = width * 0.42
  return (
    tag('ellipse', { class: 'hollow', cx: x, cy: y + 4, rx: size, ry: size * 0.8 }) +
    tag('ellipse', { class: 'hollow', cx: x - 2, cy: y + 2, rx: size * 0.8, ry: size * 0.6 }) +
    tag('ellipse', { class: 'hollow-rim', cx: x, cy: y + 6, rx: size, ry: size * 0.8 })
  )
}

export function stone(place: Place, index: number): string {
  const size = place.width / BODY
  const variant = (index * 5 + (index >> 3)) % variants.length
  const turn = ((index * 37) % 23) - 11
  const use = (name: string, extra: string): string =>
    tag('use', {
      href: `#k-${name}-${variant}`,
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
      class: extra,
    })
  const place0 = { ...place, x: 0, y: 0 }
  const down = tag(
    'g',
    { class: 'back' },
    tag('g', { transform: `rotate(${turn})` }, use('down', `rock-${index % 4}`)),
  )
  const up = tag(
    'g',
    { class: 'front' },
    tag('g', { transform: `rotate(${turn * 0.4})` }, use('up', 'limestone') + carved(place0, 'heath')),
  )
  return tag('g', { transform: `translate(${at(place.x, place.y)})` }, down + up)
}

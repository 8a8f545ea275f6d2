// Das Würfelspiel: lanes of field stones from left to right; the goal lies in the sun.

import art from '../../../../../src/keltis/pictures/art/heath.json' with { type: 'json' }
import slabs from '../../../../../src/keltis/pictures/art/slabs.json' with { type: 'json' }
import type { Place, Stage } from '../../../net/protocol'
import { define } from '../../art/sprite'
import { form, printed, shape } from '../geometry'
import { path, tag } from '../svg'
import { heather, rope, tufts } from './nature'
import type { View } from './scenery'
import { stone as fitted, symbols } from './stones'

const { box, variants } = art
define({ ...symbols('pebble', { box, template: art.field, variants }), ...symbols('start', slabs.start) })
const START_SLAB = { box: [-8, -4, 656, 76], stone: [640, 66] } as const
const BODY = 0.75 // of the symbol's box is stone
const SIGN = 46 // from the left: the sign of a lane

export function ground(stage: Stage, view: View): string {
  const [goal] = stage.zones
  const stop = (offset: number, look: string): string =>
    tag('stop', { offset, 'stop-color': `var(--${look})` })
  const lanes = stage.places.filter(({ id }) => id.endsWith('1') && id.length === 2)
  const head = stage.places.filter(({ colour }) => colour === lanes[0]?.colour)
  const gold = goal && {
    x: goal.x - goal.width / 2,
    y: goal.y - goal.height / 2 - 40,
    width: goal.width,
    height: goal.height + 36,
  }
  return [
    tag(
      'linearGradient',
      { id: 'k-field', x1: 0, y1: 0, x2: 1, y2: 0.8 },
      stop(0, 'heath-high') + stop(0.45, 'heath') + stop(1, 'heath-low'),
    ),
    tag(
      'linearGradient',
      { id: 'k-goal', x1: 0, y1: 0, x2: 1, y2: 0 },
      stop(0, 'goal-low') + stop(1, 'goal-high'),
    ),
    tag('rect', { ...view, fill: 'url(#k-field)' }),
    tag('ellipse', { class: 'sunlight', cx: view.x, cy: view.y, rx: 620, ry: 420, fill: 'url(#k-patch)' }),
    heather(view, view.y, 14, 3),
    tufts(view, view.y, 130, 13),
    gold ? tag('rect', { ...gold, rx: 30, fill: 'url(#k-goal)', class: 'goal' }) : '',
    ...lanes.map((place) => lane(place, stage)),
    ...head.map((place) =>
      tag(
        'text',
        { class: place.value! < 0 ? 'header low' : 'header', x: place.x, y: 28, 'font-size': 38 },
        printed(Number(place.value)),
      ),
    ),
  ].join('')
}

/** A lane of a colour, with its sign. */
function lane({ y, colour }: Place, stage: Stage): string {
  const body = { x: 12, y: y - 52, width: stage.width - 24, height: 104, rx: 52 }
  return (
    tag('rect', { class: `lane paint-${colour}`, ...body }) +
    tag(
      'g',
      { class: `paint-${colour}`, transform: `translate(${SIGN} ${y})` },
      tag('circle', { class: 'lane-cast', cx: 3, cy: 5, r: 35 }) +
        tag('circle', { class: 'lane-disc', r: 35 }) +
        path(shape(colour), { class: 'sign', transform: 'scale(.4)' }),
    )
  )
}

export function stone(place: Place, index: number, stage: Stage): string {
  if (form(place, stage.scenery) === 'start')
    return (
      fitted(place, 'start-0', START_SLAB) +
      tag('g', { class: 'engraved' }, rope(place.x - 150, place.x + 150, place.y - 2, 0, 5))
    )
  const size = place.width / BODY
  const variant = (index * 5 + (index >> 2)) % variants.length
  return tag('use', {
    href: `#k-pebble-${variant}`,
    class: 'limestone',
    x: place.x - size / 2,
    y: place.y - size / 2,
    width: size,
    height: size,
  })
}

// Keltis and Neue Wege: paths climb a hill towards standing stones, the sun stands low on the left.

import art from '../../../../../src/keltis/pictures/art/slabs.json' with { type: 'json' }
import type { Place, Stage } from '../../../net/protocol'
import { define } from '../../art/sprite'
import { form } from '../geometry'
import { at, path, tag } from '../svg'
import { birds, menhir, mist, ridge, rope, sheep, sun, tree, tufts } from './nature'
import type { View } from './scenery'
import { carved, stone as fitted, symbols } from './stones'

define({ ...symbols('slab', art.slab), ...symbols('start', art.start) })
const SLAB = { box: [-8, -4, 116, 72], stone: [100, 63] } as const
const START_SLAB = { box: [-8, -4, 656, 76], stone: [640, 66] } as const
const VARIANTS = art.slab.variants.length
const CREST = -34 // the top of the hill

export function ground(stage: Stage, view: View): string {
  const [left, right, low] = [view.x, view.x + view.width, view.y + view.height]
  const middle = stage.width / 2
  const half = Math.max(view.width, stage.width) / 2
  const ascent = at(middle - half * 0.6, CREST + 40, middle - half * 0.35, CREST, middle, CREST)
  const descent = at(middle + half * 0.7, CREST + 42, right + 10, CREST + 52)
  const crest = `M${at(left - 10, CREST + 58)}C${ascent}S${descent}`
  const sky = { x: left, y: view.y, width: view.width, height: CREST + 120 - view.y }
  return [
    gradients(stage),
    tag('rect', { ...sky, fill: 'url(#k-sky)' }),
    sun(middle - half * 0.52, CREST - 12, 26),
    ridge({ ...view, height: CREST + 140 - view.y }, CREST - 6, 8, 'far', 3),
    ridge({ ...view, height: CREST + 140 - view.y }, CREST + 16, 10, 'near', 8),
    circle(middle),
    path(`${crest}V${low + 10}H${left - 10}Z`, { fill: 'url(#k-hill)' }),
    path(crest, { class: 'crest' }),
    tree(middle + half * 0.46, CREST + 30, 1.5),
    sheep(middle + half * 0.62, CREST + 40, 1.35),
    sheep(middle + half * 0.71, CREST + 47, 1.1),
    birds(middle + half * 0.3, CREST - 44),
    ...terraces(stage, view),
    tufts(view, CREST + 60, 150, 21),
    ...paths(stage),
    ...border(stage),
    mist(middle - half * 0.8, low - 230, half * 0.9, 80),
    mist(middle + half * 0.8, low - 140, half * 0.9, 70),
    mist(middle, low - 330, half, 50),
  ].join('')
}

function gradients(stage: Stage): string {
  const stops = (looks: [number, string][]): string =>
    looks.map(([offset, look]) => tag('stop', { offset, 'stop-color': `var(--${look})` })).join('')
  const down = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0 }
  const [top, low] = [CREST, stage.height]
  const sky: [number, string][] = [
    [0, 'sky-high'],
    [0.6, 'sky'],
    [1, 'sky-low'],
  ]
  const hill: [number, string][] = [
    [0, 'hill-top'],
    [0.3, 'hill'],
    [0.36, 'meadow-high'],
    [0.62, 'meadow'],
    [0.8, 'bog-high'],
    [1, 'bog'],
  ]
  const sand: [number, string][] = [
    [0, 'path-high'],
    [1, 'path-low'],
  ]
  return (
    tag('linearGradient', { id: 'k-sky', ...down, y1: -160, y2: CREST + 20 }, stops(sky)) +
    tag('linearGradient', { id: 'k-hill', ...down, y1: top, y2: low }, stops(hill)) +
    tag('linearGradient', { id: 'k-path', ...down, y1: top, y2: low }, stops(sand))
  )
}

/** Five standing stones on the hilltop. */
function circle(middle: number): string {
  const stones = [
    [-104, 54, 20],
    [-58, 72, 23],
    [2, 62, 24],
    [58, 78, 23],
    [100, 56, 19],
  ] as const
  return stones
    .map(([x, high, wide], index) => menhir(middle + x, CREST + 6, wide, high, index % 2 ? 3 : -2))
    .join('')
}

/** The ground falls in steps: at the goal's border, and where stones begin to be worth something. */
function terraces(stage: Stage, view: View): string[] {
  const first = stage.places.find(({ value }) => value !== null && value > 0)
  const edges = [borderOf(stage), first ? first.y + first.height * 0.72 : null]
  return edges.flatMap((y) => {
    if (y === null) return []
    const line = `M${at(view.x - 10, y + 9)}Q${at(stage.width / 2, y - 14, view.x + view.width + 10, y + 9)}`
    return [path(`${line}v34H${view.x - 10}Z`, { class: 'step' }), path(line, { class: 'brink' })]
  })
}

/** The height of the goal's border. */
function borderOf(stage: Stage): number | null {
  const [goal] = stage.zones
  return goal ? goal.y + goal.height / 2 + 1 : null
}

function paths(stage: Stage): string[] {
  const places = new Map(stage.places.map((place) => [place.id, place]))
  const lines = stage.links.flatMap(([one, other]) => {
    const [from, to] = [places.get(one), places.get(other)]
    return from && to ? [trail(from, to)] : []
  })
  const top = Math.min(...stage.places.map(({ y }) => y)) + 40
  const peaks = stage.places.filter(({ y }) => y < top)
  const far = peaks.map(({ x, y }) => {
    const aim = stage.width / 2 + (x - stage.width / 2) * 0.22
    return path(`M${at(x, y - 30)}Q${at(x, CREST + 34, aim, CREST + 4)}`, { class: 'trail-far' })
  })
  const all = lines.join('')
  return [
    ...far,
    path(all, { class: 'trail-edge' }),
    path(all, { class: 'trail', stroke: 'url(#k-path)' }),
    path(all, { class: 'trail-pebbles' }),
  ]
}

/** A path from one place to the next; from the start straight up. */
function trail(from: Place, to: Place): string {
  const x = form(from, 'hill') === 'start' ? to.x : from.x
  const bend = (from.y + to.y) / 2
  const sway = Math.abs(x - to.x) < 30 ? (to.y % 2 ? 12 : -12) : 0
  return `M${at(x, from.y)}C${at(x + sway, bend, to.x + sway, bend, to.x, to.y)}`
}

/** A rope between gate stones at the border of the goal. */
function border(stage: Stage): string[] {
  const y = borderOf(stage)
  if (y === null) return []
  const columns = stage.places.filter(
    (place) => Math.abs(place.y - y + place.height / 2) < place.height * 0.75,
  )
  const between = columns.slice(1).map((place, index) => (place.x + (columns[index]?.x ?? place.x)) / 2)
  const gates = [6, ...between, stage.width - 6].map((x) => menhir(x, y + 10, 15, 40))
  return [rope(-4, stage.width + 4, y, 6, 3.6), ...gates]
}

export function stone(place: Place, index: number, stage: Stage): string {
  const kind = form(place, stage.scenery)
  if (kind === 'start')
    return (
      fitted(place, 'start-0', START_SLAB) +
      tag('g', { class: 'engraved' }, rope(place.x - 150, place.x + 150, place.y - 2, 0, 5))
    )
  return fitted(place, `slab-${(index * 7 + (index >> 2)) % VARIANTS}`, SLAB) + carved(place, kind)
}

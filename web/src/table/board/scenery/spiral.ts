// Das Orakel: one kerbed track that winds inwards over a meadow, to a floor of gold in the middle.

import art from '../../../../../src/keltis/pictures/art/boulders.json' with { type: 'json' }
import type { Place, Stage } from '../../../net/protocol'
import { define } from '../../art/sprite'
import { form } from '../geometry'
import { at, path, tag } from '../svg'
import { menhir, sun, tufts } from './nature'
import type { View } from './scenery'
import { carved, stone as fitted, symbols } from './stones'

define(symbols('boulder', art.boulder))
const BOULDER = { box: [-8, -4, 96, 96], stone: [80, 86] } as const
const VARIANTS = art.boulder.variants.length

export function ground(stage: Stage, view: View): string {
  const [left, right, low] = [view.x, view.x + view.width, view.y + view.height]
  const track = curve(stage.places)
  const goal = goalOf(stage)
  const floor = curve(goal)
  const middle = { x: stage.width / 2, y: stage.height / 2 }
  return [
    gradients(stage),
    tag('rect', { ...view, class: 'meadow-ground' }),
    tag('rect', { ...view, fill: 'url(#k-meadow)' }),
    sun(left, view.y, 30),
    tag('ellipse', { class: 'pond-shore', cx: right - 20, cy: low + 4, rx: 170, ry: 84 }),
    tag('ellipse', { class: 'pond', cx: right - 16, cy: low + 8, rx: 156, ry: 74 }),
    path(`M${at(right - 110, low - 22)}h60m-20 18h74`, { class: 'ripple' }),
    tufts(view, view.y, 130, 5),
    ...corners(left, right, view.y, low),
    path(track, { class: 'track track-cast', transform: 'translate(7 10)' }),
    path(track, { class: 'track kerb-low' }),
    path(track, { class: 'track kerb' }),
    path(track, { class: 'track track-earth', stroke: 'url(#k-track)' }),
    path(floor, { class: 'track track-gold' }),
    tufts({ x: middle.x - 130, y: middle.y - 60, width: 260, height: 260 }, middle.y - 60, 10, 9),
    ...arrows(stage.places),
    ...gate(stage, goal),
  ].join('')
}

function gradients(stage: Stage): string {
  const round = { gradientUnits: 'userSpaceOnUse', cx: stage.width * 0.46, cy: stage.height * 0.46 }
  const stop = (offset: number, look: string): string =>
    tag('stop', { offset, 'stop-color': `var(--${look})` })
  return (
    tag(
      'radialGradient',
      { id: 'k-meadow', ...round, r: stage.width * 0.75 },
      stop(0, 'hill-top') + stop(0.45, 'meadow-high') + stop(1, 'bog-high'),
    ) +
    tag(
      'radialGradient',
      { id: 'k-track', ...round, r: stage.width * 0.62 },
      stop(0, 'path-high') + stop(0.4, 'track-middle') + stop(1, 'path-low'),
    )
  )
}

/** A smooth line through the middles of places (Catmull-Rom). */
function curve(places: readonly Place[]): string {
  return places
    .map((place, index) => {
      if (index === 0) return `M${at(place.x, place.y)}`
      const from = places[index - 1] ?? place
      const before = places[index - 2] ?? from
      const after = places[index + 1] ?? place
      const start = at(from.x + (place.x - before.x) / 6, from.y + (place.y - before.y) / 6)
      const end = at(place.x - (after.x - from.x) / 6, place.y - (after.y - from.y) / 6)
      return `C${start} ${end} ${at(place.x, place.y)}`
    })
    .join('')
}

/** The places in the goal, and the last one before it. */
function goalOf(stage: Stage): Place[] {
  return stage.places.slice(stage.places.length - stage.zones.length)
}

/** Small arrowheads between the stones show the direction. */
function arrows(places: readonly Place[]): string[] {
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? to
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    const [room, far] = [from.width / 2, Math.hypot(to.x - from.x, to.y - from.y)]
    const part = (room + (far - room - to.width / 2) / 2) / far
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part]
    return path('M-7-11L8 0L-7 11L-3 0Z', {
      class: 'arrow',
      transform: `translate(${at(x, y)}) rotate(${at(turn)})`,
    })
  })
}

/** Two standing stones beside the track, where the goal begins. */
function gate(stage: Stage, goal: readonly Place[]): string[] {
  const first = goal[0]
  const before = stage.places[stage.places.length - goal.length - 1]
  if (!first || !before) return []
  const [x, y] = [(first.x + before.x) / 2, (first.y + before.y) / 2]
  const far = Math.hypot(first.x - before.x, first.y - before.y)
  const [aside, ahead] = [((first.y - before.y) / far) * 62, ((first.x - before.x) / far) * 62]
  return [menhir(x - aside, y + ahead + 14, 24, 52), menhir(x + aside, y - ahead + 14, 24, 52)]
}

function corners(left: number, right: number, top: number, low: number): string[] {
  return [
    menhir(left + 70, top + 72, 42, 84, 4),
    menhir(left + 26, top + 104, 30, 58, -3),
    menhir(left + 118, top + 92, 28, 46),
    menhir(right - 46, top + 122, 34, 78, 4),
    menhir(right - 16, top + 152, 26, 48),
    menhir(left + 34, low - 30, 32, 62, 3),
    menhir(left + 82, low - 14, 24, 40),
  ]
}

export function stone(place: Place, index: number, stage: Stage): string {
  const kind = form(place, stage.scenery)
  const ordinary = Math.min(...stage.places.map(({ width }) => width))
  const collar =
    place.width > ordinary && kind === 'boulder'
      ? tag('circle', { class: 'collar', cx: place.x, cy: place.y + 2, r: place.width / 2 + 7 })
      : ''
  return (
    collar +
    fitted(place, `boulder-${(index * 3) % VARIANTS}`, BOULDER) +
    (kind === 'boulder' ? carved(place, kind) : '')
  )
}

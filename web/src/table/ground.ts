// The stones of a board, as the text of a drawing: hundreds of shapes that never change are made at one stroke.

import type { Place, Stage } from '../lib/protocol'
import { form, printed, shape, sizes, spot } from './places'

type Attributes = Record<string, string | number>

const SAFE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (value: string | number): string => String(value).replace(/[&<>"]/g, (sign) => SAFE[sign] ?? '')

function tag(name: string, attributes: Attributes, inner = ''): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(value)}"`)
  return `<${name}${said.join('')}>${inner}</${name}>`
}

/** The shape of a place or a zone, smaller by so much on every side. */
function outline(look: string, at: Pick<Place, 'x' | 'y' | 'width' | 'height' | 'round'>, corner: number, less = 0, more: Attributes = {}): string {
  if (at.round) return tag('circle', { class: look, cx: at.x, cy: at.y, r: at.width / 2 - less, ...more })
  const size = { x: at.x - at.width / 2 + less, y: at.y - at.height / 2 + less, width: at.width - 2 * less, height: at.height - 2 * less }
  return tag('rect', { class: look, ...size, rx: corner, ...more })
}

export function zones(stage: Stage): string {
  const corner = stage.zones.length > 1 ? 4 : 18
  const drawn = ['zone edge', 'zone'].flatMap((look) => stage.zones.map((zone) => outline(look, zone, corner)))
  const [only] = stage.zones
  if (only && stage.zones.length === 1) {
    const knot = [0, 120, 240].map((turn) => tag('path', { d: shape('triskele'), transform: `rotate(${turn})` })).join('')
    const size = Math.min(only.height, only.width) / 116
    for (const at of [-1, 0, 1]) drawn.push(tag('g', { class: 'triskele', transform: `translate(${only.x + at * only.width * 0.3} ${only.y}) scale(${size})` }, knot))
  }
  return drawn.join('')
}

export function ways(stage: Stage): string {
  const places = new Map(stage.places.map((place) => [place.id, place]))
  const line = (look: string, one: string, other: string): string => {
    const [a, b] = [places.get(one), places.get(other)]
    return a && b ? tag('line', { class: look, x1: form(a) === 'start' ? b.x : a.x, y1: a.y, x2: b.x, y2: b.y }) : ''
  }
  return ['way', 'thread'].flatMap((look) => stage.links.map(([one, other]) => line(look, one, other))).join('')
}

/** A stone with its colour, sign and worth; `back` is what covers it, if it may lie face down, `look` whether it does. */
export function stone(place: Place, back = '', look = ''): string {
  const body = place.round ? roundBody(place) : slabBody(place)
  const number = place.round ? tag('text', { class: 'number', x: place.x + place.width * 0.43, y: place.y + place.height * 0.44, 'font-size': 22 }, safe(place.id)) : ''
  const cover = back && outline('cover', place, 20, 0, { fill: `url(#${back})` })
  return tag('g', { class: `place ${look}`, 'data-stone': place.id }, body + printedOn(place) + number + cover)
}

function roundBody(place: Place): string {
  const ring = place.colour ? outline(`ring ${place.colour}`, place, 0, 7) : ''
  const chisel = place.width > 150 ? outline('chisel', place, 0, 15) : ''
  return outline('shadow', { ...place, y: place.y + 4 }, 0) + outline('body', place, 0) + ring + chisel
}

function slabBody(place: Place): string {
  return outline('shadow', { ...place, y: place.y + 4 }, 20) + outline('body', place, 20) + cap(place) + outline('chisel', place, 15, 6)
}

/** The coloured end of a slab. */
function cap(place: Place): string {
  if (!place.colour) return ''
  const [left, top, low] = [place.x - place.width / 2, place.y - place.height / 2, place.y + place.height / 2]
  const end = left + place.width * sizes(place).cap
  return tag('path', { class: `cap ${place.colour}`, d: `M${end} ${top + 3}H${left + 20}A17 17 0 0 0 ${left + 3} ${top + 20}V${low - 20}A17 17 0 0 0 ${left + 20} ${low - 3}H${end}Z` })
}

function printedOn(place: Place): string {
  if (!place.colour) return ''
  const [x, y] = spot(place, 'sign')
  const size = sizes(place)
  const look = place.round ? `sign ${place.colour} free` : `sign on-${place.colour}`
  const sign = tag('path', { class: look, d: shape(place.colour), transform: `translate(${x} ${y}) scale(${size.sign / 100})` })
  if (place.value === null) return sign
  const [right, down] = spot(place, 'worth')
  return sign + tag('text', { class: `worth ${place.round ? 'ink' : `on-${place.colour}`}`, x: right, y: down, 'font-size': size.worth }, safe(printed(place.value)))
}

/** Where a place that is not lit can be touched all the same. */
export function dull(place: Place): string {
  return outline('dull', { ...place, round: false }, 0, 0, { 'data-dull': `place ${place.id}` })
}

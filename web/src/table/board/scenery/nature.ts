// What grows and stands in a landscape. Everything is placed by a seeded generator: a board looks the same every time.

import { at, path, tag } from '../svg'
import type { View } from './scenery'

export type Random = () => number

/** Mulberry32. */
export function random(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A line of hills across the view, closed at the bottom. */
export function ridge(view: View, y: number, wave: number, look: string, seed: number): string {
  const next = random(seed)
  const step = 150
  const left = Math.floor(view.x / step) * step
  let line = `M${at(left, y + wave * next())}`
  let before = y
  for (let x = left; x < view.x + view.width; x += step) {
    const there = y + wave * (next() - 0.5) * 2
    line += `C${at(x + step / 2, before, x + step / 2, there, x + step, there)}`
    before = there
  }
  return path(`${line}V${view.y + view.height}H${left}Z`, { class: look })
}

export function sun(x: number, y: number, size: number): string {
  return (
    tag('circle', { cx: x, cy: y, r: size * 9, fill: 'url(#k-sun)', class: 'sunshine' }) +
    tag('circle', { cx: x, cy: y, r: size, class: 'sun' })
  )
}

/** Tufts of grass, densest where `keep` allows them. */
export function tufts(
  view: View,
  top: number,
  number: number,
  seed: number,
  keep: (x: number, y: number) => boolean = () => true,
): string {
  const next = random(seed)
  const drawn: string[][] = [[], [], []]
  for (let count = 0; count < number; count++) {
    const x = view.x + next() * view.width
    const y = top + next() * (view.y + view.height - top)
    const size = 5 + 4 * next()
    const kind = drawn[Math.floor(next() * 3)]
    if (!keep(x, y)) continue
    const half = size * 1.5
    kind?.push(
      `M${at(x, y)}q${at(-size / 4, -size, -size, -half)}m${at(size * 1.2, half)}` +
        `q0 ${at(-size * 1.2)} 1 ${at(-size * 2)}m1 ${at(size * 2)}q1 ${at(-size, size, -half)}`,
    )
  }
  return drawn.map((lines, index) => path(lines.join(''), { class: `tuft tuft-${index}` })).join('')
}

/** Patches of heather: small dots in four tones. */
export function heather(view: View, top: number, number: number, seed: number): string {
  const next = random(seed)
  const drawn: string[][] = [[], [], []]
  let patches = ''
  for (let patch = 0; patch < number; patch++) {
    const x = view.x + next() * view.width
    const y = top + next() * (view.y + view.height - top)
    const wide = 26 + 22 * next()
    patches += tag('ellipse', { class: 'heather-patch', cx: x, cy: y, rx: wide, ry: wide / 2 })
    for (let dot = 0; dot < 20; dot++) {
      const turn = next() * Math.PI * 2
      const far = Math.sqrt(next()) * wide
      drawn[dot % 3]?.push(`M${at(x + far * Math.cos(turn), y + (far * Math.sin(turn)) / 2)}h.01`)
    }
  }
  return (
    patches + drawn.map((dots, index) => path(dots.join(''), { class: `heather heather-${index}` })).join('')
  )
}

/** A standing stone with its foot at x, y. */
export function menhir(x: number, y: number, wide: number, high: number, lean = 0): string {
  const [left, right, top] = [x - wide / 2, x + wide / 2, y - high]
  const shoulder = wide * 0.16
  const west = left + shoulder + lean // the left shoulder
  const east = right + lean
  const curves: [number, number, number, number, number, number][] = [
    [left - wide * 0.06, y - high * 0.4, west, top + high * 0.22, west, top + high * 0.12],
    [west, top - high * 0.02, x + lean, top - high * 0.03, east - shoulder * 1.6, top + high * 0.02],
    [east - shoulder * 0.6, top + high * 0.07, east - shoulder * 0.5, top + high * 0.3, right, y],
    [x + wide * 0.3, y + wide * 0.16, x - wide * 0.3, y + wide * 0.16, left, y],
  ]
  const body = `M${at(left, y)}${curves.map((curve) => `C${at(...curve)}`).join('')}Z`
  return (
    tag('ellipse', { class: 'cast', cx: x + wide * 0.5, cy: y, rx: wide * 0.95, ry: wide * 0.24 }) +
    path(body, { fill: 'url(#k-menhir)', class: 'menhir' }) +
    tag('ellipse', { class: 'moss', cx: x - wide * 0.1, cy: y + 1, rx: wide * 0.6, ry: wide * 0.16 })
  )
}

export function mist(x: number, y: number, wide: number, high: number): string {
  return tag('ellipse', { class: 'mist', cx: x, cy: y, rx: wide, ry: high, fill: 'url(#k-mist)' })
}

export function tree(x: number, y: number, size: number): string {
  const crown = [
    ['tree-low', 6, -26, 25, 12],
    ['tree', -8, -30, 18, 11],
    ['tree-high', 10, -34, 15, 8],
  ] as const
  return tag(
    'g',
    { transform: `translate(${at(x, y)}) scale(${size})` },
    path('M-2 4C0-8-5-14-10-20M0-8C3-14 8-18 14-22', { class: 'trunk' }) +
      crown.map(([look, cx, cy, rx, ry]) => tag('ellipse', { class: look, cx, cy, rx, ry })).join(''),
  )
}

export function sheep(x: number, y: number, size: number): string {
  return tag(
    'g',
    { transform: `translate(${at(x, y)}) scale(${size})`, class: 'sheep' },
    path('M-6 4v6M5 4v6', { class: 'legs' }) +
      tag('ellipse', { class: 'wool', cx: 0, cy: 0, rx: 11, ry: 7 }) +
      tag('ellipse', { class: 'legs-head', cx: -11, cy: -3, rx: 4.5, ry: 3.6 }),
  )
}

export const birds = (x: number, y: number): string =>
  path(`M${at(x, y)}q6-9 12 0q6-9 12 0m14 13q4-7 8 0q4-7 8 0`, { class: 'birds' })

/** A rope of two strands that wind around each other from one end to the other, a little arched. */
export function rope(left: number, right: number, y: number, arch: number, thick: number): string {
  const half = 14
  const number = Math.max(2, Math.round((right - left) / (2 * half)))
  const step = (right - left) / number
  const high = (x: number): number => y - arch * (1 - ((x - (left + right) / 2) / ((right - left) / 2)) ** 2)
  const strand = (sign: number): string => {
    let line = `M${at(left, high(left))}`
    for (let knot = 0; knot < number; knot++) {
      const x = left + knot * step
      const turn = sign * (knot % 2 ? -1 : 1) * thick * 1.6
      line += `Q${at(x + step / 2, high(x + step / 2) + turn, x + step, high(x + step))}`
    }
    return line
  }
  const [one, other] = [strand(1), strand(-1)]
  return (
    path(one + other, { class: 'rope rope-edge', 'stroke-width': thick * 1.9 }) +
    path(one, { class: 'rope', 'stroke-width': thick }) +
    path(other, { class: 'rope', 'stroke-width': thick })
  )
}

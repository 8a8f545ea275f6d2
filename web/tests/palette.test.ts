import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

// Colour differences, also under colour-vision deficiency as simulated by Machado, Oliveira and Fernandes (2009); the
// distance is that of OKLab, times 100.

type Triple = [number, number, number]

const VISION: Record<string, Triple[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const LEAST = 12
const COLOURS = ['red', 'yellow', 'pink', 'green', 'blue']

const css = readFileSync(join(import.meta.dirname, '../src/app.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '')

/** A colour of the page under a selector, or the default where it is not declared. */
function declared(name: string, selector = ':root'): string {
  const blocks = [...css.matchAll(/^(\S[^{]*?) \{([^}]*)\}/gm)].filter(([, head]) => head === selector)
  const found = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(blocks.map(([, , body]) => body).join())?.[1]
  if (!found && selector !== ':root') return declared(name)
  assert.ok(found, name)
  return found.length === 4 ? found.replace(/[0-9a-f]/g, '$&$&') : found
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const light = (colour: string): Triple =>
  [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255)) as Triple
const times = (matrix: Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple

function oklab(rgb: Triple): Triple {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map((part) => Math.min(1, Math.max(0, part))) as Triple,
  ).map(Math.cbrt) as Triple
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l, m, s],
  )
}

function closest(colours: string[], vision: Triple[]): number {
  const seen = colours.map((colour) => oklab(times(vision, light(colour))))
  const pairs = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => [one, other] as const))
  return (
    100 * Math.min(...pairs.map(([one, other]) => Math.hypot(...one.map((part, at) => part - other[at]!))))
  )
}

function luminance(colour: string): number {
  const [red, green, blue] = light(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

for (const [name, vision] of Object.entries(VISION)) {
  test(`the five colours stay apart: ${name}`, () => {
    assert.ok(
      closest(
        COLOURS.map((colour) => declared(colour)),
        vision,
      ) >= LEAST,
    )
  })
  test(`the four players stay apart: ${name}`, () => {
    assert.ok(
      closest(
        [0, 1, 2, 3].map((seat) => declared(`seat-${seat}`)),
        vision,
      ) >= LEAST,
    )
  })
}

test('the grey palette needs no colour at all', () => {
  const greys = COLOURS.map((colour) => declared(colour, ":root[data-palette='grey']"))
  assert.ok(closest(greys, VISION.normal!) >= LEAST)
})

test('what is written on a colour can be read, in every palette', () => {
  for (const selector of [':root', ":root[data-palette='box']", ":root[data-palette='grey']"]) {
    for (const colour of COLOURS) {
      const ink = declared(`on-${colour}`, selector)
      assert.ok(contrast(declared(colour, selector), ink) >= 4.5, `${selector} ${colour}`)
    }
  }
})

test('text can be read by day and by night', () => {
  for (const selector of [':root', ":root[data-theme='dark']"]) {
    const of = (name: string): string => declared(name, selector)
    for (const ground of ['page', 'sheet', 'ground', 'stone'])
      assert.ok(contrast(of('ink'), of(ground)) >= 7, `${selector} ${ground}`)
    for (const ink of ['soft', 'warn', 'lit', 'amber-text', 'heading'])
      assert.ok(contrast(of(ink), of('sheet')) >= 4.5, `${selector} ${ink}`)
    for (const ink of ['soft', 'amber-text'])
      assert.ok(contrast(of(ink), of('page')) >= 4.5, `${selector} ${ink} on the page`)
    for (const ground of ['call', 'call-high', 'call-low'])
      assert.ok(contrast(of('on-call'), of(ground)) >= 4.5, `${selector} ${ground}`)
    for (const ground of ['amber', 'amber-high', 'amber-low'])
      assert.ok(contrast(of('on-amber'), of(ground)) >= 4.5, `${selector} ${ground}`)
    assert.ok(contrast(of('focus'), of('page')) >= 3)
    assert.ok(contrast(of('field'), of('page')) >= 3)
  }
})

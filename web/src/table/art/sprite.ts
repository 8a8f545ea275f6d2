// The sprite sheet of the page: SVG symbols that are drawn once and used everywhere by `<use href="#k-…">`.
// Colours are CSS variables (paint.css), so one symbol serves all palettes and both themes.

import figures from '../../../../src/keltis/pictures/art/figures.json' with { type: 'json' }
import paints from '../../../../src/keltis/pictures/art/paints.json' with { type: 'json' }
import tiles from '../../../../src/keltis/pictures/art/tiles.json' with { type: 'json' }
import './paint.css'

export interface Drawing {
  box: string
  draw: string
}

const SVG = 'http://www.w3.org/2000/svg'
const defined = new Set<string>()
let sheet: SVGSVGElement | undefined

function page(): SVGSVGElement {
  if (sheet) return sheet
  sheet = document.createElementNS(SVG, 'svg')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden' // gradients need a rendered element
  sheet.innerHTML = paints.join('')
  document.body.prepend(sheet)
  return sheet
}

/** Adds symbols to the sheet; those that are there already are left alone. */
export function define(drawings: Record<string, Drawing>): void {
  const fresh = Object.entries(drawings).filter(([name]) => !defined.has(name))
  if (fresh.length === 0) return
  for (const [name] of fresh) defined.add(name)
  const markup = fresh.map(
    ([name, { box, draw }]) =>
      `<symbol id="k-${name}" viewBox="${box}" preserveAspectRatio="none" overflow="visible">${draw}</symbol>`,
  )
  page().insertAdjacentHTML('beforeend', markup.join(''))
}

export const FIGURES = ['stag', 'raven', 'hood', 'fox'] as const

define(figures)
define(tiles)

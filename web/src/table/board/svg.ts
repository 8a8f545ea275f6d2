// SVG as text: a board has hundreds of static shapes, and one string is the fastest way to create them.

export type Attributes = Record<string, string | number>

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (value: string | number): string =>
  String(value).replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '')

const short = (value: string | number): string | number =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value

/** An element; numbers are rounded to a hundredth. */
export function tag(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(short(value))}"`)
  return `<${name}${written.join('')}>${inner}</${name}>`
}

export const path = (d: string, attributes: Attributes = {}): string => tag('path', { d, ...attributes })

/** Numbers of a path's data, rounded, with a space between them. */
export const at = (...numbers: number[]): string => numbers.map((one) => Math.round(one * 10) / 10).join(' ')

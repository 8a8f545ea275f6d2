// What the panel of the workshop offers: numbers, choices and lists of numbers, each with the change it makes.

import { numberAt, numbersAt, placeOf, put, type Content, type Path } from './content'

export interface Label {
  id: string // of a message
  args?: Record<string, string | number>
}

interface Common {
  label: Label
  place: string // as complaints name it
}
export interface NumberControl extends Common {
  kind: 'number'
  value: number
  least: number
  most: number
  change: (value: number) => Content
}
export interface ChoiceControl extends Common {
  kind: 'choice'
  value: string
  values: { value: string; label: Label }[]
  change: (value: string) => Content
}
export interface SwitchControl extends Common {
  kind: 'switch'
  value: boolean
  fixed?: boolean
  change: (value: boolean) => Content
}
export interface ListControl extends Common {
  kind: 'list'
  values: number[]
  first: number // the number of the first entry
  least: number
  most: number
  longest: number // the list has a fixed length if this is 0
  change: (values: number[]) => Content
}
export type Control = NumberControl | ChoiceControl | SwitchControl | ListControl

export interface Section {
  title: Label
  controls: Control[]
}

/** The label of a path: "workshop-tiles-clover". */
function usual(path: Path): Label {
  const key = path.join('-')
  return { id: `workshop-${key}` }
}

/** A number of the board file. */
export function number(
  content: Content,
  path: Path,
  least: number,
  most: number,
  label: Label = usual(path),
): NumberControl {
  const change = (value: number): Content => put(content, path, value)
  return { kind: 'number', label, place: placeOf(path), value: numberAt(content, path), least, most, change }
}

/** A list of numbers of the board file. */
export function list(
  content: Content,
  path: Path,
  first: number,
  longest: number,
  label: Label = usual(path),
): ListControl {
  const change = (values: number[]): Content => put(content, path, values)
  const values = numbersAt(content, path)
  return { kind: 'list', label, place: placeOf(path), values, first, least: -60, most: 60, longest, change }
}

/** How many tiles of each worth there are. */
export function points(content: Content): NumberControl[] {
  return [1, 2, 3, 4].map((worth) =>
    number(content, ['tiles', 'points', String(worth)], 0, 40, {
      id: 'workshop-tiles-points',
      args: { worth },
    }),
  )
}

/** The length of a list of values: a longer path or spiral. */
export function length(
  content: Content,
  path: Path,
  most: number,
  changed: Content = content,
): NumberControl {
  const values = numbersAt(content, path)
  const change = (value: number): Content =>
    put(changed, path, [
      ...values.slice(0, value),
      ...Array<number>(Math.max(0, value - values.length)).fill(values.at(-1) ?? 1),
    ])
  return {
    kind: 'number',
    label: { id: 'workshop-length' },
    place: placeOf(path),
    value: values.length,
    least: 2,
    most,
    change,
  }
}

/** The cards of the three card games. */
export const cards = (content: Content): Section => ({
  title: { id: 'workshop-cards' },
  controls: [
    number(content, ['cards', 'highest'], 0, 10),
    number(content, ['cards', 'copies'], 1, 2),
    number(content, ['cards', 'hand'], 1, 20),
    ...['2', '3', '4'].map((players) =>
      number(content, ['cards', 'box', players], 0, 100, { id: 'workshop-cards-box', args: { players } }),
    ),
    number(content, ['cards', 'stall'], 1, 120, { id: 'workshop-stall' }),
  ],
})

/** Whether the goal area begins at a stone or row. */
export function goal(content: Content, path: Path, stone: number): SwitchControl {
  const value = numberAt(content, path) === stone
  return {
    kind: 'switch',
    label: { id: 'workshop-goal' },
    place: placeOf(path),
    value,
    fixed: value,
    change: () => put(content, path, stone),
  }
}

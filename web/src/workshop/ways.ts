// The branching ways of Neue Wege: fields in rows, named by column and row ("b3"), with edges to the next row.

import { COLOURS } from '../util/notation'
import { ascending, put, replaced, textAt, type Content, type Value } from './content'
import { goal, number, type Control } from './control'

interface Field {
  colour: string
  carries: string
  edges: number[] // columns of the next row
}
interface Ways {
  start: number[]
  rows: Field[][]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const NAMES = Object.values(COLOURS)
const column = (name: string): number => LETTERS.indexOf(name[0] ?? '')
const rowOf = (name: string): number => Number(name.slice(1))

function read(content: Content): Ways {
  const fields = content.fields as Record<string, Content>
  const rows: Field[][] = []
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'start') continue
    const row = (rows[rowOf(name) - 1] ??= [])
    row.push({
      colour: textAt(field, ['colour']),
      carries: textAt(field, ['carries']),
      edges: edgesOf(field),
    })
  }
  return { start: edgesOf(fields.start), rows }
}

const edgesOf = (field: Content | undefined): number[] => ((field?.edges ?? []) as string[]).map(column)

function write(content: Content, ways: Ways): Content {
  const named = (edges: number[], row: number): string[] =>
    ascending(edges).map((one) => `${LETTERS[one]}${row}`)
  const fields: Record<string, Value> = { start: { edges: named(ways.start, 1) } }
  ways.rows.forEach((row, index) =>
    row.forEach(({ colour, carries, edges }, place) => {
      const last = index === ways.rows.length - 1
      fields[`${LETTERS[place]}${index + 1}`] = {
        colour,
        ...(carries ? { carries } : {}),
        ...(last ? {} : { edges: named(edges, index + 2) }),
      }
    }),
  )
  return put(content, ['fields'], fields)
}

/** The controls of a field, or of the start: colour, what lies on it, edges, and the fields of its row. */
export function wayControls(content: Content, place: string): Control[] {
  const ways = read(content)
  const start = place === 'start'
  const [row, here] = start ? [0, 0] : [rowOf(place), column(place)]
  const field = ways.rows[row - 1]?.[here]
  if (!start && !field) return []
  const edges = field ? field.edges : ways.start
  const next = ways.rows[row] ?? []
  const toggled = (target: number, yes: boolean): Content => {
    const found = yes ? [...edges, target] : edges.filter((one) => one !== target)
    if (!field) return write(content, { ...ways, start: found })
    return write(content, changed(ways, row - 1, here, { ...field, edges: found }))
  }
  const leading = next.map((_, target): Control => ({
    kind: 'switch',
    label: { id: 'workshop-edge', args: { field: `${LETTERS[target]}${row + 1}` } },
    place: `fields.${place}.edges`,
    value: edges.includes(target),
    change: (yes) => toggled(target, yes),
  }))
  return field ? [...fieldControls(content, ways, row, here, field), ...leading] : leading
}

const changed = (ways: Ways, row: number, place: number, field: Field): Ways => ({
  ...ways,
  rows: replaced(ways.rows, row, replaced(ways.rows[row]!, place, field)),
})

function fieldControls(content: Content, ways: Ways, row: number, here: number, field: Field): Control[] {
  const name = `fields.${LETTERS[here]}${row}`
  const colour = (value: string): { value: string; label: { id: string; args: { colour: string } } } => ({
    value,
    label: { id: 'workshop-colour-name', args: { colour: value } },
  })
  return [
    number(content, ['rows', 'values', row - 1], -60, 60, { id: 'workshop-row-value' }),
    {
      kind: 'choice',
      label: { id: 'workshop-colour' },
      place: `${name}.colour`,
      value: field.colour,
      values: [...NAMES, 'joker'].map(colour),
      change: (value) => write(content, changed(ways, row - 1, here, { ...field, colour: value })),
    },
    {
      kind: 'choice',
      label: { id: 'workshop-lies' },
      place: `${name}.carries`,
      value: field.carries || 'nothing',
      values: ['nothing', 'tile', ...NAMES].map((value) => ({
        value,
        label: { id: 'workshop-lies-name', args: { what: value } },
      })),
      change: (value) =>
        write(content, changed(ways, row - 1, here, { ...field, carries: value === 'nothing' ? '' : value })),
    },
    goal(content, ['rows', 'goal'], row),
    {
      kind: 'number',
      label: { id: 'workshop-row-fields' },
      place: name,
      value: ways.rows[row - 1]!.length,
      least: 1,
      most: 7,
      change: (value) => write(content, resized(ways, row - 1, value)),
    },
  ]
}

/** The ways with another number of fields in a row: the last ones go, or new ones come on the right. */
function resized(ways: Ways, row: number, number: number): Ways {
  const fields = ways.rows[row]!
  const model = fields.at(-1)!
  const added = Array.from({ length: Math.max(0, number - fields.length) }, () => ({ ...model, carries: '' }))
  const kept = (edges: number[]): number[] => {
    const inside = edges.filter((one) => one < number)
    return inside.length > 0 ? inside : [number - 1]
  }
  const rows = replaced(ways.rows, row, [...fields.slice(0, number), ...added])
  if (row === 0) return { start: added.length ? [...ways.start, number - 1] : kept(ways.start), rows }
  const below = rows[row - 1]!.map((field, index, all) => {
    const edges = kept(field.edges)
    return { ...field, edges: added.length && index === all.length - 1 ? [...edges, number - 1] : edges }
  })
  return { ...ways, rows: replaced(rows, row - 1, below) }
}

// What can be changed on the board of each game: for a touched stone, and for the board as a whole.

import { COLOURS } from '../util/notation'
import { ascending, at, numberAt, numbersAt, put, replaced, textAt, type Content } from './content'
import { cards, goal, length, list, number, points, type Control, type Section } from './control'
import { wayControls } from './ways'

export interface BoardEditor {
  stone: (content: Content, place: string) => Control[]
  sections: (content: Content) => Section[]
}

const NAMES = Object.values(COLOURS)
const colourOf = (place: string): string => COLOURS[place[0] ?? ''] ?? ''
const stoneOf = (place: string): number => Number(place.slice(1))

const keltis: BoardEditor = {
  stone(content, place) {
    const [colour, stone] = [colourOf(place), stoneOf(place)]
    if (!colour) return []
    const dark = numbersAt(content, ['paths', 'dark', colour])
    const last = stone === numbersAt(content, ['paths', 'values']).length
    const change = (carries: boolean): Content =>
      put(
        content,
        ['paths', 'dark', colour],
        carries ? ascending([...dark, stone]) : dark.filter((one) => one !== stone),
      )
    const value = last || dark.includes(stone)
    return [
      number(content, ['paths', 'values', stone - 1], -60, 60, { id: 'workshop-row-value' }),
      {
        kind: 'switch',
        label: { id: 'workshop-carries' },
        place: `paths.dark.${colour}`,
        value,
        fixed: last,
        change,
      },
      goal(content, ['paths', 'goal'], stone),
    ]
  },
  sections: (content) => [
    {
      title: { id: 'workshop-paths' },
      controls: [
        length(content, ['paths', 'values'], 15),
        number(content, ['paths', 'goal_figures'], 1, 5, { id: 'workshop-goal-figures' }),
      ],
    },
    {
      title: { id: 'workshop-tiles' },
      controls: [
        number(content, ['tiles', 'wish'], 0, 40),
        number(content, ['tiles', 'clover'], 0, 40),
        ...points(content),
      ],
    },
    { title: { id: 'workshop-wishes' }, controls: [list(content, ['wishes', 'values'], 0, 16)] },
    cards(content),
  ],
}

const neue_wege: BoardEditor = {
  stone: wayControls,
  sections: (content) => [
    {
      title: { id: 'workshop-paths' },
      controls: [
        number(content, ['rows', 'goal_figures'], 1, 10, { id: 'workshop-goal-figures' }),
        number(content, ['figures', 'small'], 1, 4),
      ],
    },
    {
      title: { id: 'workshop-tiles' },
      controls: [
        number(content, ['tiles', 'clover'], 0, 40),
        number(content, ['tiles', 'shed'], 0, 40),
        ...points(content),
      ],
    },
    {
      title: { id: 'workshop-wishes' },
      controls: [
        number(content, ['wishes', 'stack'], 0, 9),
        list(content, ['wishes', 'values'], 0, 0, { id: 'workshop-wishes-colours' }),
        number(content, ['wishes', 'set'], 1, 100),
        number(content, ['wishes', 'set_points'], -100, 100),
      ],
    },
    cards(content),
  ],
}

const orakel: BoardEditor = {
  stone(content, place) {
    const stone = Number(place)
    if (!stone) return []
    const colours = [...textAt(content, ['spiral', 'colours']).replaceAll(' ', '')]
    const large = at(content, ['spiral', 'large', place]) !== undefined
    const path = ['spiral', 'large', place]
    return [
      number(content, ['spiral', 'values', stone - 1], -60, 60, { id: 'workshop-stone-value' }),
      {
        kind: 'choice',
        label: { id: 'workshop-colour' },
        place: 'spiral.colours',
        value: colours[stone - 1] ?? '',
        values: Object.entries(COLOURS).map(([value, colour]) => ({
          value,
          label: { id: 'workshop-colour-name', args: { colour } },
        })),
        change: (value) => put(content, ['spiral', 'colours'], replaced(colours, stone - 1, value).join('')),
      },
      {
        kind: 'switch',
        label: { id: 'workshop-large' },
        place: 'spiral.large',
        value: large,
        change: (yes) => put(content, path, yes ? 1 : undefined),
      },
      ...(large ? [number(content, path, 0, 9, { id: 'workshop-stone-wishes' })] : []),
      goal(content, ['spiral', 'goal'], stone),
    ]
  },
  sections: (content) => [
    {
      title: { id: 'workshop-spiral' },
      controls: [
        spiralLength(content),
        number(content, ['spiral', 'goal_own'], 1, 5),
        number(content, ['spiral', 'goal_all'], 1, 20),
        number(content, ['priestess', 'points'], 0, 100),
        list(content, ['priestess', 'steps'], 0, 0),
      ],
    },
    {
      title: { id: 'workshop-tiles' },
      controls: [
        ...points(content),
        ...NAMES.map((colour) =>
          number(content, ['tiles', 'clover', colour], 0, 20, {
            id: 'workshop-tiles-clover-colour',
            args: { colour },
          }),
        ),
        ...['spiral', 'leprechaun', 'mirror'].map((kind) => number(content, ['tiles', kind], 0, 40)),
      ],
    },
    {
      title: { id: 'workshop-wishes' },
      controls: [list(content, ['wishes', 'values'], 0, 16), list(content, ['leprechauns', 'values'], 1, 0)],
    },
    cards(content),
  ],
}

/** The length of the spiral: its colours and large stones change with it. */
function spiralLength(content: Content): Control {
  const control = length(content, ['spiral', 'values'], 35)
  const change = (value: number): Content => {
    const letters = textAt(content, ['spiral', 'colours']).replaceAll(' ', '')
    const kept = Object.entries(at(content, ['spiral', 'large']) ?? {}).filter(
      ([stone]) => Number(stone) <= value,
    )
    const colours = put(
      control.change(value),
      ['spiral', 'colours'],
      letters.padEnd(value, 'RYPGB').slice(0, value),
    )
    return put(colours, ['spiral', 'large'], Object.fromEntries(kept))
  }
  return { ...control, change }
}

const MARKS = ['none', 'wish', 'clover', ...[1, 2, 3, 4, 5].map((worth) => `bonus ${worth}`)]

const weg_der_steine: BoardEditor = {
  stone(content, place) {
    const [colour, value] = [colourOf(place), stoneOf(place)]
    if (!colour) return []
    return [
      {
        kind: 'choice',
        label: { id: 'workshop-mark' },
        place: `marks.${colour}`,
        value: markOf(content, place),
        values: MARKS.map((mark) => {
          const [kind = '', worth = 0] = mark.split(' ')
          return { value: mark, label: { id: 'workshop-mark-name', args: { kind, worth } } }
        }),
        change: (mark) => marked(content, colour, value, mark),
      },
    ]
  },
  sections: (content) => [
    { title: { id: 'workshop-tiles' }, controls: [number(content, ['tiles', 'highest'], 0, 10)] },
    { title: { id: 'workshop-rows' }, controls: [list(content, ['rows', 'values'], 0, 16)] },
    { title: { id: 'workshop-wishes' }, controls: [list(content, ['wishes', 'values'], 0, 16)] },
  ],
}

/** The mark of a tile: "none", "wish", "clover" or "bonus 3". */
export function markOf(content: Content, place: string): string {
  const [colour, value] = [colourOf(place), stoneOf(place)]
  for (const kind of ['wish', 'clover'])
    if (numbersAt(content, ['marks', colour, kind]).includes(value)) return kind
  const bonus = numberAt(content, ['marks', colour, 'bonus', String(value)])
  return bonus ? `bonus ${bonus}` : 'none'
}

function marked(content: Content, colour: string, value: number, mark: string): Content {
  let found = put(content, ['marks', colour, 'bonus', String(value)], undefined)
  for (const kind of ['wish', 'clover']) {
    const others = numbersAt(found, ['marks', colour, kind]).filter((one) => one !== value)
    found = put(found, ['marks', colour, kind], kind === mark ? ascending([...others, value]) : others)
  }
  const [kind, worth] = mark.split(' ')
  return kind === 'bonus' ? put(found, ['marks', colour, 'bonus', String(value)], Number(worth)) : found
}

const FIELDS = ['none', 'clover', 'wish', 'kobold', 'forbidden']

const wuerfelspiel: BoardEditor = {
  stone(content, place) {
    const [colour, field] = [colourOf(place), stoneOf(place)]
    if (!colour) return []
    const sides = ['simple', 'crossed'].map((side): Control => {
      const path = ['sides', side, colour, String(field)]
      return {
        kind: 'choice',
        label: { id: 'workshop-field', args: { side } },
        place: path.join('.'),
        value: textAt(content, path) || 'none',
        values: FIELDS.map((kind) => ({
          value: kind,
          label: { id: 'workshop-mark-name', args: { kind, worth: 0 } },
        })),
        change: (kind) => put(content, path, kind === 'none' ? undefined : kind),
      }
    })
    return [
      number(content, ['rows', 'values', field - 1], -60, 60, { id: 'workshop-column-value' }),
      ...sides,
      goal(content, ['rows', 'goal'], field),
    ]
  },
  sections: (content) => [
    {
      title: { id: 'workshop-paths' },
      controls: [
        length(content, ['rows', 'values'], 15),
        number(content, ['pieces', 'number'], 1, 5),
        number(content, ['pieces', 'goal_own'], 1, 5),
        ...['2', '3', '4'].map((players) =>
          number(content, ['pieces', 'goal', players], 1, 20, {
            id: 'workshop-pieces-goal',
            args: { players },
          }),
        ),
      ],
    },
    {
      title: { id: 'workshop-dice' },
      controls: [
        number(content, ['dice', 'number'], 1, 5),
        number(content, ['dice', 'wishes'], 1, 5),
        number(content, ['turns', 'stall'], 1, 120, { id: 'workshop-stall' }),
      ],
    },
    {
      title: { id: 'workshop-wishes' },
      controls: [number(content, ['wishes', 'stock'], 0, 100), list(content, ['wishes', 'values'], 0, 16)],
    },
  ],
}

export const EDITORS: Record<string, BoardEditor> = {
  keltis,
  neue_wege,
  orakel,
  weg_der_steine,
  wuerfelspiel,
}

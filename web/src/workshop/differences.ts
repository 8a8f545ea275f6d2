// What a comparison found, in words and as rows of a table.

interface Estimate {
  value: number
  low: number
  high: number
}
export interface ComparisonResult {
  games: number
  variants: {
    estimates: Record<string, Estimate>
    histograms: { turns: [number, number][]; scores: [number, number][][] }
  }[]
  differences: { estimates: Record<string, Estimate> }[]
}
export interface Row {
  id: string // of the message
  original: number
  own: number
  difference: number
  margin: number
  sure: boolean // the interval does not contain 0
  share: boolean // in per cent
}

const ROWS: [key: string, id: string, share: boolean][] = [
  ['turns', 'workshop-found-turns', false],
  ['ends.goal', 'workshop-found-goal', true],
  ['score.mean', 'workshop-found-points', false],
  ['score.best', 'workshop-found-winner', false],
  ['score.margin', 'workshop-found-lead', false],
  ['seats.0.wins', 'workshop-found-first', true],
]

export function rowsOf(result: ComparisonResult): Row[] {
  const [original, own] = result.variants
  const differences = result.differences[0]?.estimates ?? {}
  return ROWS.flatMap(([key, id, share]) => {
    const [first, second, apart] = [original?.estimates[key], own?.estimates[key], differences[key]]
    if (!first || !second || !apart) return []
    const scale = share ? 100 : 1
    const margin = Math.max(apart.high - apart.value, apart.value - apart.low) * scale
    const sure = apart.low > 0 || apart.high < 0
    return [
      {
        id,
        original: first.value * scale,
        own: second.value * scale,
        difference: apart.value * scale,
        margin,
        sure,
        share,
      },
    ]
  })
}

export interface Curve {
  points: [number, number][] // value, and its share of all games or scores
}

/** The shares of the values; scores of all seats together. */
export function curve(histograms: [number, number][][]): Curve {
  const counts = new Map<number, number>()
  for (const histogram of histograms)
    for (const [value, number] of histogram) counts.set(value, (counts.get(value) ?? 0) + number)
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const points = [...counts].sort(([one], [other]) => one - other)
  return { points: points.map(([value, number]) => [value, number / total]) }
}

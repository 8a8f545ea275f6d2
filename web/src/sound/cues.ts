// Maps events of a table to sounds.

export const CUES = ['card', 'stone', 'tile', 'dice', 'wish', 'turn', 'win'] as const
export type Cue = (typeof CUES)[number]

interface Named {
  id: string
}
interface Told {
  steps?: readonly { line: Named; news: readonly Named[] }[]
}

/** The first pattern that matches the message of a step decides; silent steps match none. */
const LINES: [pattern: RegExp, cue: Cue][] = [
  [/^log-(play|discard|draw|take|lift)/, 'card'],
  [/^log-dice-(die|reroll)/, 'dice'],
  [/^log-(step|small|large|neue_wege-move|orakel-(move|back|priestess)|dice-(move|enter))/, 'stone'],
  [/^log-(tile|stones-|neue_wege-tile|orakel-(tile|claim))/, 'tile'],
]
const WISH = /^news-wish/

/** The cues of some events in their order, each only once. */
export function cuesOf(events: readonly Told[]): Cue[] {
  const found = new Set<Cue>()
  for (const { line, news } of events.flatMap(({ steps = [] }) => steps)) {
    const cue = LINES.find(([pattern]) => pattern.test(line.id))?.[1]
    if (cue) found.add(cue)
    if (news.some(({ id }) => WISH.test(id))) found.add('wish')
  }
  return [...found]
}

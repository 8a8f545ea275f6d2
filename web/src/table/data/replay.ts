// Loads the replay of a game, position by position.

import { get, post } from '../../net/api'
import type { Replay as Wire } from '../../net/protocol.gen'
import { seen, type Happened, type Scene, type Stage, type View } from '../../net/protocol'

export interface Moment {
  v: number
  event: Happened
  view: View
  scene: Scene
  hands: string[][]
}

export interface Past {
  over: boolean
  seat: number | null
  seats: { name: string; bot: string; kind: string }[]
  stage: Stage
  moments: Moment[]
}

const PAGE = 50

/** The game of a table up to now, as a seat saw it; "" is the user's own seat. */
export async function pastOf(id: string, seat: string): Promise<Past> {
  const asked = seat === '' ? '' : `&seat=${seat}`
  const pages = [await get<Wire>(`tables/${id}/replay?from=1&number=${PAGE}${asked}`)]
  const last = pages[0]?.v ?? 0
  for (let from = PAGE + 1; from <= last; from += PAGE)
    pages.push(await get<Wire>(`tables/${id}/replay?from=${from}&number=${PAGE}${asked}`))
  return joined(pages)
}

/** A game in a file; -1 is a spectator. */
export async function pastIn(record: string, seat: number): Promise<Past> {
  return joined([await post<Wire>('replay', { record, seat })])
}

function joined(pages: Wire[]): Past {
  const [first] = pages
  if (!first) throw new Error('no pages')
  const moments = pages.flatMap((page) =>
    page.plies.flatMap((ply) =>
      ply.view && ply.scene
        ? [
            {
              v: ply.v,
              event: ply.event,
              view: seen(ply.view),
              scene: ply.scene,
              hands: ply.hands,
            },
          ]
        : [],
    ),
  )
  return {
    over: first.over,
    seat: first.seat,
    seats: first.seats.map((name, seat) => ({
      name,
      bot: first.bots?.[seat] ?? '',
      kind: first.bots?.[seat] ? 'bot' : 'person',
    })),
    stage: first.stage,
    moments,
  }
}

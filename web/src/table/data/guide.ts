// What the server knows about a game besides its rules: the steps of a turn, and which rules explain a thing.

import type { GameGuide, Why } from '../../net/protocol.gen'

export type Guide = GameGuide
export type { Why } from '../../net/protocol.gen'

const guides = new Map<string, Promise<Guide>>()

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as T
}

export function guideOf(game: string): Promise<Guide> {
  const known = guides.get(game) ?? ask<Guide>(`api/guide/${game}`)
  guides.set(game, known)
  known.catch(() => guides.delete(game))
  return known
}

/** Asks why touching these things has no effect. */
export function whyNot(table: string, seat: number | null, touched: readonly string[]): Promise<Why> {
  const asked = new URLSearchParams({ touched: touched.join(',') })
  if (seat !== null) asked.set('seat', String(seat))
  return ask<Why>(`api/tables/${table}/why?${asked}`)
}

// What is asked for by HTTP: everything but the table itself.

import { callAhead } from './preconnect'
import { fresh } from '../util/randomId'
import { keep, kept } from '../util/storage'
import type { Me, Message, NewTable, Offered, Refusal, TableMade } from './protocol.gen'
import { away, back } from './connectivity.svelte'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly why: Message,
    readonly status: number,
  ) {
    super(why.id)
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    away()
    throw new Unreachable()
  }
  back()
  if (answer.ok) return (await answer.json()) as T
  const refusal = (await answer.json().catch(() => null)) as Refusal | null
  throw new Refused(refusal?.message ?? { id: 'online-unavailable', args: {} }, answer.status)
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>('POST', path, body)

let known = false // the server has said so since this page was opened

/** Who we are; null if the server does not know us yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    const me = await get<Me>('me')
    known = true
    return me
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null
    throw error
  }
}

/** Be called like this from now on; a newcomer becomes known by it. */
export async function callMe(name: string): Promise<Me> {
  const me = await post<Me>('me', { name })
  keep('name', me.name)
  known = true
  return me
}

/** How we were called the last time; "" for a newcomer. */
export const lastName = (): string => kept('name') ?? ''

/** Become known under a name, unless we are already; a name is all that the server wants. */
export async function introduce(name: string): Promise<void> {
  if (!known && !(await whoAmI())) await callMe(lastName() || name)
}

/** The server may not know us any more: ask the next time. */
export function doubt(): void {
  known = false
}

let offer: Promise<Offered> | null = null

/** What can be played, and against whom: asked once. */
export function offered(): Promise<Offered> {
  offer ??= get<Offered>('games').catch((error: unknown) => {
    offer = null
    throw error
  })
  return offer
}

/** Open a table; who is not known yet becomes known by a name. The id makes asking again harmless. */
export async function openTable(wish: NewTable, name: string): Promise<TableMade> {
  const own = lastName() || name
  const made = await post<TableMade>('tables', { ...wish, id: fresh(), nonce: fresh(), name: own })
  known = true
  keep('name', own)
  if (wish.start) callAhead(made.table_id)
  return made
}

/** The table of "Play now": the caller on one seat and bots on the others, begun at once. */
export function against(game: string, players: number, bot: string, deal = ''): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot }))
  return { settings: { game, players, undo: 'turn', deal }, seats: [{ kind: 'me' }, ...bots], start: true }
}

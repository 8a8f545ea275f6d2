// Client of the HTTP API: everything but the table itself.

import { callAhead } from './preconnect'
import { fresh } from '../util/randomId'
import { keep, kept } from '../util/storage'
import type { Me, Message, NewTable, Offered, Refusal, TableMade } from './protocol.gen'
import { away, back } from './connectivity.svelte'

/** The server refused the request, with a reason. */
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

let known = false // whether the server has confirmed the user since the page was opened

/** The current user; null if the server does not know the browser yet. */
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

/** Set the display name; creates a guest if necessary. */
export async function callMe(name: string): Promise<Me> {
  const me = await post<Me>('me', { name })
  keep('name', me.name)
  known = true
  return me
}

/** The last name used; "" on a first visit. */
export const lastName = (): string => kept('name') ?? ''

/** Creates a guest under a name unless the server knows the user already. */
export async function introduce(name: string): Promise<void> {
  if (!known && !(await whoAmI())) await callMe(lastName() || name)
}

/** Forgets that the user is known, because the session may have ended. */
export function doubt(): void {
  known = false
}

let offer: Promise<Offered> | null = null

/** The games and bots that the server offers; requested once. */
export function offered(): Promise<Offered> {
  offer ??= get<Offered>('games').catch((error: unknown) => {
    offer = null
    throw error
  })
  return offer
}

/** Open a table; creates a guest if necessary. The id makes the request idempotent. */
export async function openTable(wish: NewTable, name: string): Promise<TableMade> {
  const own = lastName() || name
  const made = await post<TableMade>('tables', { ...wish, id: fresh(), nonce: fresh(), name: own })
  known = true
  keep('name', own)
  if (wish.start) callAhead(made.table_id)
  return made
}

/** The table of "Play now": the user on one seat, bots on the others, started at once. */
export function against(game: string, players: number, bot: string, deal = ''): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot }))
  return {
    settings: { game, players, undo: 'turn', deal, hints: !deal },
    seats: [{ kind: 'me' }, ...bots],
    start: true,
  }
}

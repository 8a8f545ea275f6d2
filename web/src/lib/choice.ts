// Choosing an action by touching things on the table. Every offer names the things that mean it; a client
// needs no rule to find out what is meant: it only looks which offers are left.

import type { Offer } from './protocol'

export type { Offer } from './protocol'

const isButton = (thing: string): boolean => thing.startsWith('button ')

/** The offers that are still possible after these things were touched. */
export function left(offers: readonly Offer[], touched: readonly string[]): Offer[] {
  return offers.filter((offer) => touched.every((thing) => offer.touch.includes(thing)))
}

/** All things that may be touched next, or again to let them go. */
export function lit(offers: readonly Offer[], touched: readonly string[]): Set<string> {
  const things = new Set<string>(touched)
  for (const offer of left(offers, touched)) for (const thing of offer.touch) things.add(thing)
  return things
}

/** The one action that is meant: a button decides; else it is the last one left. */
export function meant(offers: readonly Offer[], touched: readonly string[]): Offer | null {
  if (touched.length === 0) return null
  const possible = left(offers, touched)
  if (touched.some(isButton)) {
    return possible.find((offer) => offer.touch.length === touched.length) ?? null
  }
  const withButton = possible.some((offer) => offer.touch.some(isButton))
  return possible.length === 1 && !withButton ? (possible[0] ?? null) : null
}

/** What is touched after one more touch: a second one lets go, and what excludes the rest begins anew. */
export function touch(offers: readonly Offer[], touched: readonly string[], thing: string): string[] {
  if (touched.includes(thing)) return touched.filter((other) => other !== thing)
  const more = [...touched, thing]
  if (left(offers, more).length > 0) return more
  return left(offers, [thing]).length > 0 ? [thing] : [...touched]
}

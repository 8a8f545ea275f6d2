// Choosing an action by touching things on the table. Every offer names the things that mean it; a client
// needs no rule to find out what is meant: it only looks which offers are left.

import type { Offer } from '../../net/protocol'
import { kindOf, placeThing, type ThingName } from '../things.ts'

export type { Offer } from '../../net/protocol'

const isButton = (thing: ThingName): boolean => kindOf(thing) === 'button'

/** The offers that are still possible after these things were touched. */
export function left(offers: readonly Offer[], touched: readonly ThingName[]): Offer[] {
  return offers.filter((offer) => touched.every((thing) => offer.touch.includes(thing)))
}

/** All things that may be touched next, or again to let them go. */
export function lit(offers: readonly Offer[], touched: readonly ThingName[]): Set<ThingName> {
  const things = new Set<ThingName>(touched)
  for (const offer of left(offers, touched)) for (const thing of offer.touch) things.add(thing)
  return things
}

/** Cards or figures that can be chosen instead of the one that was touched. */
export function alternatives(offers: readonly Offer[], touched: readonly ThingName[]): Set<ThingName> {
  const kinds = new Set<string>(touched.map(kindOf).filter((kind) => kind === 'card' || kind === 'piece'))
  return new Set(offers.flatMap((offer) => offer.touch.filter((thing) => kinds.has(kindOf(thing)))))
}

/** The one action that is meant: a button decides; else it is the last one left. */
export function meant(offers: readonly Offer[], touched: readonly ThingName[]): Offer | null {
  if (touched.length === 0) return null
  const possible = left(offers, touched)
  if (touched.some(isButton)) {
    return possible.find((offer) => offer.touch.length === touched.length) ?? null
  }
  const withButton = possible.some((offer) => offer.touch.some(isButton))
  return possible.length === 1 && !withButton ? (possible[0] ?? null) : null
}

/** Toggles a thing; one that is incompatible with the selection starts a new one. */
export function touch(
  offers: readonly Offer[],
  touched: readonly ThingName[],
  thing: ThingName,
): ThingName[] {
  if (touched.includes(thing)) return touched.filter((other) => other !== thing)
  const more = [...touched, thing]
  if (left(offers, more).length > 0) return more
  return left(offers, [thing]).length > 0 ? [thing] : [...touched]
}

/** The places to which exactly one offer brings a figure, by itself or by the action after it: touching one means it. */
export function landings(offers: readonly Offer[]): Map<ThingName, Offer> {
  const found = new Map<ThingName, Offer | null>()
  for (const offer of offers)
    for (const place of destinations(offer)) {
      const thing = placeThing(place)
      found.set(thing, found.has(thing) ? null : offer)
    }
  return new Map([...found].flatMap(([thing, offer]) => (offer ? [[thing, offer] as const] : [])))
}

/** Where an offer, or the action after it, brings a figure. */
function destinations({ lands = [], leads = [] }: Offer): Set<string> {
  return new Set([...lands, ...leads].map(({ place }) => place))
}

/** What an offer would bring: itself, or each of the places to which the action after it can bring a figure. */
export function outcomes(offer: Offer, seat: number): Offer[] {
  if (!offer.leads?.length) return [offer]
  return offer.leads.map(({ place, large = false, gain, priestess }) => ({
    ...offer,
    gain,
    lands: priestess ? [] : [{ seat, place, large }],
    priestess: priestess ? place : '',
    leads: [],
  }))
}

// Matches touched things with offers. Every offer names the things that select it, so the client needs no rules: it
// narrows the offers down until one is left.

import type { Offer } from '../../net/protocol'
import { kindOf, placeThing, type ThingName } from '../things.ts'

export type { Offer } from '../../net/protocol'

const isButton = (thing: ThingName): boolean => kindOf(thing) === 'button'

/** The offers that are still possible after these things were touched. */
export function left(offers: readonly Offer[], touched: readonly ThingName[]): Offer[] {
  return offers.filter((offer) => touched.every((thing) => offer.touch.includes(thing)))
}

/** All things that can be touched next, and the touched ones, which can be released. */
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

/** The selected offer: the one of a touched button, else the last one left; null if it is open. */
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

/** Places to which exactly one offer, or the action after it, brings a figure: touching the place selects the offer. */
export function landings(offers: readonly Offer[]): Map<ThingName, Offer> {
  const found = new Map<ThingName, Offer | null>()
  for (const offer of offers)
    for (const place of destinations(offer)) {
      const thing = placeThing(place)
      found.set(thing, found.has(thing) ? null : offer)
    }
  return new Map([...found].flatMap(([thing, offer]) => (offer ? [[thing, offer] as const] : [])))
}

/** Where an offer, or the action after it, can bring a figure. */
function destinations({ lands = [], leads = [] }: Offer): Set<string> {
  return new Set([...lands, ...leads].map(({ place }) => place))
}

/** The outcomes of an offer: itself, or one for each place that the action after it can reach. */
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

// Animation of cards that change their place. It never blocks anything: cards fly above the table and take no touch.

import { mount } from 'svelte'
import type { Step } from '../../net/protocol'
import { parseCard, parseStep } from '../../util/notation'
import { cardThing, pileThing, placeThing, rowThing, type ThingName } from '../things'
import Card from './Card.svelte'

export interface Flight {
  from: string // CSS selector
  to: string
  card: string // "": face down
}

/** Selects a thing that is drawn beside the board; a place only while it can be touched. */
const shown = (thing: ThingName): string => `[data-thing="${thing}"]`
/** Selects a place whether it can be touched or not. */
const anyway = (thing: ThingName): string => `${shown(thing)}, [data-dull="${thing}"]`

/** The flights of one step, as seen by a viewer. */
export function flightsOf(step: Step, viewer: number | null): Flight[] {
  const { kind, object: card } = parseStep(step.words)
  const { letter, value } = parseCard(card)
  const told = step.line.args.seat
  const seat = step.seat ?? (typeof told === 'object' && told !== null && 'seat' in told ? told.seat : null)
  if (seat === null) return []
  const mine = seat === viewer
  const panel = `[data-seat="${seat}"]`
  const row = mine ? shown(rowThing(letter)) : `[data-row="${seat} ${letter}"]`
  const hand = mine ? shown(cardThing(card)) : panel
  const pile = shown(pileThing(letter))
  const place = anyway(placeThing(card))
  switch (kind) {
    case 'play':
      return [{ from: hand, to: row, card }]
    case 'discard':
      return [{ from: hand, to: pile, card }]
    case 'lift':
      return [{ from: row, to: pile, card }]
    case 'take':
      return [value ? { from: place, to: row, card } : { from: pile, to: panel, card }]
    case 'card':
      return [{ from: shown('deck'), to: hand, card: mine ? card : '' }]
    case 'tile':
      return /^[A-Z]\d+$/.test(card) ? [{ from: shown('deck'), to: place, card }] : []
    case '':
      return step.line.id.includes('draw') ? [{ from: shown('deck'), to: panel, card: '' }] : []
    default:
      return []
  }
}

type Boxes = Map<string, DOMRect>

/** The boxes that cards start from, measured before the table changes. */
export function boxes(root: ParentNode, flights: readonly Flight[]): Boxes {
  const found: Boxes = new Map()
  for (const { from } of flights) {
    const box = root.querySelector(from)?.getBoundingClientRect()
    if (box) found.set(from, box)
  }
  return found
}

/** Animates cards from their previous boxes to their new ones. */
export function fly(root: ParentNode, flights: readonly Flight[], starts: Boxes, duration: number): void {
  if (duration === 0 || document.hidden) return
  for (const flight of flights) {
    const from = starts.get(flight.from)
    const to = root.querySelector(flight.to)?.getBoundingClientRect()
    if (!from || !to) continue
    const card = picture(flight.card)
    document.body.append(card)
    const at = (box: DOMRect, scale: number): Keyframe => ({
      transform: `translate(${box.x + box.width / 2 - 20}px, ${box.y + box.height / 2 - 28}px) scale(${scale})`,
    })
    const motion = card.animate([at(from, 1), at(to, 0.8)], {
      duration: Math.min(duration, 400),
      easing: 'ease-in-out',
    })
    motion.onfinish = motion.oncancel = () => card.remove()
  }
}

/** A card that lies above everything and takes no touch. */
export function picture(name: string): HTMLElement {
  const card = document.createElement('div')
  card.className = 'flight'
  card.setAttribute('aria-hidden', 'true')
  card.style.cssText = 'position: fixed; left: 0; top: 0; z-index: 20; pointer-events: none; width: 44px'
  mount(Card, { target: card, props: { name } })
  return card
}

// Cards that fly from where they were to where they are: what happened is seen, not only its result.
// A flight never blocks anything: it is drawn above the table and takes no touch.

import { mount } from 'svelte'
import type { Step } from '../../net/protocol'
import Card from './Card.svelte'

export interface Flight {
  from: string // what to look for on the table
  to: string
  card: string // "": face down
}

/** The flights of one step, as seen by a viewer. */
export function flightsOf(step: Step, viewer: number | null): Flight[] {
  const [kind = '', rest = ''] = step.words.split(' ')
  const told = step.line.args.seat
  const seat = step.seat ?? (typeof told === 'object' && told !== null && 'seat' in told ? told.seat : null)
  if (seat === null) return []
  const mine = seat === viewer
  const panel = `[data-seat="${seat}"]`
  const row = mine ? `[data-thing="row ${rest[0]}"]` : `[data-row="${seat} ${rest[0]}"]`
  const hand = (card: string): string => (mine ? `[data-thing="card ${card}"]` : panel)
  switch (kind) {
    case 'play':
      return [{ from: hand(rest), to: row, card: rest }]
    case 'discard':
      return [{ from: hand(rest), to: `[data-thing="pile ${rest[0]}"]`, card: rest }]
    case 'lift':
      return [{ from: row, to: `[data-thing="pile ${rest}"]`, card: rest }]
    case 'take':
      return rest.length > 1
        ? [{ from: `[data-thing="place ${rest}"], [data-dull="place ${rest}"]`, to: row, card: rest }]
        : [{ from: `[data-thing="pile ${rest}"]`, to: panel, card: rest }]
    case 'card':
      return [{ from: '[data-thing="deck"]', to: hand(rest), card: mine ? rest : '' }]
    case 'tile':
      return /^[A-Z]\d+$/.test(rest)
        ? [
            {
              from: '[data-thing="deck"]',
              to: `[data-dull="place ${rest}"], [data-thing="place ${rest}"]`,
              card: rest,
            },
          ]
        : []
    case '':
      return step.line.id.includes('draw') ? [{ from: '[data-thing="deck"]', to: panel, card: '' }] : []
    default:
      return []
  }
}

type Boxes = Map<string, DOMRect>

/** Where things are now, before the table changes. */
export function boxes(root: ParentNode, flights: readonly Flight[]): Boxes {
  const found: Boxes = new Map()
  for (const { from } of flights) {
    const box = root.querySelector(from)?.getBoundingClientRect()
    if (box) found.set(from, box)
  }
  return found
}

/** Let cards fly to where they are after the change. */
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
export function picture(word: string): HTMLElement {
  const card = document.createElement('div')
  card.className = 'flight'
  card.setAttribute('aria-hidden', 'true')
  card.style.cssText = 'position: fixed; left: 0; top: 0; z-index: 20; pointer-events: none; width: 44px'
  mount(Card, { target: card, props: { word } })
  return card
}

// Drag and drop of cards from the hand. Dropping a card on a thing selects both, as touching one after the other does.

import type { Selection } from './selection.svelte'
import { picture } from '../cards/cardAnimation'
import { kindOf, parseThing, thingNamed, type ThingName } from '../things'

const THRESHOLD = 10 // pixels; a shorter movement is a touch

interface Held {
  thing: ThingName
  name: string // of the card
  pointer: number
  x: number
  y: number
  card: HTMLElement | null // drawn above the table once the drag has begun
}

export class Drag {
  private held: Held | null = null

  constructor(private readonly selection: Selection) {}

  readonly down = (event: PointerEvent): void => {
    const found = (event.target as Element).closest<HTMLElement>('.hand .thing')
    const thing = event.isPrimary && event.button === 0 ? thingNamed(found?.dataset.thing) : null
    const parsed = thing && parseThing(thing)
    this.held =
      thing && parsed?.kind === 'card'
        ? {
            thing,
            name: parsed.card,
            pointer: event.pointerId,
            x: event.clientX,
            y: event.clientY,
            card: null,
          }
        : null
  }

  readonly move = (event: PointerEvent): void => {
    const { held } = this
    if (!held || event.pointerId !== held.pointer) return
    if (!held.card) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD) return
      if (!this.selection.lift(held.thing)) {
        this.held = null
        return void this.selection.touch(held.thing) // shows why it cannot be played
      }
      held.card = picture(held.name)
      document.body.append(held.card)
    }
    held.card.style.transform = `translate(${event.clientX - 20}px, ${event.clientY - 28}px)`
  }

  readonly up = (event: PointerEvent): void => {
    const held = this.end()
    if (!held?.card) return
    suppressClick()
    const there = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-thing], [data-dull]')?.dataset
    const thing = thingNamed(there?.thing ?? there?.dull)
    this.selection.drop(held.thing, thing && kindOf(thing) === 'card' ? null : thing)
  }

  /** The browser has taken over the pointer, for example to scroll. */
  readonly lose = (): void => {
    if (this.end()?.card) this.selection.cancel()
  }

  private end(): Held | null {
    const { held } = this
    this.held = null
    held?.card?.remove()
    return held
  }
}

/** Ignores the click event that follows a drop. */
function suppressClick(): void {
  const stop = (event: Event): void => event.stopPropagation()
  addEventListener('click', stop, { capture: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

// Cards can also be carried to where they shall lie. Touching one thing after the other does the same.

import type { Selection } from './selection.svelte'
import { picture } from '../cards/cardAnimation'

const FAR = 10 // pixels: less is a touch

interface Held {
  thing: string
  pointer: number
  x: number
  y: number
  card: HTMLElement | null // above the table, once it is carried
}

export class Drag {
  private held: Held | null = null

  constructor(private readonly selection: Selection) {}

  readonly down = (event: PointerEvent): void => {
    const found = (event.target as Element).closest<HTMLElement>('.hand .thing')
    const thing = event.isPrimary && event.button === 0 ? found?.dataset.thing : undefined
    this.held = thing
      ? { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY, card: null }
      : null
  }

  readonly move = (event: PointerEvent): void => {
    const { held } = this
    if (!held || event.pointerId !== held.pointer) return
    if (!held.card) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return
      if (!this.selection.lift(held.thing)) {
        this.held = null
        return void this.selection.touch(held.thing) // which says why not
      }
      held.card = picture(held.thing.replace('card ', ''))
      document.body.append(held.card)
    }
    held.card.style.transform = `translate(${event.clientX - 20}px, ${event.clientY - 28}px)`
  }

  readonly up = (event: PointerEvent): void => {
    const held = this.end()
    if (!held?.card) return
    silence()
    const there = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-thing], [data-dull]')?.dataset
    const thing = there?.thing ?? there?.dull ?? ''
    this.selection.drop(held.thing, thing.startsWith('card ') ? '' : thing)
  }

  /** The browser needs the finger for something else. */
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

/** The click that follows is none. */
function silence(): void {
  const stop = (event: Event): void => event.stopPropagation()
  addEventListener('click', stop, { capture: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

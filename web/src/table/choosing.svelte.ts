// What somebody is about to do at a table: things are touched until only one choice is meant, and that is sent.

import { tick } from 'svelte'
import { left, lit, meant, touch } from '../lib/choice'
import { settings } from '../lib/kept.svelte'
import type { Failure, Offer } from '../lib/protocol'
import type { Message } from '../lib/words'
import type { Why } from './guide'

interface Given {
  offers: () => readonly Offer[]
  version: () => number // of the table
  send: (type: string, fields?: Record<string, unknown>) => Promise<Failure | null>
  why: (touched: string[]) => Promise<Why>
  explain: (thing: string) => void
}

export class Choosing {
  touched = $state.raw<string[]>([])
  thought = $state('') // the thing that is looked at
  refusal = $state.raw<{ message: Message; rule: string } | null>(null)
  asking = $state.raw<Offer | null>(null) // a choice that is asked about once more
  inspecting = $state(false) // the next touch asks what a thing is
  sending = $state.raw<Promise<unknown> | null>(null) // a move is on its way

  private deciding = false
  private latest = '' // what was touched last
  private touches = 0

  constructor(private readonly given: Given) {}

  readonly chosen = $derived.by(() => left(this.given.offers(), this.touched))

  /** What is being thought of: the choices that are left, or those of the thing that is looked at. */
  readonly previews = $derived.by(() => {
    if (this.asking) return [this.asking]
    const thinking = this.thought ? this.chosen.filter((offer) => offer.touch.includes(this.thought)) : []
    if (thinking.length > 0) return thinking
    const clear = this.given.offers().every((offer) => offer.touch[0]?.startsWith('card ') === false)
    return this.touched.length > 0 || clear ? this.chosen : []
  })

  /** A place where just one of the choices that are left would bring a figure: touching it means that choice. */
  private readonly landings = $derived.by(() => {
    const found = new Map<string, Offer | null>()
    if (this.touched.length > 0)
      for (const offer of this.chosen)
        for (const piece of offer.lands ?? []) {
          const thing = `place ${piece.place}`
          found.set(thing, found.has(thing) ? null : offer)
        }
    return found
  })

  readonly lit = $derived.by(() => {
    const things = lit(this.given.offers(), this.touched)
    for (const [thing, offer] of this.landings) if (offer) things.add(thing)
    return things
  })

  readonly think = (thing: string): void => {
    this.thought = thing
  }

  /** Nothing is touched any more; a refusal stays to be read. */
  readonly forget = (): void => {
    this.touched = []
    this.asking = null
    this.thought = ''
  }

  readonly cancel = (): void => {
    this.touched = []
    this.asking = null
    this.refusal = null
    this.inspecting = false
  }

  readonly act = async (offer: Offer): Promise<void> => {
    this.forget()
    const sent = this.given.send('move', { action: offer.action })
    this.sending = sent
    const failure = await sent
    if (this.sending === sent) this.sending = null
    if (failure) this.refusal = { message: failure.message, rule: failure.rule ?? '' }
  }

  readonly touch = async (thing: string): Promise<void> => {
    if (!(await this.inTime(thing))) return
    this.refusal = null
    if (this.inspecting) {
      this.inspecting = false
      return this.given.explain(thing)
    }
    if (!this.lit.has(thing)) return this.refuse(thing)
    const landing = this.landings.get(thing)
    if (landing) return void this.decide(landing)
    this.asking = null
    this.touched = touch(this.given.offers(), this.touched, thing)
    const offer = meant(this.given.offers(), this.touched)
    if (offer) void this.decide(offer)
  }

  /** A thing is taken up, to be laid down elsewhere: what it can mean is lit. False if nothing can come of it. */
  readonly lift = (thing: string): boolean => {
    if (this.sending || this.inspecting) return false
    this.cancel()
    if (!this.lit.has(thing)) return false
    this.touched = [thing]
    return true
  }

  /** It is laid down there: the same as touching both, one after the other. */
  readonly drop = (thing: string, there: string): void => {
    if (there && this.touched.includes(thing)) void this.touch(there)
    else this.cancel()
  }

  /** Who touches before the answer has come means the table after it; a second touch of the same means nothing. */
  private async inTime(thing: string): Promise<boolean> {
    const again = thing === this.latest
    this.latest = thing
    const mine = ++this.touches
    if (!this.sending) return true
    if (again) return false
    await this.sending
    await tick()
    return mine === this.touches
  }

  private async decide(offer: Offer): Promise<void> {
    if (this.deciding) return
    this.deciding = true
    const found = settings.confirm === 'never' ? offer : await this.foreseen(offer)
    this.deciding = false
    if (!found) return
    const ask = settings.confirm === 'always' || (found.ends && settings.confirm === 'ends')
    if (ask) this.asking = found
    else void this.act(found)
  }

  /** A choice with what it would bring, for which the quickest must wait a moment; null if the table has changed. */
  private async foreseen(offer: Offer): Promise<Offer | null> {
    const known = this.given.version()
    let found: Offer | undefined = offer
    for (let wait = 0; wait < 20 && found && found.ends === undefined; wait++) {
      await new Promise((done) => setTimeout(done, 25))
      found = this.given.version() === known ? this.given.offers().find(({ action }) => action === offer.action) : undefined
    }
    return found ?? null
  }

  /** What is not possible is asked for all the same: the server knows the rule that forbids it. */
  private async refuse(thing: string): Promise<void> {
    try {
      this.refusal = await this.given.why([...this.touched, thing])
    } catch {
      this.refusal = { message: { id: 'web-offline', args: {} }, rule: '' }
    }
  }
}

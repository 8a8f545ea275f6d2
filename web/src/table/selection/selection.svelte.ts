// The selection in progress: things are touched until exactly one offer matches, which is then sent.

import { tick } from 'svelte'
import { alternatives, landings, left, lit, meant, outcomes, touch } from './matchOffers'
import { settings } from '../../state/settings.svelte'
import type { Failure, Offer } from '../../net/protocol'
import type { Message } from '../../i18n/messages'
import type { Why } from '../data/guide'
import { kindOf, type ThingName } from '../things'

export interface Refusal {
  message: Message
  rule: string
}

interface Source {
  offers: () => readonly Offer[]
  seat: () => number // of the viewer
  version: () => number // of the table
  send: (type: string, fields?: Record<string, unknown>) => Promise<Failure | null>
  why: (touched: ThingName[]) => Promise<Why>
  explain: (thing: ThingName) => void
}

export class Selection {
  touched = $state.raw<ThingName[]>([])
  hovered = $state<ThingName | null>(null) // the thing under the pointer, or with the focus
  refusal = $state.raw<Refusal | null>(null)
  confirming = $state.raw<Offer | null>(null) // an offer that waits for confirmation
  inspecting = $state(false) // the next touch explains a thing
  sending = $state.raw<Promise<unknown> | null>(null) // a move that has no reply yet

  private previewing = false
  private latest: ThingName | null = null // what was touched last
  private touches = 0
  private destination: ThingName | null = null // a place touched for the action after the one that was sent

  constructor(private readonly source: Source) {}

  get offers(): readonly Offer[] {
    return this.source.offers()
  }

  readonly remaining = $derived.by(() => left(this.source.offers(), this.touched))

  /** What the board previews: the outcomes of the remaining offers, or of those of the thing under the pointer. */
  readonly previews = $derived(this.considered.flatMap((offer) => outcomes(offer, this.source.seat())))

  private get considered(): readonly Offer[] {
    if (this.confirming) return [this.confirming]
    const { hovered } = this
    const under = hovered ? this.remaining.filter((offer) => offer.touch.includes(hovered)) : []
    if (under.length > 0) return under
    const noCards = this.source.offers().every(({ touch: [first] }) => first && kindOf(first) !== 'card')
    return this.touched.length > 0 || noCards ? this.remaining : []
  }

  /** Places to which exactly one of the remaining offers brings a figure, now or by the next action. */
  private readonly landings = $derived(
    this.touched.length > 0 ? landings(this.remaining) : new Map<ThingName, Offer>(),
  )

  readonly lit = $derived.by(() => {
    const things = lit(this.source.offers(), this.touched)
    for (const thing of this.landings.keys()) things.add(thing)
    for (const thing of alternatives(this.source.offers(), this.touched)) things.add(thing)
    return things
  })

  /** A card comes first: rows and piles are shortcuts, and only the hand is emphasised. */
  readonly cardFirst = $derived(
    this.touched.length === 0 && [...this.lit].some((thing) => kindOf(thing) === 'card'),
  )

  readonly hover = (thing: ThingName | null): void => {
    this.hovered = thing
  }

  /** Clears the selection but keeps a refusal visible. */
  readonly reset = (): void => {
    this.touched = []
    this.confirming = null
    this.hovered = null
  }

  /** A new position: restarts the selection, at the destination if it was touched for two actions at once. */
  readonly advance = (): void => {
    this.reset()
    const { destination } = this
    if (!destination || this.source.offers().length === 0) return
    this.destination = null
    if (this.lit.has(destination)) this.add(destination)
  }

  readonly cancel = (): void => {
    this.touched = []
    this.confirming = null
    this.refusal = null
    this.inspecting = false
    this.destination = null
  }

  readonly perform = async (offer: Offer): Promise<void> => {
    this.reset()
    const sent = this.source.send('move', { action: offer.action })
    this.sending = sent
    const failure = await sent
    if (this.sending === sent) this.sending = null
    if (failure) this.destination = null
    if (failure) this.refusal = { message: failure.message, rule: failure.rule ?? '' }
  }

  readonly touch = async (thing: ThingName): Promise<void> => {
    if (!(await this.settled(thing))) return
    this.refusal = null
    if (this.inspecting) {
      this.inspecting = false
      return this.source.explain(thing)
    }
    if (!this.lit.has(thing) && this.touched.length > 0 && kindOf(thing) === 'place') await this.outlooks()
    if (this.restarts(thing)) this.touched = []
    if (!this.lit.has(thing)) return this.refuse(thing)
    this.destination = null
    const landing = this.landings.get(thing)
    if (!landing) return this.add(thing)
    if (landing.lands?.length === 0) this.destination = thing
    void this.decide(landing)
  }

  /** With a row or a pile chosen but no card, any other possible thing starts a new selection. */
  private restarts(thing: ThingName): boolean {
    const shortcut = this.touched.every((one) => ['row', 'pile'].includes(kindOf(one)))
    return shortcut && !this.lit.has(thing) && lit(this.source.offers(), []).has(thing)
  }

  private add(thing: ThingName): void {
    this.confirming = null
    this.touched = touch(this.source.offers(), this.touched, thing)
    const offer = meant(this.source.offers(), this.touched)
    if (offer) void this.decide(offer)
  }

  /** Selects an action without carrying it out: the board shows its outcome, and it can be confirmed. */
  readonly suggest = async (action: string): Promise<void> => {
    const offer = this.source.offers().find((one) => one.action === action)
    if (!offer || this.sending) return
    this.cancel()
    this.touched = [...offer.touch]
    const found = await this.withOutlook(offer)
    if (found) this.confirming = found
  }

  /** Picks up a thing to drop it elsewhere; false if no offer needs it. */
  readonly lift = (thing: ThingName): boolean => {
    if (this.sending || this.inspecting) return false
    this.cancel()
    if (!this.lit.has(thing)) return false
    this.touched = [thing]
    return true
  }

  /** Drops it there: the same as touching both. */
  readonly drop = (thing: ThingName, there: ThingName | null): void => {
    if (there && this.touched.includes(thing)) void this.touch(there)
    else this.cancel()
  }

  /** Waits for the reply to a pending move; a double touch is ignored. */
  private async settled(thing: ThingName): Promise<boolean> {
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
    if (this.previewing) return
    this.previewing = true
    const found = settings.confirm === 'never' ? offer : await this.withOutlook(offer)
    this.previewing = false
    if (!found) return
    const ask = settings.confirm === 'always' || (found.ends && settings.confirm === 'ends')
    if (ask) this.confirming = found
    else void this.perform(found)
  }

  /** The offer with its outlook, which arrives a little later; null if the table has changed. */
  private async withOutlook(offer: Offer): Promise<Offer | null> {
    const known = this.source.version()
    let found: Offer | undefined = offer
    for (let wait = 0; wait < 20 && found && found.ends === undefined; wait++) {
      await new Promise((done) => setTimeout(done, 25))
      found =
        this.source.version() === known
          ? this.source.offers().find(({ action }) => action === offer.action)
          : undefined
    }
    return found ?? null
  }

  /** Waits for the outlooks of the remaining offers. */
  private async outlooks(): Promise<void> {
    const waiting = this.touched
    for (let wait = 0; wait < 20 && waiting === this.touched; wait++) {
      if (this.remaining.every((offer) => offer.leads)) return
      await new Promise((done) => setTimeout(done, 25))
    }
  }

  /** Asks the server for the rule that forbids it. */
  private async refuse(thing: ThingName): Promise<void> {
    try {
      this.refusal = await this.source.why([...this.touched, thing])
    } catch {
      this.refusal = { message: { id: 'web-offline', args: {} }, rule: '' }
    }
  }
}

// The session at a table: the connection, the state it shows, whose turn it is, and which of several people on one
// device is looking.

import { doubt, get, introduce } from '../net/api'
import { cuesOf } from '../sound/cues'
import { sound } from '../sound/sound'
import { call, entitle } from './turnAlert'
import { timeLeft, timeText } from './timeLeft'
import { later } from '../util/schedule'
import type { Failure, Happened } from '../net/protocol'
import type { Replay } from '../net/protocol.gen'
import { TableSocket, type Shown } from '../net/socket'
import type { Messages } from '../i18n/messages'

const KEPT = 500 // events in the log
const EARLIER = 50 // of them from before the connection

export class Visit {
  shown = $state.raw<Shown | null>(null)
  log = $state.raw<Happened[]>([])
  online = $state(true)
  lost = $state(false)
  /** The own seat whose turn it is while another own seat is shown: the device has to be passed on. */
  handover = $state<number | null>(null)

  private socket: TableSocket | null = null
  private turn = false
  private running = false // the game was not over at the last update
  private ended = false
  private readonly timer = setInterval(() => this.turn && this.title(), 1000)

  constructor(
    private readonly id: string,
    private readonly key: string,
    private readonly messages: () => Messages,
    private readonly go: (path: string) => void,
  ) {
    void this.begin()
  }

  readonly send = (type: string, fields: Record<string, unknown> = {}): Promise<Failure | null> =>
    this.socket ? this.socket.send(type, fields) : Promise.resolve(null)

  /** The device has been passed on. */
  readonly take = (): void => {
    if (this.handover === null) return
    this.socket?.look(this.handover)
    this.handover = null
  }

  close(): void {
    this.ended = true
    clearInterval(this.timer)
    this.socket?.close()
    entitle(this.messages(), '', false)
  }

  /** Update the title, for example after a language change. */
  title(): void {
    const game = this.shown?.status.settings.game
    entitle(this.messages(), game ? this.messages().text(`title-${game}`) : '', this.turn, this.time())
  }

  /** The user's remaining time, for the title; empty without a clock. */
  private time(): string {
    const { status } = this.shown ?? {}
    if (!status || status.you === null || !this.turn) return ''
    const left = timeLeft(status, status.you, status.you, Date.now())
    return left ? timeText(this.messages(), left.milliseconds) : ''
  }

  /** Creates a guest first if necessary: the socket requires a user. */
  private async begin(): Promise<void> {
    try {
      await introduce(this.messages().text('web-guest'))
    } catch {
      this.online = false
      if (!this.ended) setTimeout(() => void this.begin(), 2000)
      return
    }
    if (this.ended) return
    const listener = {
      show: (now: Shown, events: Happened[]) => this.show(now, events),
      online: (yes: boolean) => {
        this.online = yes
        if (!yes) doubt()
      },
      closed: () => (this.lost = true),
    }
    this.socket = new TableSocket(this.id, listener, this.key)
  }

  /** Loads earlier events for the log. */
  private async remember(until: number): Promise<void> {
    const from = Math.max(1, until - EARLIER + 1)
    const seat = this.shown?.status.you ?? null
    const path = `tables/${this.id}/replay?from=${from}&number=${EARLIER}${seat === null ? '' : `&seat=${seat}`}`
    const found = await get<Replay>(path).catch(() => null) // without it the log begins now
    const first = this.log[0]?.seq ?? Infinity
    const earlier = (found?.plies ?? [])
      .map((ply) => ply.event as Happened)
      .filter(({ seq }) => seq <= until && seq < first)
    this.log = [...earlier, ...this.log]
  }

  private show(now: Shown, events: Happened[]): void {
    const before = this.shown?.status.rematch_offer?.accepted ?? []
    const fresh = this.shown === null
    this.shown = now
    if (fresh && now.position && now.v > 1) later(() => void this.remember(now.v))
    sound(...cuesOf(events))
    if (events.length > 0) this.log = [...this.log, ...events].slice(-KEPT)
    const rematched = events.find((event) => event.kind === 'rematched')
    if (now.status.rematch && rematched && this.accepted(before, rematched, now.status.you))
      this.go(`/t/${now.status.rematch}`)
    this.passOn(now)
    const view = now.position?.view
    if (view?.end && now.status.you !== null && this.running && view.winners.includes(now.status.you))
      sound('win')
    this.running = !!view && !view.end
    const turn = !!view && !view.end && view.mover !== null && view.mover === now.status.you
    if (turn && !this.turn) call(this.messages(), this.messages().text(`title-${now.status.settings.game}`))
    this.turn = turn
    this.title()
  }

  /** Players who have not accepted a rematch stay at the final scores. */
  private accepted(before: readonly number[], rematched: Happened, you: number | null): boolean {
    return you !== null && (rematched.seat === you || before.includes(you))
  }

  /** Switches to the own seat that is to act; with hidden hands only after the device has been passed on. */
  private passOn(now: Shown): void {
    const view = now.position?.view
    const mover = view?.mover ?? null
    const next = mover === null ? undefined : now.status.chairs[mover]
    const other = !!next && next.yours && next.kind === 'person' && !next.away && mover !== now.status.you
    if (!other || mover === null || now.status.you === null || view?.end) this.handover = null
    else if (view?.table.hand) this.handover = mover
    else this.socket?.look(mover)
  }
}

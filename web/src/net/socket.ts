// The socket of a table: it reconnects with exponential backoff, resumes from the last version it knows, answers
// heartbeats, and resends unanswered commands under the same id (idempotency key).

import { address, taken } from './preconnect.ts'
import { fresh } from '../util/randomId.ts'
import { changed, foreseen } from './patch.ts'
import type { Failure, Frame, Happened, Hint, Position, Stage, Status } from './protocol'
import type { Hello } from './protocol.gen'

type Command = { type: string; id: string; [field: string]: unknown }
type Answer = (failure: Failure | null) => void

/** Commands that refer to a position. */
const VERSIONED = new Set(['move', 'undo', 'consent', 'hint'])

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000

export interface Shown {
  v: number
  status: Status
  stage: Stage
  position: Position | null
  hint: Hint | null // for this position
  moved: number // the last event known to have changed the position
}

/** Events after which a hint does not fit any more. */
const MOVING = new Set(['started', 'moved', 'undone', 'left', 'ended'])

export interface Listener {
  /** The new state of the table, and the events that led to it; none after a gap. */
  show(shown: Shown, events: Happened[]): void
  /** Whether the server can be reached. */
  online(yes: boolean): void
  /** The server denies access: do not reconnect. */
  closed(code: number): void
}

export class TableSocket {
  private socket: WebSocket | null = null
  private shown: Shown | null = null
  private readonly waiting = new Map<string, { command: Command; answer: Answer }>()
  private late: { seq: number; answer: Answer }[] = [] // acknowledged, update not yet received
  private pause = FIRST_WAIT
  private timer: number | undefined
  private done = false
  private seat: number | null = null

  private readonly tableId: string
  private readonly listener: Listener
  private readonly key: string

  constructor(tableId: string, listener: Listener, key = '') {
    this.tableId = tableId
    this.listener = listener
    this.key = key
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.looked)
  }

  /** Send a command; null means success. */
  send(type: string, fields: Record<string, unknown> = {}): Promise<Failure | null> {
    const command: Command = { type, id: fresh(), ...fields }
    if (VERSIONED.has(type)) command.v = this.shown?.v ?? 0
    return new Promise((answer) => {
      this.waiting.set(command.id, { command, answer })
      this.write(command)
    })
  }

  /** Switch to the view of another own seat. */
  look(seat: number): void {
    this.seat = seat
    this.shown = null
    if (this.socket?.readyState === WebSocket.OPEN) this.greet(this.socket)
  }

  close(): void {
    this.done = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.looked)
    this.tell(false)
    this.socket?.close()
  }

  /** The page has come into view, or is out of it: then the server may announce a turn. */
  private readonly looked = (): void => {
    this.tell(!document.hidden)
    this.hurry()
  }

  private tell(yes: boolean): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'visible', yes }))
  }

  private readonly hurry = (): void => {
    if (this.timer === undefined || document.hidden) return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    this.timer = undefined
    const ahead = taken(this.tableId)
    const socket = ahead?.socket ?? new WebSocket(address())
    this.socket = socket
    if (ahead) void Promise.resolve().then(() => ahead.heard.forEach((text) => this.hear(text)))
    else socket.onopen = () => this.greet(socket)
    socket.onmessage = (event) => this.hear(String(event.data))
    socket.onclose = (event) => {
      if (this.done || this.socket !== socket) return
      if (event.code === 4401 || event.code === 4404) {
        this.done = true
        this.listener.closed(event.code)
        return
      }
      this.listener.online(false)
      this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
      this.pause = Math.min(2 * this.pause, LONGEST_WAIT)
    }
  }

  private hear(text: string): void {
    this.read(JSON.parse(text) as Frame)
  }

  private greet(socket: WebSocket): void {
    const hello: Hello = { type: 'hello', table_id: this.tableId }
    if (this.shown) hello.since = this.shown.v
    if (this.seat !== null) hello.seat = this.seat
    if (this.key) hello.key = this.key
    socket.send(JSON.stringify(hello))
    if (document.hidden) this.tell(false)
  }

  private read(frame: Frame): void {
    switch (frame.type) {
      case 'snapshot':
        this.show(
          {
            v: frame.v,
            status: frame.status,
            stage: frame.stage,
            position: frame.position,
            hint: null,
            moved: frame.v,
          },
          [],
        )
        break
      case 'update': {
        if (!this.shown || frame.v < this.shown.v) break
        const known = this.shown.v
        const news = frame.events.filter((event) => event.seq > known)
        this.show({ ...this.shown, v: frame.v, status: frame.status, position: frame.position }, news)
        break
      }
      case 'change': {
        if (!this.shown || frame.v <= this.shown.v) break
        const next = changed(this.shown, frame)
        if (next) this.show(next, frame.events)
        else if (this.socket) this.greet(this.socket) // a gap: request a full update
        break
      }
      case 'outlook':
        if (this.shown?.position && frame.v === this.shown.v)
          this.show({ ...this.shown, position: foreseen(this.shown.position, frame.outlooks) }, [])
        break
      case 'hint':
        if (this.shown) this.show({ ...this.shown, hint: frame }, [])
        break
      case 'around':
        if (this.shown) this.show({ ...this.shown, status: frame.status }, [])
        break
      case 'sync':
        this.pause = FIRST_WAIT
        this.listener.online(true)
        for (const { command } of this.waiting.values()) this.write(command)
        break
      case 'reply': {
        if (frame.error?.code === 'unknown' && !frame.id) return this.turnedAway()
        const asked = this.waiting.get(frame.id)
        if (!asked || frame.error?.code === 'unavailable') break
        this.waiting.delete(frame.id)
        if (frame.error?.update) this.read(frame.error.update)
        if (frame.seq && this.shown && this.shown.v < frame.seq)
          this.late.push({ seq: frame.seq, answer: asked.answer })
        else asked.answer(frame.error ?? null)
        break
      }
      case 'beat':
        this.socket?.send('{"type":"beat"}')
    }
  }

  /** The table does not exist, or access is denied: stop reconnecting. */
  private turnedAway(): void {
    this.close()
    this.listener.closed(4404)
  }

  private show(shown: Shown, events: Happened[]): void {
    if (events.some(({ kind }) => MOVING.has(kind))) shown = { ...shown, hint: null, moved: shown.v }
    this.shown = shown
    this.listener.show(shown, events)
    const seen = this.late.filter(({ seq }) => seq <= shown.v)
    this.late = this.late.filter(({ seq }) => seq > shown.v)
    for (const { answer } of seen) answer(null)
  }

  private write(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command))
  }
}

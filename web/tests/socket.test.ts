import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { TableSocket, type Listener } from '../src/net/socket.ts'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.drop(1000)
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const SNAPSHOT = { type: 'snapshot', v: 7, status: {}, stage: {}, position: null }
const globals = globalThis as unknown as Record<string, unknown>
const last = (): FakeSocket => FakeSocket.all.at(-1)!
let heard: unknown[] = []

const listener: Listener = {
  show: ({ v }) => void heard.push(['show', v]),
  online: (yes) => void heard.push(['online', yes]),
  closed: (code) => void heard.push(['closed', code]),
}

/** A socket that has connected and knows version 7. */
function connected(): TableSocket {
  const socket = new TableSocket('table', listener)
  last().open()
  last().hear(SNAPSHOT)
  last().hear({ type: 'sync', v: 7 })
  return socket
}

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  FakeSocket.all = []
  heard = []
  Object.assign(globals, {
    WebSocket: FakeSocket,
    window: globalThis,
    location: { protocol: 'http:', host: 'here' },
    document: { hidden: false, addEventListener: () => {}, removeEventListener: () => {} },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
})

test('it says when the page is out of sight, and before it closes', () => {
  let listen: (() => void) | undefined
  const page = {
    hidden: false,
    addEventListener: (kind: string, called: () => void) => (listen = called),
    removeEventListener: () => {},
  }
  globals.document = page
  const socket = connected()
  const told = (): unknown[] => last().sent.filter(({ type }) => type === 'visible')
  assert.deepEqual(told(), [])
  page.hidden = true
  listen!()
  page.hidden = false
  listen!()
  socket.close()
  assert.deepEqual(
    told().map((message) => (message as { yes: boolean }).yes),
    [false, true, false],
  )
  page.hidden = true
  connected()
  assert.deepEqual(told(), [{ type: 'visible', yes: false }])
})

test('it greets without a version first, and resumes from the last version after a break', () => {
  connected()
  assert.equal(last().sent[0]!.since, undefined)
  last().drop()
  mock.timers.tick(10_000)
  assert.equal(FakeSocket.all.length, 2)
  last().open()
  assert.equal(last().sent[0]!.since, 7)
})

test('it waits longer after every failed try, up to a limit, and starts anew after a success', () => {
  connected()
  for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    const tries = FakeSocket.all.length
    last().drop()
    mock.timers.tick(0.74 * wait)
    assert.equal(FakeSocket.all.length, tries, `not before ${0.75 * wait} ms`)
    mock.timers.tick(0.52 * wait)
    assert.equal(FakeSocket.all.length, tries + 1, `within ${1.25 * wait} ms`)
  }
  last().open()
  last().hear({ type: 'sync', v: 7 })
  last().drop()
  mock.timers.tick(320)
  assert.equal(last().readyState, 0)
})

test('a command without an answer is sent again under the same id', async () => {
  const socket = connected()
  const answer = socket.send('undo')
  const [first] = last().sent.slice(-1)
  last().drop()
  mock.timers.tick(10_000)
  last().open()
  last().hear({ type: 'sync', v: 7 })
  assert.deepEqual(last().sent.at(-1), first)
  last().hear({ type: 'reply', id: first!.id, seq: 7 })
  assert.equal(await answer, null)
})

test('it answers heartbeats', () => {
  connected()
  last().hear({ type: 'beat' })
  assert.deepEqual(last().sent.at(-1), { type: 'beat' })
})

test('it does not reconnect when the server does not let it in, nor after it was closed', () => {
  connected()
  last().drop(4404)
  mock.timers.tick(60_000)
  assert.equal(FakeSocket.all.length, 1)
  assert.deepEqual(heard.at(-1), ['closed', 4404])
  connected().close()
  mock.timers.tick(60_000)
  assert.equal(FakeSocket.all.length, 2)
})

// Notices of one's turn: whether this browser can give them, and its subscription to push messages, which come when
// the page is closed.

import { get, introduce, post, ask } from '../net/api'
import type { PushState } from '../net/protocol.gen'
import { mayNotify } from '../state/turnAlert'
import { change, settings } from '../state/settings.svelte'

/** "page": only while a page is open; "home": first the page must be added to the home screen (iOS). */
export type NoticeState = 'on' | 'page' | 'off' | 'blocked' | 'home' | 'insecure' | 'unsupported'

const PATIENCE = 10_000 // milliseconds for the service worker to start

/** What stands in the way of any notice; null if nothing does. */
function obstacle(): NoticeState | null {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in window)) return isApplePhone() && !isInstalled() ? 'home' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1) // how an iPad calls itself

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  await navigator.serviceWorker.register('sw.js')
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** How it stands now. A subscription that the server does not know (any more) is told to it again. */
export async function noticeState(name: string): Promise<NoticeState> {
  const why = obstacle()
  if (why) return why
  if (!settings.notify || Notification.permission !== 'granted') return 'off'
  return subscribe(name)
}

/** Switch notices on; the browser may ask the person. Somebody whom the server does not know gets a name. */
export async function switchOn(name: string): Promise<NoticeState> {
  const allowed = obstacle() === null && (await mayNotify())
  if (!allowed) return obstacle() ?? 'off' // who closed the browser's question may try again
  change('notify', true)
  return subscribe(name)
}

export async function switchOff(): Promise<void> {
  change('notify', false)
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const known = await worker?.pushManager?.getSubscription()
  if (!known) return
  await known.unsubscribe()
  await ask('DELETE', 'push').catch(() => {}) // else the push service tells the server
}

let running: Promise<NoticeState> | null = null

/** Subscribe, or renew the subscription; asked again meanwhile, it is the same attempt. */
function subscribe(name: string): Promise<NoticeState> {
  running ??= attempt(name).finally(() => (running = null))
  return running
}

async function attempt(name: string): Promise<NoticeState> {
  try {
    const worker = await registration()
    if (!worker) return 'page'
    await introduce(name)
    const { key, subscribed } = await get<PushState>('push')
    if (!key) return 'page'
    const known = await worker.pushManager.getSubscription()
    const fits = known && encoded(known.options.applicationServerKey) === key
    if (fits && subscribed) return 'on'
    if (known && !fits) await known.unsubscribe() // for another server
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) }
    const made = fits ? known : await worker.pushManager.subscribe(options)
    const { endpoint, keys } = made.toJSON()
    await post('push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth })
    return 'on'
  } catch {
    return 'page' // no push service, or the server refuses it
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function encoded(key: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

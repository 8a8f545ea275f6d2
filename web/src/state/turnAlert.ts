// Turn alerts: the title of the tab, a sound, and a browser notification while the page is hidden.

import { sound } from '../sound/sound'
import { settings } from './settings.svelte'
import type { Messages } from '../i18n/messages'

/** Requests permission for notifications. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted'
  return Notification.permission === 'granted'
}

/** The title of the tab: whose turn it is, how much time is left, and where. */
export function entitle(messages: Messages, place: string, turn: boolean, time = ''): void {
  const own = messages.text('web-title')
  const name = place && place !== own ? `${place} – ${own}` : own
  document.title = turn ? `● ${time ? `${time} ` : ''}${messages.text('lobby-your-turn')} – ${name}` : name
}

/** Called when the user's turn begins. */
export function call(messages: Messages, place: string): void {
  sound('turn')
  if (settings.notify && document.hidden) void notify(messages.text('lobby-your-turn'), place)
}

/** Shows a notification; phones require the service worker for it. */
async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = {
    body,
    icon: 'icon-192.png',
    tag: `turn ${location.hash.split('/')[2] ?? ''}`,
    data: location.href,
  }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) return worker.showNotification(title, options)
  const notice = new Notification(title, options)
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

// "It is your turn": in the title of the tab, by a sound, and, for who looks elsewhere, by a notice of the browser.

import { settings } from './kept.svelte'
import type { Words } from './words'

const TONES = [523.25, 659.25, 783.99] // C, E, G

/** Three short notes. */
export function chime(): void {
  try {
    const context = new AudioContext()
    for (const [index, tone] of TONES.entries()) {
      const at = context.currentTime + index * 0.12
      const source = context.createOscillator()
      const gain = context.createGain()
      source.frequency.value = tone
      source.type = 'triangle'
      gain.gain.setValueAtTime(0.0001, at)
      gain.gain.exponentialRampToValueAtTime(0.18, at + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.3)
      source.connect(gain).connect(context.destination)
      source.start(at)
      source.stop(at + 0.32)
    }
    setTimeout(() => void context.close(), 1200)
  } catch {
    // A machine without sound plays in silence.
  }
}

/** Whether the browser lets us give notices; it may ask the person. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted'
  return Notification.permission === 'granted'
}

/** The title of the tab: whose turn it is, and where. */
export function entitle(words: Words, place: string, turn: boolean): void {
  const own = words.word('web-title')
  const name = place && place !== own ? `${place} – ${own}` : own
  document.title = turn ? `● ${words.word('lobby-your-turn')} – ${name}` : name
}

/** It has just become one's turn. */
export function call(words: Words, place: string): void {
  if (settings.sound) chime()
  if (settings.notify && document.hidden) void notify(words.word('lobby-your-turn'), place)
}

/** A notice; phones take it only from the service worker. */
async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body, icon: 'icon-192.png', tag: 'turn', data: location.href }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) return worker.showNotification(title, options)
  const notice = new Notification(title, options)
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}

// The reactive settings: a change is stored, applied at once and followed by other tabs.

import { keep, kept } from '../util/storage'
import { duration, read, type Settings } from './settingsSchema'

const PLACE = 'settings'

export const settings: Settings = $state(read(kept(PLACE)))

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')
let media = $state({ calm: calm.matches, dark: dark.matches })

/** Milliseconds of one animation step; 0: show the result at once. */
export function step(): number {
  return duration(settings.motion, media.calm)
}

export function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  keep(PLACE, JSON.stringify(settings))
}

/** Applies the settings to the page whenever they change. */
export function follow(): void {
  calm.addEventListener('change', () => (media = { ...media, calm: calm.matches }))
  dark.addEventListener('change', () => (media = { ...media, dark: dark.matches }))
  addEventListener('storage', (event) => {
    if (event.key === PLACE) Object.assign(settings, read(event.newValue))
  })
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement
      const night = settings.theme === 'auto' ? media.dark : settings.theme === 'dark'
      page.dataset.theme = night ? 'dark' : 'light'
      page.dataset.palette = settings.palette
      page.dataset.hand = settings.left ? 'left' : 'right'
      page.style.setProperty('--letters', `${settings.text}%`)
      page.style.setProperty('--motion', `${step()}ms`)
    })
  })
}

// All screens: every file in screens/ is loaded when it is first needed.

import type { Component } from 'svelte'
import type { Language, Words } from './words'

/** What every screen gets; `params` are the parts of its address. */
export interface ScreenProps {
  words: Words
  go: (path: string) => void
  speak: (language: Language) => Promise<void>
  languages: readonly Language[]
  id: string
  params: Record<string, string>
}

type Loaded = { default: Component<ScreenProps> }

const screens = import.meta.glob<Loaded>('../screens/*.svelte')

export const has = (name: string): boolean => `../screens/${name}.svelte` in screens

export function load(name: string): Promise<Loaded> | undefined {
  return (screens[`../screens/${name}.svelte`] ?? screens['../screens/Lobby.svelte'])?.()
}

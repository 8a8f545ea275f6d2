// All screens: every file in screens/ is loaded when it is first needed; the lobby comes with the page.

import type { Component } from 'svelte'
import Lobby from '../screens/Lobby.svelte'
import type { Language } from '../i18n/messages'

/** The props of every screen; `params` come from its address. */
export interface ScreenProps {
  go: (path: string) => void
  speak: (language: Language) => Promise<void>
  languages: readonly Language[]
  id: string
  params: Record<string, string>
}

type Loaded = { default: Component<ScreenProps> }

const screens = import.meta.glob<Loaded>(['../screens/*.svelte', '!../screens/Lobby.svelte'])

export async function load(name: string): Promise<Loaded> {
  return screens[`../screens/${name}.svelte`]?.() ?? { default: Lobby }
}

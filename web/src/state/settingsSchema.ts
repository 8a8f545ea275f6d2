// The settings and their possible values. They are stored in the browser and never sent to a server.

export interface Settings {
  palette: 'clear' | 'box' | 'grey'
  theme: 'auto' | 'light' | 'dark'
  text: number // per cent
  motion: 'auto' | 'off' | 'fast' | 'normal' | 'slow'
  confirm: 'never' | 'ends' | 'always' // ask for confirmation
  draw: boolean // draw from the pile without being asked, if nothing else can be drawn
  order: 'colour' | 'value' | 'dealt' // of the cards in the hand
  sound: boolean
  left: boolean // left-handed layout
  notify: boolean // browser notification when it is the user's turn and the page is hidden
  reader: boolean // text mode for screen readers
  players: number // number of players of "Play now"
  bot: string // opponents of "Play now"; "": the game's default
}

export const USUAL: Settings = {
  palette: 'clear',
  theme: 'auto',
  text: 100,
  motion: 'auto',
  confirm: 'ends',
  draw: false,
  order: 'colour',
  sound: false,
  left: false,
  notify: false,
  reader: false,
  players: 2,
  bot: '',
}

/** The possible values; settings that are missing here are booleans. */
export const CHOICES = {
  palette: ['clear', 'box', 'grey'],
  theme: ['auto', 'light', 'dark'],
  text: [100, 125, 150, 175, 200],
  motion: ['auto', 'off', 'fast', 'normal', 'slow'],
  confirm: ['never', 'ends', 'always'],
  order: ['colour', 'value', 'dealt'],
  players: [2, 3, 4],
} as const

/** The stored settings; defaults for what is missing or no longer valid. */
export function read(kept: string | null): Settings {
  let found: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>
  } catch {
    // Not valid JSON: ignore it.
  }
  const settings: Record<string, unknown> = { ...USUAL }
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = found[name]
    const known = (CHOICES as Record<string, readonly unknown[]>)[name]
    if (known ? known.includes(value) : typeof value === typeof usual) settings[name] = value
  }
  return settings as unknown as Settings
}

/** The duration of an animation step in milliseconds. */
export function duration(motion: Settings['motion'], reduced: boolean): number {
  if (motion === 'auto') return reduced ? 0 : 300
  return { off: 0, fast: 150, normal: 300, slow: 400 }[motion]
}

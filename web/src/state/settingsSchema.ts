// What a person has set, and what may be set. Kept in the browser; nothing of it ever leaves it.

export interface Settings {
  palette: 'clear' | 'box' | 'grey'
  theme: 'auto' | 'light' | 'dark'
  text: number // per cent
  motion: 'auto' | 'off' | 'fast' | 'normal' | 'slow'
  confirm: 'never' | 'ends' | 'always' // ask once more: before a move that ends the game, or before every one
  draw: boolean // draw from the pile without being asked, if nothing else can be drawn
  order: 'colour' | 'value' | 'dealt' // of the cards in the hand
  sound: boolean
  left: boolean // what is touched most lies at the left hand
  notify: boolean // a notice of the browser when it is one's turn and one looks elsewhere
  reader: boolean // everything in words: a summary, tables, a command line
  players: number // "Play now": so many players
  bot: string // and such bots; "": the usual ones of the game
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

/** What can be chosen for each; true and false for what is missing here. */
export const CHOICES = {
  palette: ['clear', 'box', 'grey'],
  theme: ['auto', 'light', 'dark'],
  text: [100, 125, 150, 175, 200],
  motion: ['auto', 'off', 'fast', 'normal', 'slow'],
  confirm: ['never', 'ends', 'always'],
  order: ['colour', 'value', 'dealt'],
  players: [2, 3, 4],
} as const

/** What was kept, as far as it still can be chosen; the rest is as usual. */
export function read(kept: string | null): Settings {
  let found: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>
  } catch {
    // What cannot be read was not written by us.
  }
  const settings: Record<string, unknown> = { ...USUAL }
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = found[name]
    const known = (CHOICES as Record<string, readonly unknown[]>)[name]
    if (known ? known.includes(value) : typeof value === typeof usual) settings[name] = value
  }
  return settings as unknown as Settings
}

/** How long a step of motion takes, in milliseconds. */
export function duration(motion: Settings['motion'], reduced: boolean): number {
  if (motion === 'auto') return reduced ? 0 : 300
  return { off: 0, fast: 150, normal: 300, slow: 400 }[motion]
}

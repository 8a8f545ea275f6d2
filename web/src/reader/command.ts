// What is typed into the command line: an action as in the record, a number from the list, or a word for a
// command. What is not understood is sent as it is: the server knows why it is not possible.

export type Meaning =
  | { kind: 'action'; action: string }
  | { kind: 'several'; actions: string[] }
  | { kind: 'command'; command: string }
  | { kind: 'unknown'; typed: string }

const parts = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** How many of the typed words an action has whole; -1 unless it has each at least by its beginning, in order. */
function fit(action: string, typed: readonly string[]): number {
  let from = 0
  let whole = 0
  const words = parts(action)
  for (const word of typed) {
    const found = words.findIndex((one, index) => index >= from && one.startsWith(word))
    if (found < 0) return -1
    if (words[found] === word) whole += 1
    from = found + 1
  }
  return whole
}

/** The actions that fit best: "d r1" means R1, though R10 begins with it, too. */
function fitting(legal: readonly string[], typed: readonly string[]): string[] {
  const best = Math.max(...legal.map((action) => fit(action, typed)))
  return best < 0 ? [] : legal.filter((action) => fit(action, typed) === best)
}

export function understand(text: string, legal: readonly string[], commands: Readonly<Record<string, string>>): Meaning {
  const typed = parts(text)
  const whole = typed.join(' ')
  const exact = legal.find((action) => action.toLowerCase() === whole)
  if (exact) return { kind: 'action', action: exact }
  const numbered = /^\d+$/.test(whole) ? legal[Number(whole) - 1] : undefined
  if (numbered) return { kind: 'action', action: numbered }
  const command = whole === '?' ? 'help' : commands[whole]
  if (command) return { kind: 'command', command }
  const possible = typed.length > 0 ? fitting(legal, typed) : []
  const [only] = possible
  if (only !== undefined && possible.length === 1) return { kind: 'action', action: only }
  if (possible.length > 1) return { kind: 'several', actions: possible }
  const begun = Object.keys(commands).filter((name) => whole.length > 1 && name.startsWith(whole))
  const meant = new Set(begun.map((name) => commands[name]))
  const [one] = meant
  return meant.size === 1 && one ? { kind: 'command', command: one } : { kind: 'unknown', typed: text.trim() }
}

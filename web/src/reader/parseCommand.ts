// Parser of the command line: the notation of an action, a number from the list, or the name of a command. Anything
// else is sent as typed: the server explains why it is not possible.

export type Meaning =
  | { kind: 'action'; action: string }
  | { kind: 'several'; actions: string[] }
  | { kind: 'command'; command: string }
  | { kind: 'unknown'; typed: string }

const parts = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a typed word matches a word of an action: a prefix is enough, but "R1" never matches "R10". */
const means = (typed: string, word: string): boolean =>
  typed === word || (!/\d/.test(typed) && word.startsWith(typed))

/** Whether an action contains all typed words, in this order. */
function fits(action: string, typed: readonly string[]): boolean {
  let from = 0
  const words = parts(action)
  for (const word of typed) {
    const found = words.findIndex((one, index) => index >= from && means(word, one))
    if (found < 0) return false
    from = found + 1
  }
  return true
}

export function understand(
  text: string,
  legal: readonly string[],
  commands: Readonly<Record<string, string>>,
): Meaning {
  const typed = parts(text)
  const whole = typed.join(' ')
  const exact = legal.find((action) => action.toLowerCase() === whole)
  if (exact) return { kind: 'action', action: exact }
  const numbered = /^\d+$/.test(whole) ? legal[Number(whole) - 1] : undefined
  if (numbered) return { kind: 'action', action: numbered }
  const command = whole === '?' ? 'help' : commands[whole]
  if (command) return { kind: 'command', command }
  const possible = typed.length > 0 ? legal.filter((action) => fits(action, typed)) : []
  const [only] = possible
  if (only !== undefined && possible.length === 1) return { kind: 'action', action: only }
  if (possible.length > 1) return { kind: 'several', actions: possible }
  const begun = Object.keys(commands).filter((name) => whole.length > 1 && name.startsWith(whole))
  const meant = new Set(begun.map((name) => commands[name]))
  const [one] = meant
  return meant.size === 1 && one ? { kind: 'command', command: one } : { kind: 'unknown', typed: text.trim() }
}

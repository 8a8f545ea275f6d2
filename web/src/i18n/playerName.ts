// Display names: people by the name they chose, bots by their level in the user's language.

import type { Messages } from './messages'

interface Somebody {
  name: string
  kind?: string
  bot?: string
}

/** The display name of a player; bots of one level after the first are numbered or named individually. */
export function called(messages: Messages, { name, kind, bot = '' }: Somebody): string {
  if (kind !== 'bot') return name
  const [, own = '', number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? []
  const level = bot || own.toLowerCase()
  return own.toLowerCase() === level ? messages.text('web-bot', { bot: level }) + number : name
}

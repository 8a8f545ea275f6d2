// What those at a table are called: people as they wish, bots by their level, in the reader's language.

import type { Messages } from './messages'

interface Somebody {
  name: string
  kind?: string
  bot?: string
}

/** The name of somebody; the first bot of a level is called like the level, others have names of their own. */
export function called(messages: Messages, { name, kind, bot = '' }: Somebody): string {
  if (kind !== 'bot') return name
  const [, own = '', number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? []
  const level = bot || own.toLowerCase()
  return own.toLowerCase() === level ? messages.text('web-bot', { bot: level }) + number : name
}

// What those at a table are called: people as they wish, bots by their level, in the reader's language.

import type { Words } from './words'

interface Somebody {
  name: string
  kind?: string
  bot?: string
}

/** The name of somebody; the second of two equal bots has a number. */
export function called(words: Words, { name, kind, bot = '' }: Somebody): string {
  if (kind !== 'bot') return name
  const [, level = '', number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? []
  return words.word('web-bot', { bot: bot || level.toLowerCase() }) + number
}

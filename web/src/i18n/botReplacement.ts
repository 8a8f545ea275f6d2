// What is said while another bot plays in place of one that is not ready.

import type { Chair } from '../net/protocol'
import type { Words } from './messages'

/** One sentence for all bots of a level; empty when everybody plays for themselves. */
export function excuses(words: Words, chairs: readonly Chair[]): string {
  const said = chairs.flatMap(({ bot, instead }) => {
    if (!instead) return []
    const names = { bot: words.word('web-bot', { bot }), other: words.word('web-bot', { bot: instead.bot }) }
    return [words.word(instead.soon ? 'bot-stands-in' : 'bot-replaces', names)]
  })
  return [...new Set(said)].join(' ')
}

// What is said while another bot plays in place of one that is not ready.

import type { Chair } from '../net/protocol'
import type { Messages } from './messages'

/** One sentence for all bots of a level; empty when everybody plays for themselves. */
export function excuses(messages: Messages, chairs: readonly Chair[]): string {
  const said = chairs.flatMap(({ bot, instead }) => {
    if (!instead) return []
    const names = {
      bot: messages.text('web-bot', { bot }),
      other: messages.text('web-bot', { bot: instead.bot }),
    }
    return [messages.text(instead.soon ? 'bot-stands-in' : 'bot-replaces', names)]
  })
  return [...new Set(said)].join(' ')
}

// The notice that is shown while a fallback plays in place of a bot that is not ready.

import type { Chair } from '../net/protocol'
import type { Messages } from './messages'

/** One sentence per replaced level; empty if no bot is replaced. */
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

// The bots that a game offers, and which of them plays.

import type { ListedBot, ListedGame, Offered } from '../net/protocol.gen'
import type { Messages } from '../i18n/messages'

/** A game as the server offers it. */
export const gameOf = (offered: Offered | null, name: string): ListedGame | undefined =>
  offered?.games.find((game) => game.name === name)

/** The bot that is meant by a wish: the game's usual one where nobody is wished for, or somebody whom it does not offer. */
export function meant(game: ListedGame, wish: string): ListedBot | undefined {
  return botOf(game, wish) ?? botOf(game, game.usual)
}

const botOf = (game: ListedGame, name: string): ListedBot | undefined =>
  game.bots.find((bot) => bot.name === name)

/** A bot as one among which somebody chooses, with its rating. */
export function rated(messages: Messages, { name, rating }: ListedBot): string {
  const bot = messages.text('lobby-bot', { bot: name })
  return rating === null ? bot : messages.text('lobby-bot-rated', { bot, rating: String(rating) })
}

/** Who plays in place of a bot, and for about how many seconds; null: as long as this server runs. */
export interface Fallback {
  bot: string
  seconds: number | null
}

/** Who plays in place of a bot for now, over all games; null if the bot plays everywhere itself. */
export function fallback(offered: Offered | null, name: string): Fallback | null {
  const found = (offered?.games ?? []).flatMap((game) => botOf(game, name)?.instead ?? [])
  const never = found.find(({ seconds }) => seconds === null)
  if (never) return never
  return found.reduce<Fallback | null>(
    (longest, one) => ((one.seconds ?? 0) > (longest?.seconds ?? -1) ? one : longest),
    null,
  )
}

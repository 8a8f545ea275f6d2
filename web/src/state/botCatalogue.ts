// The bots that a game offers, and which of them plays for a preference.

import type { ListedBot, ListedGame, Offered } from '../net/protocol.gen'
import type { Messages } from '../i18n/messages'

/** A game as the server offers it. */
export const gameOf = (offered: Offered | null, name: string): ListedGame | undefined =>
  offered?.games.find((game) => game.name === name)

/** The preferred bot; the game's default if there is no preference or the game does not offer it. */
export function meant(game: ListedGame, preferred: string): ListedBot | undefined {
  return botOf(game, preferred) ?? botOf(game, game.usual)
}

const botOf = (game: ListedGame, name: string): ListedBot | undefined =>
  game.bots.find((bot) => bot.name === name)

/** The label of a bot in a list of choices, with its rating for so many players. */
export function rated(messages: Messages, game: ListedGame, players: number, bot: ListedBot): string {
  const name = messages.text('lobby-bot', { bot: bot.name })
  const rating = bot.ratings[game.players.indexOf(players)]
  return rating ? messages.text('lobby-bot-rated', { bot: name, rating: String(rating.value) }) : name
}

/** The fallback of a bot, and for about how many seconds; null: as long as this server runs. */
export interface Fallback {
  bot: string
  seconds: number | null
}

/** The fallback that currently plays for a bot, in any game; null if the bot plays itself everywhere. */
export function fallback(offered: Offered | null, name: string): Fallback | null {
  const found = (offered?.games ?? []).flatMap((game) => botOf(game, name)?.instead ?? [])
  const never = found.find(({ seconds }) => seconds === null)
  if (never) return never
  return found.reduce<Fallback | null>(
    (longest, one) => ((one.seconds ?? 0) > (longest?.seconds ?? -1) ? one : longest),
    null,
  )
}

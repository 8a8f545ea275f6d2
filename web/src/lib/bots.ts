// The bots that a game offers, and which of them plays.

import type { ListedBot, ListedGame, Offered } from './protocol.gen'
import type { Words } from './words'

/** A game as the server offers it. */
export const gameOf = (offered: Offered | null, name: string): ListedGame | undefined => offered?.games.find((game) => game.name === name)

/** The bot that is meant by a wish: the game's usual one where nobody is wished for, or somebody whom it does not offer. */
export function meant(game: ListedGame, wish: string): ListedBot | undefined {
  return botOf(game, wish) ?? botOf(game, game.usual)
}

const botOf = (game: ListedGame, name: string): ListedBot | undefined => game.bots.find((bot) => bot.name === name)

/** A bot as one among which somebody chooses, with its rating. */
export function rated(words: Words, { name, rating }: ListedBot): string {
  const bot = words.word('lobby-bot', { bot: name })
  return rating === null ? bot : words.word('lobby-bot-rated', { bot, rating: String(rating) })
}

// Run by `node --test`: which bot plays for a preference.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gameOf, meant, rated } from '../src/state/botCatalogue.ts'
import type { Messages } from '../src/i18n/messages.ts'
import type { ListedBot, ListedGame } from '../src/net/protocol.gen.ts'

const bot = (name: string, rating: number | null): ListedBot => ({
  name,
  rating,
  range: 10,
  ratings: [rating === null ? null : { value: rating, range: 10 }, null, { value: 950, range: 20 }],
  sights: [],
  instead: null,
})
const game: ListedGame = {
  name: 'wuerfelspiel',
  players: [2, 3, 4],
  options: [],
  bots: [bot('random', null), bot('clover', 910), bot('kobold', 1108)],
  usual: 'clover',
}

test('a bot that the game offers is the one that is meant', () => {
  assert.equal(meant(game, 'kobold')?.name, 'kobold')
  assert.equal(meant(game, 'random')?.name, 'random')
})

test('without a wish, or with one that the game does not offer, its usual bot is meant', () => {
  assert.equal(meant(game, '')?.name, 'clover')
  assert.equal(meant(game, 'greedy')?.name, 'clover')
})

test('a game that the server does not know has no bots', () => {
  assert.equal(gameOf({ games: [game], bots: [], phrases: [] }, 'wuerfelspiel'), game)
  assert.equal(gameOf({ games: [game], bots: [], phrases: [] }, 'chess'), undefined)
  assert.equal(gameOf(null, 'wuerfelspiel'), undefined)
})

test('a bot is labelled with its rating for as many players as there are', () => {
  const messages = {
    text: (id: string, { bot, rating }: Record<string, string>) =>
      id === 'lobby-bot-rated' ? `${bot} ${rating}` : bot,
  } as unknown as Messages
  const labels = game.players.map((players) => rated(messages, game, players, bot('kobold', 1108)))
  assert.deepEqual(labels, ['kobold 1108', 'kobold', 'kobold 950'])
})

// Run by `node --test`: which bot plays for a preference.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gameOf, meant } from '../src/state/botCatalogue.ts'
import type { ListedBot, ListedGame } from '../src/net/protocol.gen.ts'

const bot = (name: string, rating: number | null): ListedBot => ({ name, rating, range: 10, sights: [] })
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

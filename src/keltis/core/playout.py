"""Random play through the public functions: legal set, uniform choice, apply."""

from keltis.core.actions import choice, how_many
from keltis.core.game import B, Game, S
from keltis.core.luck import Luck, below
from keltis.core.seats import CHANCE, NOBODY


def random_action(game: Game[B, S], board: B, state: S, luck: Luck) -> int:
    """Any legal action, all alike; chance's outcomes as likely as on the table. -1 if the game is over."""
    who = game.mover(state)
    if who == CHANCE:
        return game.chance_way(board, state, below(luck, game.chance_ways(board, state)))
    if who == NOBODY:
        return -1
    words = game.legal_actions(board, state)
    return choice(game.actions.starts, words, below(luck, how_many(words)))


def random_playout(game: Game[B, S], board: B, state: S, luck: Luck) -> int:
    """Play a position to its end at random; return the number of actions."""
    count = 0
    while (action := random_action(game, board, state, luck)) >= 0:
        game.apply_action(board, state, action)
        count += 1
    return count

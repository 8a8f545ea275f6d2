"""Random playouts through the public functions: legal set, uniform choice, apply."""

from keltis.core.actions import any_of
from keltis.core.game import B, Game, S
from keltis.core.rng import Rng, below
from keltis.core.seats import CHANCE, NOBODY


def random_action(game: Game[B, S], board: B, state: S, rng: Rng) -> int:
    """A uniformly random legal action or chance action; -1 if the game is over."""
    rules = game.rules
    who = rules.mover(state)
    if who == CHANCE:
        return rules.chance_way(board, state, below(rng, rules.chance_ways(board, state)))
    if who == NOBODY:
        return -1
    return any_of(game.actions.starts, rules.legal_actions(board, state), rng)


def random_playout(game: Game[B, S], board: B, state: S, rng: Rng) -> int:
    """Play a position to its end at random; returns the number of actions."""
    rules, starts = game.rules, game.actions.starts
    mover, legal, apply = rules.mover, rules.legal_actions, rules.apply_action
    ways, way = rules.chance_ways, rules.chance_way
    count = 0
    while (who := mover(state)) != NOBODY:
        if who == CHANCE:
            action = way(board, state, below(rng, ways(board, state)))
        else:
            action = any_of(starts, legal(board, state), rng)
        apply(board, state, action)
        count += 1
    return count

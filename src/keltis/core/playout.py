"""Random play through the public functions: legal set, uniform choice, apply."""

from keltis.core.actions import any_of
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
    return any_of(game.actions.starts, game.legal_actions(board, state), luck)


def random_playout(game: Game[B, S], board: B, state: S, luck: Luck) -> int:
    """Play a position to its end at random; return the number of actions."""
    mover, legal, apply = game.mover, game.legal_actions, game.apply_action
    ways, way, starts = game.chance_ways, game.chance_way, game.actions.starts
    count = 0
    while (who := mover(state)) != NOBODY:
        if who == CHANCE:
            action = way(board, state, below(luck, ways(board, state)))
        else:
            action = any_of(starts, legal(board, state), luck)
        apply(board, state, action)
        count += 1
    return count

"""All legal ways to continue a turn until chance or another seat acts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from keltis.core.actions import listed
from keltis.core.game import AnyGame
from keltis.core.layout import Struct

MOST = 4096  # candidates of one decision; only constructed positions have more
Judge = Callable[[Struct, int], int]  # a rough value of an action, in hundredths of a point


@dataclass(frozen=True)
class Leaf:
    """A candidate: a sequence of actions, and the position to which it leads."""

    actions: tuple[int, ...]
    state: Struct
    prior: int  # its heuristic value less that of the best leaf: 0 or less


def leaves_of(
    game: AnyGame, board: Struct, start: Struct, played: tuple[int, ...], judge: Judge
) -> list[Leaf]:
    """All leaves, the one played first; of several that reach the same position only the most likely."""
    seat, turn = game.rules.mover(start), _turn(start)
    found: dict[tuple[int, ...], Leaf] = {}
    waiting: list[Leaf] = [Leaf((), start, 0)]
    while waiting and len(found) < MOST:
        here = waiting.pop()
        legal = listed(game.actions.starts, game.rules.legal_actions(board, here.state))
        worths = [judge(here.state, action) for action in legal]
        best = max(worths)
        for action, worth in zip(legal, worths, strict=True):
            state = here.state.copy()
            game.rules.apply_action(board, state, action)
            leaf = Leaf((*here.actions, action), state, here.prior + worth - best)
            if game.rules.mover(state) == seat and _turn(state) == turn:
                waiting.append(leaf)
                continue
            key = tuple(state.numbers())
            if key not in found or leaf.prior > found[key].prior:
                found[key] = leaf
    state = after(game, board, start, played)
    same = found.pop(tuple(state.numbers()), None)
    return [Leaf(played, state, same.prior if same else 0), *found.values()]


def after(game: AnyGame, board: Struct, start: Struct, actions: tuple[int, ...]) -> Struct:
    """The position after these actions."""
    state = start.copy()
    for action in actions:
        game.rules.apply_action(board, state, action)
    return state


def _turn(state: Any) -> int:
    return int(state.turn)

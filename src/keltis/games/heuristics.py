"""The heuristics of all games: the functions `judge` and the plain weights of their `greedy.py`."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from keltis.games import NAMES


@dataclass(frozen=True)
class Heuristic:
    """A heuristic value of actions that depends on weights."""

    judge: Callable[[Any, Any, Any, int], int]  # of a board, a position, weights and an action; a rule
    plain: Any  # the weights of the plain heuristic: a named tuple

    def weights(self, changes: dict[str, int]) -> Any:
        """The plain weights with some changed."""
        return self.plain._replace(**changes)


def _heuristic(name: str) -> Heuristic:
    greedy = import_module(f"keltis.games.{name}.greedy")
    return Heuristic(greedy.judge, greedy.PLAIN)


HEURISTICS: dict[str, Heuristic] = {name: _heuristic(name) for name in NAMES}

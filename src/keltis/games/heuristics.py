"""The heuristics of all games: `judge` and the default weights from their `greedy.py`."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from keltis.games import NAMES


@dataclass(frozen=True)
class Heuristic:
    """A heuristic that values actions, depending on weights."""

    judge: Callable[[Any, Any, Any, int], int]  # a rule: (board, position, weights, action) → value
    plain: Any  # the default weights: a named tuple

    def weights(self, changes: dict[str, int]) -> Any:
        """The default weights with some changed."""
        return self.plain._replace(**changes)


def _heuristic(name: str) -> Heuristic:
    greedy = import_module(f"keltis.games.{name}.greedy")
    return Heuristic(greedy.judge, greedy.PLAIN)


HEURISTICS: dict[str, Heuristic] = {name: _heuristic(name) for name in NAMES}

"""The heuristics of all games: how each judges an action, and what the weights in it are called."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from keltis.games.keltis import greedy as keltis
from keltis.games.neue_wege import greedy as neue_wege
from keltis.games.orakel import greedy as orakel
from keltis.games.weg_der_steine import greedy as weg_der_steine
from keltis.games.wuerfelspiel import greedy as wuerfelspiel


@dataclass(frozen=True)
class Heuristic:
    """A rough worth of actions, as data has it."""

    judge: Callable[[Any, Any, Any, int], int]  # of a board, a position, weights and an action; a rule
    plain: Any  # the weights of the plain heuristic: a named tuple

    def weights(self, changes: dict[str, int]) -> Any:
        """The plain weights with some changed."""
        return self.plain._replace(**changes)


HEURISTICS: dict[str, Heuristic] = {
    "keltis": Heuristic(keltis.judge, keltis.PLAIN),
    "neue_wege": Heuristic(neue_wege.judge, neue_wege.PLAIN),
    "orakel": Heuristic(orakel.judge, orakel.PLAIN),
    "weg_der_steine": Heuristic(weg_der_steine.judge, weg_der_steine.PLAIN),
    "wuerfelspiel": Heuristic(wuerfelspiel.judge, wuerfelspiel.PLAIN),
}

"""Rollouts in plain Python, with exactly the numbers of the compiled ones (fast/search/worlds.py)."""

from collections.abc import Sequence
from typing import Any, Protocol

from keltis.core.actions import listed
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.rng import Rng, below, mix64
from keltis.core.seats import CHANCE, NOBODY
from keltis.games.heuristics import HEURISTICS

WHOLE, UNIT = 12_000_000, 1000
MARGIN, REACH = 1000, 10
Rows = list[list[int]]


class Worlds(Protocol):
    """Plays determinised worlds to the end of the game."""

    def play(
        self, leaves: Sequence[Struct], seat: int, series: int, begin: int, end: int
    ) -> tuple[Rows, Rows]:
        """Sums over some worlds: by leaf and seat twelfths of a win; and by leaf the lead, the value of
        the end, the difference of the share from the first leaf's, and the square of that."""


class PlainWorlds:
    """Plays worlds on a board by a heuristic."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any], weights: Any) -> None:
        self._game, self._players, self._board, self._weights = game, players, board.board, weights
        self._judge = HEURISTICS[game.name].judge

    def play(
        self, leaves: Sequence[Struct], seat: int, series: int, begin: int, end: int
    ) -> tuple[Rows, Rows]:
        shares, totals = [[0] * self._players for _ in leaves], [[0] * 4 for _ in leaves]
        rng = Rng()
        for world in range(begin, end):
            first = 0
            for index, leaf in enumerate(leaves):
                state = leaf.copy()
                rng.x = mix64(series + world)
                self._game.rules.redeal(self._board, state, seat, rng)
                self._play_on(state, rng)
                scores = [self._game.rules.score(self._board, state, one) for one in range(self._players)]
                parts = _twelfths(scores)
                share, lead = parts[seat], _lead(scores, seat)
                for other, part in enumerate(parts):
                    shares[index][other] += part
                first = first if index else share
                gap, row = share - first, totals[index]
                row[0] += lead
                row[1] += share * (WHOLE // 12) + WHOLE // UNIT * MARGIN * lead // (abs(lead) + REACH)
                row[2] += gap
                row[3] += gap * gap
        return shares, totals

    def _play_on(self, state: Any, rng: Rng) -> None:
        """Play a position to its end; chance depends on the world and the turn only."""
        game, board = self._game, self._board
        world, turn, again = rng.x, -1, 0
        while (who := game.rules.mover(state)) != NOBODY:
            if who == CHANCE:
                again = again + 1 if state.turn == turn else 0
                turn = state.turn
                rng.x = mix64(world + (turn << 8) + again)
                action = game.rules.chance_way(board, state, below(rng, game.rules.chance_ways(board, state)))
            else:
                legal = listed(game.actions.starts, game.rules.legal_actions(board, state))
                action = legal[0] if len(legal) == 1 else self._favourite(state, legal)
            game.rules.apply_action(board, state, action)

    def _favourite(self, state: Any, legal: list[int]) -> int:
        return max(legal, key=lambda action: self._judge(self._board, state, self._weights, action))


def _twelfths(scores: list[int]) -> list[int]:
    best = max(scores)
    part = 12 // scores.count(best)
    return [part if score == best else 0 for score in scores]


def _lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

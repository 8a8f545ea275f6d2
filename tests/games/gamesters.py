"""Whole games for tests: bots, and scripted players whose preferences lead to every kind of end and decision.

A scripted player (gamester) is a function that scores actions; it chooses at random among the best.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic

from keltis.bots import BOTS, ask
from keltis.core.game import B, Game, NamedBoard, S
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, below, seeded_rng

Taste = Callable[[Play[B, S], int], int]


def habit(*verbs: str) -> Callable[[AnyPlay, int], int]:
    """Prefer any action with the first of these verbs that is possible."""

    def worth(play: AnyPlay, action: int) -> int:
        verb = play.notation(action).split()[0]
        return -verbs.index(verb) if verb in verbs else -100

    return worth


@dataclass(frozen=True)
class Circle(Generic[B, S]):
    """The players of a game: its scripted players by name, and all bots."""

    game: Game[B, S]
    tastes: dict[str, Taste[B, S]]

    def played(
        self, names: list[str], seed: int, board: NamedBoard[B] | None = None, **options: str
    ) -> Play[B, S]:
        """A finished game between bots and scripted players, named by seat."""
        play = Play(self.game, len(names), board or self.game.load_board(None, options))
        rng = seeded_rng(seed, len(names))
        play.settle(rng)
        while not play.over:
            play.do(self._choose(names[play.mover], play, rng))
            play.settle(rng)
        return play

    def at_version(self, version: int) -> "Circle[B, S]":
        """The same players with an older version of the rules."""
        return replace(self, game=self.game.at_version(version))

    def _choose(self, name: str, play: Play[B, S], rng: Rng) -> int:
        if name in BOTS:
            return ask(BOTS[name], play, rng)
        worth = {action: self.tastes[name](play, action) for action in play.legal()}
        best = [action for action in worth if worth[action] == max(worth.values())]
        return best[below(rng, len(best))]

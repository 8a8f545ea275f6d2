"""Whole games for tests: bots, and gamesters whose habits lead to every kind of end and decision.

A gamester is a taste: how much they like an action. Among those they like best they choose at random.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from keltis.bots import BOTS, ask
from keltis.core.game import B, Game, NamedBoard, S
from keltis.core.luck import Luck, below, lucky
from keltis.core.play import AnyPlay, Play

Taste = Callable[[Play[B, S], int], int]


def habit(*verbs: str) -> Callable[[AnyPlay, int], int]:
    """The taste for any action with the first of these verbs that is possible."""

    def worth(play: AnyPlay, action: int) -> int:
        verb = play.words(action).split()[0]
        return -verbs.index(verb) if verb in verbs else -100

    return worth


@dataclass(frozen=True)
class Circle(Generic[B, S]):
    """Those who play a game with each other: its gamesters by name, and all bots."""

    game: Game[B, S]
    tastes: dict[str, Taste[B, S]]

    def played(
        self, names: list[str], seed: int, board: NamedBoard[B] | None = None, **options: str
    ) -> Play[B, S]:
        """A finished game between bots and gamesters, named by seat."""
        play = Play(self.game, len(names), board or self.game.board(None, options))
        luck = lucky(seed, len(names))
        play.settle(luck)
        while not play.over:
            play.do(self._choose(names[play.mover], play, luck))
            play.settle(luck)
        return play

    def _choose(self, name: str, play: Play[B, S], luck: Luck) -> int:
        if name in BOTS:
            return ask(BOTS[name], play, luck)
        worth = {action: self.tastes[name](play, action) for action in play.legal()}
        best = [action for action in worth if worth[action] == max(worth.values())]
        return best[below(luck, len(best))]

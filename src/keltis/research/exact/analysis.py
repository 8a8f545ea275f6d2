"""Exact analysis of a small game for two."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.research.exact.policy import Policy


@dataclass(frozen=True)
class Size:
    """How large a game is."""

    positions: int  # positions examined; with hidden information, histories
    information_sets: int  # of both seats, with more than one relevant action
    choices: int  # actions in all of them


@dataclass(frozen=True)
class Solution:
    """Perfect play."""

    game: AnyGame
    board: NamedBoard[Any]
    value: float  # the first seat's share of the win
    gap: float  # total gain of best responses to it: 0 up to rounding
    size: Size
    policy: Policy  # of both seats
    worth: Callable[[Struct], float] | None = None  # of any position; only with perfect information


class Analysis(ABC):
    """A small game for two, prepared for analysis."""

    game: AnyGame
    board: NamedBoard[Any]
    size: Size

    @abstractmethod
    def solve(self) -> Solution:
        """Perfect play for both seats."""

    @abstractmethod
    def value_of(self, first: Policy, second: Policy) -> float:
        """The first seat's share if the seats play by these policies."""

    @abstractmethod
    def answer(self, policy: Policy, seat: int) -> float:
        """The share of a best response at `seat` to the policy of the other seat."""

    def exploitability(self, policy: Policy) -> float:
        """The exploitability: the share beyond one half of a best response to the policy, over both seats.

        0 means perfect play: no opponent can win more than half.
        """
        return (self.answer(policy, 0) + self.answer(policy, 1)) / 2 - 0.5

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

    positions: int  # that had to be looked at; with hidden information, how the game came there counts too
    information_sets: int  # decisions of both seats that are different for who decides, and decide something
    choices: int  # in all of them


@dataclass(frozen=True)
class Solution:
    """Perfect play."""

    game: AnyGame
    board: NamedBoard[Any]
    value: float  # the first seat's share of the win
    gap: float  # what best answers to it gain in all: nothing, but for rounding
    size: Size
    policy: Policy  # of both seats
    worth: Callable[[Struct], float] | None = None  # of any position, where everything is open


class Analysis(ABC):
    """A small game for two, laid out so that it can be asked about."""

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
        """The share of whoever sits at `seat`, knows the other seat's policy and answers it perfectly."""

    def exploitability(self, policy: Policy) -> float:
        """The exploitability: the share beyond one half of a best response to the policy, over both seats.

        0 is perfect: then no opponent can do better than share.
        """
        return (self.answer(policy, 0) + self.answer(policy, 1)) / 2 - 0.5

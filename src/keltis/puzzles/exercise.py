"""An exercise: a position, as one seat knows it, and a judgement of answers. Made from puzzles and mistakes.

Everything that the seat cannot know is redealt first, so neither the position nor an explanation can contain
it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from keltis.coach.bands import CLOSE
from keltis.coach.reasons import imagined, told_and_reasons
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.messages.message import Message


@dataclass(frozen=True)
class Answer:
    """A turn, or an action, with its value."""

    actions: tuple[str, ...]
    share: float | None  # expected share of the win; None: only known to be worse than the compared ones


@dataclass(frozen=True)
class Explained:
    """A turn with its value, as text and with reasons."""

    actions: tuple[str, ...]
    share: float | None
    told: tuple[Message, ...]
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Verdict:
    """The judgement of an answer."""

    right: bool
    best: Explained
    second: Explained | None  # the next best, unless it is about as good
    yours: Explained | None  # None: gave up


class Exercise:
    """A position before a decision of a seat."""

    def __init__(self, play: AnyPlay, answers: Sequence[Answer], single: bool) -> None:
        """`single`: the next action alone is judged, not the rest of the turn."""
        self.seat = play.mover
        self.play = play.fork()
        self.play.state = imagined(play, play.state, self.seat, len(play.actions))
        self.answers = sorted(answers, key=lambda answer: -(answer.share or 0.0))
        self.single = single
        self._turn = self.play.state.turn

    def after(self, actions: Sequence[str]) -> AnyPlay:
        """The position after some actions of the answer; Refusal if one is illegal or too many are given."""
        play = self.play.fork()
        for action in actions:
            play.do(action, self.seat if not self.is_complete(play) else -1)
        return play

    def is_complete(self, play: AnyPlay) -> bool:
        """Whether a position from `after` ends the answer: chance or another seat is to act."""
        if self.single and len(play.actions) > len(self.play.actions):
            return True
        return play.mover != self.seat or play.state.turn != self._turn

    def verdict(self, actions: Sequence[str]) -> Verdict:
        """The judgement of a complete answer; without actions, of giving up."""
        best = self._explained(self.answers[0])
        second = self._second()
        if not actions:
            return Verdict(False, best, second, None)
        yours = Answer(tuple(actions), self._share(actions))
        right = yours.share is not None and not self._is_worse(yours.share)
        return Verdict(right, best, second, self._explained(yours))

    def _second(self) -> Explained | None:
        worse = (answer for answer in self.answers if self._is_worse(answer.share or 0.0))
        found = next(worse, None)
        return None if found is None else self._explained(found)

    def _is_worse(self, share: float) -> bool:
        return share < (self.answers[0].share or 0.0) - CLOSE

    def _share(self, actions: Sequence[str]) -> float | None:
        """The share of the candidate that leads to the same position."""
        reached = _numbers(self.after(actions).state)
        for answer in self.answers:
            if _numbers(self.after(answer.actions).state) == reached:
                return answer.share
        return None

    def _explained(self, answer: Answer) -> Explained:
        told, reasons = told_and_reasons(self.play, self.play.state, self.seat, answer.actions)
        return Explained(answer.actions, answer.share, told, reasons)


def _numbers(state: Struct) -> list[int]:
    return list(state.numbers())

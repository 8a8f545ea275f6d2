"""Two worlds that differ only in information hidden from a viewer must give the same views and logs."""

from collections.abc import Iterator

import msgspec

from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import log_line, news, view
from tests.contract.tables import Case, imagined, random_positions


class Leak(AssertionError):
    """Hidden information affects what a viewer receives."""


def frames(play: AnyPlay, viewer: int, refusals: bool = True) -> Iterator[bytes]:
    """Everything that a viewer receives at a position, as bytes; optionally with all refusals."""
    yield _bytes(view(play, viewer))
    if viewer >= 0:
        yield _bytes(observed(play, viewer))
    if refusals and play.mover == viewer:
        for action in range(play.game.actions.size):
            if not play.is_legal(action):
                reason = play.why_not(action)
                yield _bytes((reason.rule, reason.message))


def observed(play: AnyPlay, seat: int, before: int = 0) -> list[int]:
    """The observation of a seat, written over numbers that stood there before."""
    row = [before] * play.game.learning.observation.size(play.players)
    play.game.learning.observe(play.board, play.state, seat, row)
    return row


_bytes = msgspec.json.Encoder().encode  # as the server encodes what it sends


def heard(play: AnyPlay, viewer: int, action: int) -> bytes:
    """The log of an action for a viewer."""
    return _bytes([log_line(play, action, viewer), *news(play, action)])


class Witness:
    """A viewer at a position with everything it received; raises Leak if another world differs."""

    def __init__(self, play: AnyPlay, viewer: int, refusals: bool = True) -> None:
        self.play, self.viewer, self.refusals = play, viewer, refusals
        self.legal = play.legal()
        self._seen = list(frames(play, viewer, refusals))
        self._heard: dict[int, bytes] = {}

    def heard(self, action: int) -> bytes:
        """The log of an action for this viewer."""
        if action not in self._heard:
            self._heard[action] = heard(self.play, self.viewer, action)
        return self._heard[action]

    def compare(self, other: AnyPlay) -> None:
        """Compare another world that the viewer must not be able to distinguish."""
        for left, right in zip(self._seen, frames(other, self.viewer, self.refusals), strict=True):
            if left != right:
                raise Leak(f"view, observation or refusal: {left.decode()} / {right.decode()}")
        for left_action, right_action in self._pairs(other.legal())[:6]:
            if self.heard(left_action) != heard(other, self.viewer, right_action):
                raise Leak(f"log: {self.heard(left_action).decode()}")

    def _pairs(self, others: list[int]) -> list[tuple[int, int]]:
        """Actions of the two worlds with the same log: any two hidden outcomes, otherwise the same action."""
        same = [(action, action) for action in self.legal if action in others]
        if self.play.mover != CHANCE or _for(self.play, self.viewer):
            return same
        pairs = zip(self.legal, reversed(others), strict=False)
        return [pair for pair in pairs if hidden(self.play, pair[0])] or same


def _for(play: AnyPlay, viewer: int) -> bool:
    return getattr(play.state, "seat", SPECTATOR) == viewer


def hidden(play: AnyPlay, action: int) -> bool:
    """Whether only one seat sees an outcome of chance: cards dealt or drawn to a hand."""
    return play.game.actions.span(action).name == "card"


def hunt(table: Case, seed: int, index: int, every: int = 1, refusals: int = 1, worlds: int = 1) -> int:
    """Compare positions of a random game with other worlds for every viewer; how many pairs really differed.

    Every so many positions are compared, and at every so many of those also all refusals. A pair of equal
    worlds shows nothing, so it does not count.
    """
    count = 0
    for number, (play, _) in enumerate(random_positions(table, seed, index)):
        if number % every:
            continue
        for viewer in (SPECTATOR, *range(table.players)):
            witness = Witness(play, viewer, number // every % refusals == 0)
            for world in range(worlds):
                other = imagined(play, viewer, seeded_rng(seed + 1 + world, number))
                witness.compare(other)
                count += other.state != play.state
    return count

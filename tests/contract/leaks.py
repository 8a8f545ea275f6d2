"""Two worlds that are equal for a viewer and differ in what it cannot see must look and sound alike."""

import json
from collections.abc import Iterator

from keltis.core.luck import lucky
from keltis.core.play import AnyPlay
from keltis.core.refusal import Reason
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import log_line, news, plain, view
from tests.contract.tables import Table, imagined, random_positions


class Leak(AssertionError):
    """Something hidden can be told from what a viewer gets."""


def frames(play: AnyPlay, viewer: int, refusals: bool = True) -> Iterator[bytes]:
    """Everything that a viewer gets at a position, byte by byte; all refusals too if wanted."""
    yield _bytes(plain(view(play, viewer)))
    if refusals and play.mover == viewer:
        for action in range(play.game.actions.size):
            if not play.is_legal(action):
                yield _bytes(_told(play.why_not(action)))


def _told(reason: Reason) -> object:
    return [reason.rule, plain(reason.message)]


def _bytes(value: object) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def heard(play: AnyPlay, viewer: int, action: int) -> bytes:
    """What a viewer hears of an action."""
    return _bytes(plain([log_line(play, action, viewer), *news(play, action)]))


def compare(one: AnyPlay, other: AnyPlay, viewer: int, refusals: bool = True) -> None:
    """Compare two worlds for a viewer: a Leak if anything differs."""
    for left, right in zip(frames(one, viewer, refusals), frames(other, viewer, refusals), strict=True):
        if left != right:
            raise Leak(f"view or refusal: {left.decode()} / {right.decode()}")
    left_actions, right_actions = one.legal(), other.legal()
    if one.mover == CHANCE and not _for(one, viewer):
        # A hidden outcome must sound the same whatever it is; an open one is the same in both worlds.
        pairs = list(zip(left_actions, reversed(right_actions), strict=False))
        pairs = [pair for pair in pairs if hidden(one, pair[0])] or [
            (action, action) for action in left_actions if action in right_actions
        ]
    else:
        pairs = [(action, action) for action in left_actions if action in right_actions]
    for left_action, right_action in pairs[:6]:
        if heard(one, viewer, left_action) != heard(other, viewer, right_action):
            raise Leak(f"log: {heard(one, viewer, left_action).decode()}")


def _for(play: AnyPlay, viewer: int) -> bool:
    return getattr(play.state, "seat", SPECTATOR) == viewer


def hidden(play: AnyPlay, action: int) -> bool:
    """Whether chance's outcome is for one seat's eyes only: cards dealt or drawn into a hand."""
    return play.game.actions.span(action).name == "card"


def hunt(table: Table, seed: int, index: int, every: int = 1, refusals: int = 1) -> int:
    """Compare positions of a random game for every viewer; the number of pairs that really differed.

    Every so many positions are compared, and at every so many of those also all refusals. A pair of equal
    worlds shows nothing, so it does not count.
    """
    count = 0
    for number, (play, _) in enumerate(random_positions(table, seed, index)):
        if number % every:
            continue
        for viewer in (SPECTATOR, *range(table.players)):
            other = imagined(play, viewer, lucky(seed + 1, number))
            compare(play, other, viewer, number // every % refusals == 0)
            count += other.state != play.state
    return count

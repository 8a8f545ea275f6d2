"""A position, shown to all who look at it: what they see alike is made once.

A seat sees what a spectator sees and, besides, what is its own. So nothing of another seat can get into what
is shared: it is made from the spectator's view. Who saw the position before is told only what has changed:
that follows from the two views of the same viewer, and from nothing else.
"""

from typing import Any

import msgspec

from keltis.core.offer import Offer, offers
from keltis.core.play import AnyPlay
from keltis.core.seats import SPECTATOR
from keltis.core.view import View, own_view, view
from keltis.table import frames


class Showing:
    """The position of a play, which must not change while it is shown."""

    def __init__(self, play: AnyPlay) -> None:
        self._play = play
        self._seen = view(play, SPECTATOR)
        self._scene = play.game.scene(self._seen.table)
        self._views: dict[int, View] = {SPECTATOR: self._seen}
        self._offers: dict[int, tuple[Offer, ...]] = {}

    def position(self, viewer: int) -> frames.Position:
        """The game as a viewer sees it."""
        return frames.Position(self._view(viewer), self._scene, self._offered(viewer))

    def is_known(self, viewer: int) -> bool:
        """Whether this viewer was shown the position."""
        return viewer in self._offers

    def changes(self, viewer: int, before: "Showing") -> frames.PositionPart:
        """What is not as it was for a viewer who was shown the position before."""
        then, now = before._views[viewer], self._view(viewer)
        changed = _changed(now, then, but="table")
        table = _changed(now.table, then.table, but="players")
        players = _of_players(now.table.players, then.table.players)
        if players:
            table["players"] = players
        if table:
            changed["table"] = table
        offered = self._offered(viewer)
        return frames.PositionPart(
            changed,
            _changed(self._scene, before._scene),
            msgspec.UNSET if offered == before._offers[viewer] else offered,
        )

    def _view(self, viewer: int) -> View:
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = own_view(self._play, viewer, self._seen)
        return found

    def _offered(self, viewer: int) -> tuple[Offer, ...]:
        found = self._offers.get(viewer)
        if found is None:
            found = self._offers[viewer] = offers(self._play, viewer, self._view(viewer))
        return found


def _of_players(now: tuple[Any, ...], then: tuple[Any, ...]) -> dict[str, dict[str, Any]]:
    """By the number of their seat, what has changed for those for whom anything has."""
    found = {}
    for seat, player in enumerate(now):
        if player is not then[seat] and (changed := _changed(player, then[seat])):
            found[str(seat)] = changed
    return found


def _changed(now: Any, then: Any, but: str = "") -> dict[str, Any]:
    """The fields of a dataclass, but for one, that are not equal to those of another one."""
    old = then.__dict__
    found = {}
    for name, part in now.__dict__.items():
        was = old[name]
        if part is not was and name != but and part != was:
            found[name] = part
    return found

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
        changed = _changed(now, then)
        if "table" in changed:
            changed["table"] = table = _changed(now.table, then.table)
            if "players" in table:
                table["players"] = _of_players(table["players"], then.table.players)
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
    found = {str(seat): _changed(*pair) for seat, pair in enumerate(zip(now, then, strict=True))}
    return {seat: changed for seat, changed in found.items() if changed}


def _changed(now: Any, then: Any) -> dict[str, Any]:
    """The fields of a dataclass that are not equal to those of another one."""
    old = vars(then)
    return {name: part for name, part in vars(now).items() if part is not old[name] and part != old[name]}

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

_encode = msgspec.json.Encoder().encode


class Showing:
    """The position of a play, which must not change while it is shown."""

    def __init__(self, play: AnyPlay) -> None:
        self._play = play
        self._seen = view(play, SPECTATOR)
        self._scene = play.game.scene(self._seen.table)
        self._views: dict[int, View] = {SPECTATOR: self._seen}
        self._offers: dict[int, tuple[Offer, ...]] = {}
        self._public: Differences | None = None

    def position(self, viewer: int) -> frames.Position:
        """The game as a viewer sees it."""
        return frames.Position(self._view(viewer), self._scene, self._offered(viewer))

    def is_known(self, viewer: int) -> bool:
        """Whether this viewer was shown the position."""
        return viewer in self._offers

    def changes(self, viewer: int, before: "Showing") -> frames.PositionPart:
        """What is not as it was for a viewer who was shown the position before."""
        if self._public is None or self._public.before is not before._seen:
            self._public = Differences(before._seen, self._seen, before._scene, self._scene)
        public = self._public
        offered = self._offered(viewer)
        return frames.PositionPart(
            public.of(before._views[viewer], self._view(viewer)),
            public.scene,
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


class Differences:
    """What has changed for everybody, and from it what has changed for one viewer.

    Most parts of a seat's view are the very ones of the spectator's: what was found out about them holds for
    the seat. All others are compared.
    """

    def __init__(self, before: View, now: View, before_scene: Any, scene: Any) -> None:
        self.before, self.now = before, now
        self.scene = _written(_changed(scene.__dict__, before_scene.__dict__))
        self._view = _written(_changed(now.__dict__, before.__dict__, "table"))
        self._table = _written(_changed(now.table.__dict__, before.table.__dict__, "players"))
        self._players = _written(_of_players(now.table.players, before.table.players))

    def of(self, then: View, now: View) -> dict[str, Any]:
        """What is not as it was in a viewer's view."""
        changed = _also(
            self._view, self.before.__dict__, self.now.__dict__, then.__dict__, now.__dict__, "table"
        )
        table = self._of_table(then.table, now.table)
        if table:
            changed["table"] = table
        return changed

    def _of_table(self, then: Any, now: Any) -> dict[str, Any]:
        before, seen = self.before.table, self.now.table
        changed = _also(self._table, before.__dict__, seen.__dict__, then.__dict__, now.__dict__, "players")
        if now.players is seen.players and then.players is before.players:
            players = self._players
        else:
            players = _of_players(now.players, then.players)
        if players:
            changed["players"] = players
        return changed


def _also(
    public: dict[str, Any],
    before: dict[str, Any],
    seen: dict[str, Any],
    then: dict[str, Any],
    now: dict[str, Any],
    but: str,
) -> dict[str, Any]:
    """The fields, but for one, that have changed from `then` to `now`, given those that have in public."""
    found = {}
    for name, part in now.items():
        was = then[name]
        if part is was or name == but:
            continue
        if part is seen[name] and was is before[name]:
            if name in public:
                found[name] = public[name]
        elif part != was:
            found[name] = part
    return found


def _written(parts: dict[str, Any]) -> dict[str, Any]:
    """The same parts as they are sent: written once, however many see them."""
    return {name: msgspec.Raw(_encode(part)) for name, part in parts.items()}


def _of_players(now: tuple[Any, ...], then: tuple[Any, ...]) -> dict[str, dict[str, Any]]:
    """By the number of their seat, what has changed for those for whom anything has."""
    found = {}
    for seat, player in enumerate(now):
        was = then[seat]
        if player is not was and (changed := _changed(player.__dict__, was.__dict__)):
            found[str(seat)] = changed
    return found


def _changed(now: dict[str, Any], then: dict[str, Any], but: str = "") -> dict[str, Any]:
    """The fields of a dataclass, but for one, that are not equal to those of another one."""
    return {
        name: part
        for name, part in now.items()
        if part is not (was := then[name]) and name != but and part != was
    }

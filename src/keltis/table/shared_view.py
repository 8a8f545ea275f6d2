"""A position for several viewers: the public part is built and encoded only once.

A seat sees the spectator's view and its own secrets. The shared part is made from the spectator's view alone,
so nothing of another seat can get into it. Changes follow from two views of the same viewer, nothing else.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from keltis.core.offers import Offer, offers
from keltis.core.play import AnyPlay
from keltis.core.seats import SPECTATOR
from keltis.core.view import View, own_view, view
from keltis.messages.message import message
from keltis.table import frames
from keltis.table.events import Ended
from keltis.util.frozen import altered

_encode = msgspec.json.Encoder().encode


class Showing:
    """The position of a play; the play must not change meanwhile."""

    def __init__(self, play: AnyPlay, ended: Ended | None = None, winners: Iterable[int] = ()) -> None:
        self._play = play
        self._seen = final_view(view(play, SPECTATOR), ended, winners)
        self._scene = play.game.tabletop.scene(self._seen.table)
        self._views: dict[int, View] = {SPECTATOR: self._seen}
        self._offers: dict[int, tuple[Offer, ...]] = {}
        self._public: Differences | None = None
        self.clock: dict[str, Any] | None = (
            None  # what of the status is the same for all, encoded by `render`
        )

    def position(self, viewer: int) -> frames.Position:
        """The game as a viewer sees it."""
        return frames.Position(self._view(viewer), self._scene, self._offered(viewer))

    def is_known(self, viewer: int) -> bool:
        """Whether this viewer got the position."""
        return viewer in self._offers

    def changes(self, viewer: int, before: "Showing") -> frames.PositionPart:
        """What changed for a viewer who got the position before."""
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


def final_view(seen: View, ended: Ended | None, winners: Iterable[int]) -> View:
    """A view of a game that people ended early: nobody is to act, and there are winners."""
    if ended is None:
        return seen
    prompt = message("prompt-over", reason=ended.why)
    return altered(seen, mover=None, prompt=prompt, legal=(), end=ended.why, winners=tuple(winners))


class Differences:
    """The changes of the public part, and from these the changes for each viewer.

    Most parts of a seat's view are the same objects as in the spectator's view: their comparison is reused.
    """

    def __init__(self, before: View, now: View, before_scene: Any, scene: Any) -> None:
        self.before, self.now = before, now
        self.scene = encoded_parts(_changed(scene.__dict__, before_scene.__dict__))
        self._view = encoded_parts(_changed(now.__dict__, before.__dict__, "table"))
        self._table = encoded_parts(_changed(now.table.__dict__, before.table.__dict__, "players"))
        self._players = encoded_parts(_of_players(now.table.players, before.table.players))

    def of(self, then: View, now: View) -> dict[str, Any]:
        """What changed in a viewer's view."""
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
    """The fields, except one, that changed from `then` to `now`, given the public ones."""
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


def encoded_parts(parts: dict[str, Any]) -> dict[str, Any]:
    """The same parts, encoded once for all viewers."""
    return {name: msgspec.Raw(_encode(part)) for name, part in parts.items()}


def _of_players(now: tuple[Any, ...], then: tuple[Any, ...]) -> dict[str, dict[str, Any]]:
    """The changed fields of the players that changed, by seat."""
    found = {}
    for seat, player in enumerate(now):
        was = then[seat]
        if player is not was and (changed := _changed(player.__dict__, was.__dict__)):
            found[str(seat)] = changed
    return found


def _changed(now: dict[str, Any], then: dict[str, Any], but: str = "") -> dict[str, Any]:
    """The fields of a dataclass, except one, that differ from those of another."""
    return {
        name: part
        for name, part in now.items()
        if part is not (was := then[name]) and name != but and part != was
    }

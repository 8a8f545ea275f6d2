"""A position, shown to all who look at it: what they see alike is made once, and written once.

A seat sees what a spectator sees and, besides, what is its own. So nothing of another seat can get into what
is shared: it is made from the spectator's view.
"""

from typing import Any

import msgspec

from keltis.core.offer import offers
from keltis.core.play import AnyPlay
from keltis.core.seats import SPECTATOR
from keltis.core.view import View, own_view, view
from keltis.table import frames

_write = msgspec.json.Encoder().encode


class Showing:
    """The position of a play, which must not change while it is shown."""

    def __init__(self, play: AnyPlay) -> None:
        self._play = play
        self._seen = view(play, SPECTATOR)
        self._scene = play.game.scene(self._seen.table)
        self._known: dict[int, msgspec.Raw] = {}  # the parts of the spectator's view, by what they are

    def position(self, viewer: int) -> frames.Position:
        """The game as a viewer sees it."""
        seen = self._view(viewer)
        return frames.Position(seen, self._scene, offers(self._play, viewer, seen))

    def written(self, viewer: int) -> msgspec.Raw:
        """The same, as JSON."""
        seen = self._view(viewer)
        parts = self._parts(seen, self._seen)
        parts["table"] = self._parts(seen.table, self._seen.table)
        offered = offers(self._play, viewer, seen)
        return msgspec.Raw(_write(frames.Position(parts, self._shared(self._scene), offered)))

    def _view(self, viewer: int) -> View:
        return self._seen if viewer == SPECTATOR else own_view(self._play, viewer, self._seen)

    def _parts(self, shown: Any, seen: Any) -> dict[str, Any]:
        """The fields of a dataclass; those that are also the spectator's are written only once."""
        parts: dict[str, Any] = vars(shown).copy()
        for name, part in parts.items():
            if type(part) is tuple and part is getattr(seen, name):
                parts[name] = self._shared(part)
        return parts

    def _shared(self, part: Any) -> msgspec.Raw:
        found = self._known.get(id(part))
        if found is None:
            found = self._known[id(part)] = msgspec.Raw(_write(part))
        return found

"""A position of a play as one seat sees it, for screens without a table."""

from keltis.core.offers import offers, outlooks
from keltis.core.play import AnyPlay
from keltis.core.view import view
from keltis.table.frames import Position


def position_of(play: AnyPlay, seat: int) -> Position:
    """The view of a seat, the scene, and what the seat may do."""
    seen = view(play, seat)
    scene = play.game.tabletop.scene(seen.table)
    return Position(seen, scene, offers(play, seat, seen), outlooks(play, seat))

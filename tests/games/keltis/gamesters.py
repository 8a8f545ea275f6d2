"""Scripted players of Keltis for tests."""

from keltis.games.keltis import KELTIS
from keltis.parts.cardset import VALUES
from keltis.parts.colours import LETTERS
from keltis.parts.rows import last
from tests.games.gamesters import Circle, habit
from tests.games.keltis.positions import KeltisPlay


def climbing(play: KeltisPlay, action: int) -> int:
    """A climber loves one path and keeps its cards in order; nothing else matters."""
    verb, _, what = play.notation(action).partition(" ")
    if what[:1] != LETTERS[play.mover]:
        return {"discard": 0, "draw": 0}.get(verb, -10)
    if verb in ("play", "discard"):
        card = play.mover * VALUES + int(what[1:])
        fits = play.state.seats[play.mover].rows.fits >> card & 1
        end = last(play.state.seats[play.mover].rows, play.mover)
        gap = abs(card - end) if end >= 0 else min(int(what[1:]), 10 - int(what[1:]))
        return 8 - 4 * gap if verb == "play" else -50 if fits else 5
    return 10


CIRCLE = Circle(
    KELTIS,
    {
        "runner": habit("play", "step", "large", "small", "discard", "draw"),
        "miser": habit("discard", "take", "draw"),
        "beggar": habit("play", "discard", "take", "step", "small", "large", "draw"),
        "climber": climbing,
    },
)
played = CIRCLE.played

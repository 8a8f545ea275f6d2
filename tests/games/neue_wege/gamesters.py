"""Scripted players of Neue Wege for tests."""

from keltis.games.neue_wege import NEUE_WEGE
from tests.games.gamesters import Circle, habit
from tests.games.neue_wege.positions import NeueWegePlay


def together(play: NeueWegePlay, action: int) -> int:
    """A crowd takes all its figures along: whoever is furthest behind moves on."""
    verb, _, what = play.notation(action).partition(" ")
    if verb in ("small", "large"):
        origin = what.partition("-")[0]
        return 100 if origin == "start" else 100 - int(origin[1:])
    return {"play": 50, "lift": 40, "discard": 30, "take": 20, "draw": 10}.get(verb, 0)


CIRCLE = Circle(
    NEUE_WEGE,
    {
        "runner": habit("play", "large", "small", "lift", "discard", "draw"),
        "miser": habit("discard", "take", "draw"),
        "beggar": habit("play", "discard", "take", "small", "large", "lift", "draw"),
        "crowd": together,
    },
)
played = CIRCLE.played

"""Scripted players of Der Weg der Steine for tests."""

from keltis.core.bits import count
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.gamesters import Circle, habit
from tests.games.weg_der_steine.positions import StonesPlay

turning = habit("turn", "take")
waiting = habit("turn", "leave")


def coming_late(play: StonesPlay, action: int) -> int:
    """A latecomer takes nothing before the last tiles, then all there is."""
    late = count(play.state.hidden) < 3
    return turning(play, action) if late else waiting(play, action)


CIRCLE = Circle(
    WEG_DER_STEINE,
    {
        "taker": habit("take", "turn"),  # whatever lies open
        "turner": turning,  # waives nothing, and takes what turns up
        "doubter": habit("turn", "leave", "waive"),  # never takes anything
        "sleeper": habit("waive", "take", "turn"),  # does without extra turns
        "latecomer": coming_late,
    },
)
played = CIRCLE.played

"""Scripted players of Das Orakel for tests."""

from collections.abc import Callable

from keltis.games.orakel import ORAKEL
from keltis.games.orakel.board import LEPRECHAUN, Board
from keltis.games.orakel.rules import tile_on
from keltis.games.orakel.state import CLOVER, MOVE, SPIRAL, State
from tests.games.gamesters import Circle, Taste, habit
from tests.games.orakel.positions import OrakelPlay

Dream = Callable[[Board, State, int], int]  # how much a seat likes a position


def dreaming(dream: Dream) -> Taste[Board, State]:
    """Prefer actions that lead to the desired position; a card counts as its best move."""

    def worth(play: OrakelPlay, action: int) -> int:
        return _after(play.fork(), play.mover, action)

    def _after(play: OrakelPlay, seat: int, action: int) -> int:
        play.do(action)
        if play.state.phase == MOVE:
            return max(_after(play.fork(), seat, move) for move in play.legal())
        return dream(play.board, play.state, seat)

    return worth


def far(board: Board, s: State, seat: int) -> int:
    """A sprinter wants to be far ahead."""
    return sum(s.seats[seat].figures.stone)


def near_leprechauns(board: Board, s: State, seat: int) -> int:
    """A seeker wants all figures to stand with leprechauns, and then the bonus."""
    worth = 10 * s.seats[seat].leprechauns
    for stone in s.seats[seat].figures.stone:
        ahead = [n for n in range(stone, board.end + 1) if tile_on(board, s, n) == LEPRECHAUN]
        worth -= min(ahead) - stone if ahead else 30
    return worth


def whirling(board: Board, s: State, seat: int) -> int:
    """A whirler wants clovers and spirals to go on and on."""
    return int(s.phase in (CLOVER, SPIRAL))


CIRCLE = Circle(
    ORAKEL,
    {
        "miser": habit("discard", "take", "draw"),
        "beggar": habit("play", "discard", "lift", "take", "back", "move", "claim", "priestess", "draw"),
        "pious": habit("play", "priestess", "discard", "draw"),
        "sprinter": dreaming(far),
        "seeker": dreaming(near_leprechauns),
        "whirler": dreaming(whirling),
    },
)
played = CIRCLE.played

"""Positions set up by hand and read like the table: pieces "R3" (row and field), rolls "R R G wish B"."""

from collections.abc import Sequence

from keltis.core.game import NamedBoard
from keltis.core.play import Play
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.state import State
from keltis.parts.colours import LETTERS
from tests.games.positions import do
from tests.games.wuerfelspiel.conservation import everything_once

DicePlay = Play[Board, State]


def position(
    *,
    players: int = 2,
    seat: int = 0,
    pieces: Sequence[str] = (),
    wishes: Sequence[int] = (),
    stock: int | None = None,
    idle: int = 0,
    side: str = "simple",
    board: NamedBoard[Board] | None = None,
) -> DicePlay:
    """A game in which `seat` is about to roll; the sequences are by seat.

    A smaller `stock` than the wish stones named leave belongs to the last seat.
    """
    play = Play(WUERFELSPIEL, players, board or WUERFELSPIEL.load_board(None, {"side": side}))
    s = play.state
    s.seat, s.idle = seat, idle
    for number, places in enumerate(pieces):
        stand(play, number, places)
    for player, wanted in zip(s.seats, wishes, strict=False):
        player.wishes = wanted
        s.stock -= wanted
    if stock is not None:
        s.seats[players - 1].wishes += s.stock - stock
        s.stock = stock
    everything_once(play.board, s)
    return play


def stand(play: DicePlay, seat: int, places: str) -> None:
    """Bring pieces onto the board."""
    player = play.state.seats[seat]
    for place in places.split():
        field = int(place[1:])
        player.at[LETTERS.index(place[0])] = field
        player.left -= 1
        player.goal += field >= play.board.goal
        play.state.goal += field >= play.board.goal


def fall(play: DicePlay, faces: str) -> None:
    """The dice in the air show these faces."""
    do(play, *(f"die {face}" for face in faces.split()))


def roll(play: DicePlay, faces: str) -> None:
    """A turn begins: the dice show these faces, and the roll is kept."""
    fall(play, faces)
    do(play, "keep")


def pieces(play: DicePlay, seat: int = 0) -> str:
    """Where a seat's pieces stand, as `position` takes it."""
    at = play.state.seats[seat].at
    return " ".join(f"{LETTERS[row]}{field}" for row, field in enumerate(at) if field)


def wishes(play: DicePlay, seat: int = 0) -> int:
    """How many wish stones a seat has."""
    return play.state.seats[seat].wishes

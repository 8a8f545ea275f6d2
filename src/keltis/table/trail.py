"""The public changes of an event on the board: moved figures and points."""

from typing import Any

from msgspec import Struct

from keltis.core.game import AnyGame
from keltis.core.offers import IDLE, STILL
from keltis.core.play import AnyPlay
from keltis.core.view import public_total
from keltis.ui_model.stage import Piece, Standing

UNMOVED = IDLE | STILL  # verbs of actions that move no figure


class Trail(Struct, frozen=True, omit_defaults=True):
    """A figure that moved from one place of the stage to another."""

    start: str
    end: str
    seat: int | None = None  # null: the priestess
    large: bool = False


def _trails(game: AnyGame, board: Any, before: Any, after: Any) -> tuple[Trail, ...]:
    was, now = game.tabletop.standing(board, before), game.tabletop.standing(board, after)
    found = _moved(was, now)
    if was.priestess != now.priestess:
        found.append(Trail(was.priestess, now.priestess))
    return tuple(found)


def _moved(was: Standing, now: Standing) -> list[Trail]:
    """Match each arrived figure with a departed one of the same seat and size."""
    came, went = _without(now.pieces, was.pieces), _without(was.pieces, now.pieces)
    found = []
    for piece in came:
        origin = next((one for one in went if (one.seat, one.large) == (piece.seat, piece.large)), None)
        if origin is not None:
            went.remove(origin)
            found.append(Trail(origin.place, piece.place, piece.seat, piece.large))
    return found


def _without(pieces: tuple[Piece, ...], others: tuple[Piece, ...]) -> list[Piece]:
    left = list(pieces)
    for piece in others:
        if piece in left:
            left.remove(piece)
    return left


def change(play: AnyPlay, action: int, seat: int, before: Any, after: Any) -> tuple[int, tuple[Trail, ...]]:
    """The points that a seat gained by an action and its outcome, and the figures that moved."""
    game, board = play.game, play.board
    gain = public_total(game, board, after, seat) - public_total(game, board, before, seat)
    kind = play.named_board.notation[action].partition(" ")[0]
    return gain, () if kind in UNMOVED else _trails(game, board, before, after)

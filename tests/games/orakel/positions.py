"""Positions set up by hand and read like the table: cards "R5", figures by their stones "0 4 12".

Whatever a test does not name is somewhere too: figures stand at the start, the tiles left over lie on the
other small stones, and what is too much for the draw pile lies at the bottom of the discard piles.
"""

from collections.abc import Sequence
from typing import Any

from keltis.cardgame.phases import CARD
from keltis.core.game import NamedBoard
from keltis.core.play import Play
from keltis.games.orakel import ORAKEL
from keltis.games.orakel.board import MIRROR, Board
from keltis.games.orakel.notation import TILE_NOTATION
from keltis.games.orakel.state import State
from keltis.parts.pilgrims import walk
from tests.games.cardtable import spread_cards
from tests.games.orakel.conservation import everything_once
from tests.games.positions import do

OrakelPlay = Play[Board, State]
KINDS = {words: kind for kind, words in TILE_NOTATION.items()}
VARIANT = {"clover": "any"}


def position(
    *,
    players: int = 2,
    seat: int = 0,
    hands: Sequence[str] = (),
    rows: Sequence[str] = (),
    figures: Sequence[str] = (),
    priestess: int = 0,
    wishes: Sequence[int] = (),
    mirrors: Sequence[int] = (),
    points: Sequence[int] = (),
    oracle: Sequence[int] = (),
    leprechauns: Sequence[int] = (),
    tiles: dict[int, str] | None = None,
    bare: Sequence[int] = (),
    piles: str = "",
    deck: int | None = None,
    idle: int = 0,
    board: NamedBoard[Board] | None = None,
    options: dict[str, str] | None = None,
    rules: int | None = None,
) -> OrakelPlay:
    """A game in which `seat` is about to begin a turn; the sequences are by seat.

    The wish stones that the players have were taken from the stones in `bare` first, then from the end back.
    """
    game = ORAKEL.at_version(rules or ORAKEL.rules_version)
    play = Play(game, players, board or game.load_board(None, options))
    s = play.state
    s.phase, s.seat, s.turn, s.priestess = CARD, seat, 1, priestess
    s.stock.idle = idle
    for field, wanted in {
        "wishes": wishes,
        "mirrors": mirrors,
        "points": points,
        "oracle": oracle,
        "leprechauns": leprechauns,
    }.items():
        for player, number in zip(s.seats, wanted, strict=False):
            setattr(player, field, number)
    _stand(play, figures)
    _take_wishes(play, bare)
    _lay_tiles(play, tiles or {})
    spread_cards(play.board, s, hands, rows, piles, deck)
    everything_once(play.board, s)
    return play


def _stand(play: OrakelPlay, figures: Sequence[str]) -> None:
    for player, places in zip(play.state.seats, figures, strict=False):
        for stone in map(int, places.split()):
            walk(player.figures, 0, stone)
            play.state.goal += stone >= play.board.goal


def _take_wishes(play: OrakelPlay, bare: Sequence[int]) -> None:
    lying = play.state.wishes
    taken = sum(player.wishes for player in play.state.seats)
    for stone in (*bare, *range(play.board.end, 0, -1)):
        here = min(taken, lying[stone])
        lying[stone] -= here
        taken -= here


def _lay_tiles(play: OrakelPlay, tiles: dict[int, str]) -> None:
    board, s = play.board, play.state
    left = s.tiles.left
    left[MIRROR] -= sum(player.mirrors for player in s.seats)
    for words in tiles.values():
        if words:
            left[KINDS[words]] -= 1
    for place in range(board.places):
        stone = board.stone[place]
        rest = [kind for kind, number in enumerate(left) if number > 0]
        if stone in tiles:
            s.tiles.on[place] = KINDS[tiles[stone]] if tiles[stone] else 0
        elif rest:
            s.tiles.on[place] = rest[0]
            left[rest[0]] -= 1
    s.tiles.laid = board.places


def stones(play: OrakelPlay, seat: int = 0) -> str:
    """Where a seat's figures stand, as `position` takes it."""
    return " ".join(map(str, play.state.seats[seat].figures.stone))


def landed(tile: str, figures: str = "", **more: Any) -> OrakelPlay:
    """Seat 0 has just brought a figure from the start to stone 4, where this tile lies."""
    tiles = {4: tile} | more.pop("tiles", {})
    play = position(hands=["G5"], figures=[figures], tiles=tiles, **more)
    do(play, "play G5", "move 0")
    return play

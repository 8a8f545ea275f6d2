"""Positions set up by hand and read like the table: cards "R5", figures "R3" (small) and "R3*" (large).

Whatever a test does not name is somewhere too: the hands are filled up to their size, the tiles left over lie
on the other places, and what is too much for the draw pile lies at the bottom of the discard piles.
"""

from collections.abc import Sequence

from keltis.cardgame.phases import CARD
from keltis.core.game import NamedBoard
from keltis.core.play import Play
from keltis.games.keltis import KELTIS
from keltis.games.keltis.board import Board
from keltis.games.keltis.notation import TILE_NOTATION
from keltis.games.keltis.state import State
from keltis.parts.colours import LETTERS
from keltis.parts.figures import enter, step
from tests.games.cardtable import spread_cards
from tests.games.keltis.conservation import everything_once

KeltisPlay = Play[Board, State]
KINDS = {words: kind for kind, words in TILE_NOTATION.items()}


def position(
    *,
    players: int = 2,
    seat: int = 0,
    hands: Sequence[str] = (),
    rows: Sequence[str] = (),
    figures: Sequence[str] = (),
    wishes: Sequence[int] = (),
    points: Sequence[int] = (),
    tiles: dict[str, str] | None = None,
    piles: str = "",
    deck: int | None = None,
    idle: int = 0,
    board: NamedBoard[Board] | None = None,
) -> KeltisPlay:
    """A game in which `seat` is about to begin a turn; the sequences are by seat."""
    play = Play(KELTIS, players, board)
    s = play.state
    s.phase, s.seat, s.turn = CARD, seat, 1
    s.stock.idle = idle
    for player, wanted in zip(s.seats, wishes, strict=False):
        player.wishes = wanted
    for player, wanted in zip(s.seats, points, strict=False):
        player.points = wanted
    _stand(play, figures)
    _lay_tiles(play, tiles or {})
    spread_cards(play.board, s, hands, rows, piles, deck)
    everything_once(play.board, s)
    return play


def _stand(play: KeltisPlay, figures: Sequence[str]) -> None:
    for player, places in zip(play.state.seats, figures, strict=False):
        for place in places.split():
            path, stone = place_of(place.rstrip("*"))
            enter(player.figures, path, int(place.endswith("*")))
            for _ in range(stone - 1):
                step(player.figures, path, play.board.end)
            play.state.goal += stone >= play.board.goal


def _lay_tiles(play: KeltisPlay, tiles: dict[str, str]) -> None:
    board, s = play.board, play.state
    named = {place_of(place): KINDS[words] for place, words in tiles.items()}
    s.tiles.left[KINDS["wish"]] -= sum(player.wishes for player in s.seats)
    for kind in named.values():
        s.tiles.left[kind] -= 1
    for place in zip(board.place_path[: board.places], board.place_stone, strict=False):
        left = [kind for kind, number in enumerate(s.tiles.left) if number > 0]
        if place in named:
            s.tiles.on[board.place[place[0]][place[1]]] = named[place]
        elif left:
            s.tiles.on[board.place[place[0]][place[1]]] = left[-1]
            s.tiles.left[left[-1]] -= 1
    s.tiles.laid = board.places


def place_of(words: str) -> tuple[int, int]:
    """Path and stone of a place such as "R3"."""
    return LETTERS.index(words[0]), int(words[1:])


def stones(play: KeltisPlay, seat: int = 0) -> str:
    """Where a seat's figures stand, as `position` takes it."""
    figures = play.state.seats[seat].figures
    return " ".join(
        f"{LETTERS[path]}{stone}{'*' if path == figures.large_path else ''}"
        for path, stone in enumerate(figures.stone)
        if stone
    )

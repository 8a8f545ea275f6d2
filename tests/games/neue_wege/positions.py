"""Positions set up by hand and read like the table: cards "R5", figures "b3" (small) and "b3*" (large).

Whatever a test does not name is somewhere too: figures stand on the start, hands are filled up to their size,
the tiles left over lie on the other fields, and what is too much for the draw pile lies at the bottom of the
discard piles.
"""

from collections.abc import Sequence

from keltis.cardgame.phases import CARD
from keltis.core.game import NamedBoard
from keltis.core.play import Play
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.neue_wege.board import NOTHING, WISH, Board, field_name, field_names
from keltis.games.neue_wege.notation import TILE_NOTATION
from keltis.games.neue_wege.rules import look_ahead
from keltis.games.neue_wege.state import State
from keltis.parts.cardset import COLOURS
from keltis.parts.colours import LETTERS
from tests.games.cardtable import spread_cards
from tests.games.neue_wege.conservation import everything_once

NeueWegePlay = Play[Board, State]
KINDS = {words: kind for kind, words in TILE_NOTATION.items()}


def position(
    *,
    players: int = 2,
    seat: int = 0,
    hands: Sequence[str] = (),
    rows: Sequence[str] = (),
    figures: Sequence[str] = (),
    wishes: Sequence[str] = (),
    points: Sequence[int] = (),
    tiles: dict[str, str] | None = None,
    piles: str = "",
    deck: int | None = None,
    idle: int = 0,
    board: NamedBoard[Board] | None = None,
) -> NeueWegePlay:
    """A game in which `seat` is about to begin a turn; the sequences are by seat, wish stones as "RRB"."""
    play = Play(NEUE_WEGE, players, board)
    s = play.state
    s.phase, s.seat, s.turn = CARD, seat, 1
    s.stock.idle = idle
    for player, wanted in zip(s.seats, points, strict=False):
        player.points = wanted
    _stand(play, figures)
    _lay_tiles(play, tiles or {}, "".join(wishes))
    for player, letters in zip(s.seats, wishes, strict=False):
        player.wishes = [letters.count(letter) for letter in LETTERS]
    spread_cards(play.board, s, hands, rows, piles, deck)
    everything_once(play.board, s)
    return play


def _stand(play: NeueWegePlay, figures: Sequence[str]) -> None:
    board, s = play.board, play.state
    names = field_names(board)
    for player, places in zip(s.seats, figures, strict=False):
        small = [names.index(place) for place in places.split() if not place.endswith("*")]
        player.figures.small = sorted([0] * (board.small - len(small)) + small)
        for place in places.split():
            if place.endswith("*"):
                player.figures.large = names.index(place[:-1])
        look_ahead(board, player)
        standing = [*player.figures.small, player.figures.large]
        s.goal += sum(board.row[field] >= board.goal for field in standing)


def _lay_tiles(play: NeueWegePlay, tiles: dict[str, str], taken: str) -> None:
    """Wish stones that are taken come from the stacks, and when a stack is empty, from the tiles."""
    board, s = play.board, play.state
    for colour in range(COLOURS):
        from_stack = min(taken.count(LETTERS[colour]), s.stacks[colour])
        s.stacks[colour] -= from_stack
        s.tiles.left[WISH + colour] -= taken.count(LETTERS[colour]) - from_stack
    named = {field_names(board).index(field): KINDS[words] for field, words in tiles.items()}
    for kind in named.values():
        s.tiles.left[kind] -= 1
    for field in range(board.size):
        if board.place[field] == NOTHING:
            assert field not in named, "there is no place for a tile"
            continue
        left = [kind for kind, number in enumerate(s.tiles.left) if number > 0]
        kind = named.get(field, left[-1] if left else 0)
        if field not in named and left:
            s.tiles.left[kind] -= 1
        s.tiles.on[board.place[field]] = kind
    s.tiles.laid = board.places


def fields(play: NeueWegePlay, seat: int = 0) -> str:
    """Where a seat's figures stand, as `position` takes it; those on the start are left out."""
    figures = play.state.seats[seat].figures
    small = [field_name(play.board, field) for field in figures.small if field]
    large = [f"{field_name(play.board, figures.large)}*"] if figures.large else []
    return " ".join(small + large)


def wishes(play: NeueWegePlay, seat: int = 0) -> str:
    """A seat's wish stones, as `position` takes them."""
    owned = play.state.seats[seat].wishes
    return "".join(letter * number for letter, number in zip(LETTERS, owned, strict=True))


def tile_on(play: NeueWegePlay, field: str) -> str:
    """The tile that lies on a field, "" for none."""
    names = field_names(play.board)
    kind = play.state.tiles.on[play.board.place[names.index(field)]]
    return TILE_NOTATION[kind] if kind else ""

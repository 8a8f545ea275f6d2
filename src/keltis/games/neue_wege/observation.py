"""The observation of Neue Wege for learning: what a seat may know, as numbers.

Wish stones lie face down (N8), but everybody saw them being taken, so they are known.
"""

from keltis.cardgame.observation import CARD_BLOCKS, PHASE_NAMES, SEAT_BLOCKS, observe_cards, observe_player
from keltis.core.dialect import rule
from keltis.core.observation import MOST, Block, Observation, one_of
from keltis.core.row_writes import between, census, copy, equal, spread, write
from keltis.core.seats import clockwise
from keltis.games.neue_wege.board import (
    CLOVER,
    FIELDS,
    MOST_POINTS,
    POINTS,
    SHED_TILE,
    WISH,
    Board,
    field_name,
    field_names,
)
from keltis.games.neue_wege.state import FIGURE, SHED, Player, State
from keltis.parts.cardset import COLOURS
from keltis.parts.tiles import PLACES
from keltis.parts.travellers import SMALL_FIGURES


def place_names(board: Board) -> list[str]:
    """The fields that carry tiles."""
    return [field_name(board, board.place.index(place)) for place in range(board.places)]


OWN_PHASES = ("the card's figure is chosen", "a clover's figure is chosen", "a card may be shed for a tile")

OBSERVATION = Observation(
    1,
    table=(
        *CARD_BLOCKS,
        one_of("phase", (*PHASE_NAMES, *OWN_PHASES)),
        Block("colour", COLOURS, 0, 1, "the colour of the card whose figure is chosen (N2)"),
        Block("goal", 1, 0, 4 * (SMALL_FIGURES + 1), "figures in the goal area (N9)"),
        Block("stack", COLOURS, 0, 9, "by colour: wish stones left on the stack (N5)"),
        Block("clover", PLACES, 0, 1, "by place: whether a clover lies there (N4)"),
        Block("shed", PLACES, 0, 1, "by place: whether a tile for shedding a card lies there (N7)"),
        Block("wish", PLACES, 0, COLOURS, "by place: 1 + the colour of the wish stone that lies there"),
        Block("worth", PLACES, 0, MOST_POINTS, "by place: the points of the tile that lies there (C10)"),
    ),
    seat=(
        *SEAT_BLOCKS,
        Block("small", FIELDS, 0, SMALL_FIGURES, "by field: small figures on it; field 0 is the start"),
        Block("large", FIELDS, 0, 1, "by field: whether the large figure stands on it (N11)"),
        Block("wishes", COLOURS, 0, 10, "by colour: wish stones taken (N10)"),
        Block("points", 1, 0, MOST, "points from tiles, cut off at 127"),
    ),
    names={"place": place_names, "field": field_names},
)
PHASES = SHED + 1


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into a row, block by block (see OBSERVATION)."""
    at = observe_cards(s, seat, out)
    at = spread(1 << s.phase, out, at, PHASES)
    at = spread((s.phase == FIGURE) << s.colour, out, at, COLOURS)
    at = write(s.goal, out, at)
    at = copy(s.stacks, out, at, COLOURS)
    at = equal(s.tiles.on, CLOVER, out, at, PLACES)
    at = equal(s.tiles.on, SHED_TILE, out, at, PLACES)
    at = between(s.tiles.on, WISH - 1, WISH + COLOURS - 1, out, at, PLACES)
    at = between(s.tiles.on, POINTS, POINTS + MOST_POINTS, out, at, PLACES)
    who = seat
    for _ in range(s.players):
        at = observe_player(s.seats[who], 1 if who == s.seat else 0, out, at)
        at = observe_figures(board, s.seats[who], out, at)
        who = clockwise(who, s.players)


@rule
def observe_figures(board: Board, player: Player, out: list[int], at: int) -> int:
    """Write a seat's figures, wish stones and points."""
    at = census(player.figures.small, board.small, out, at, FIELDS)
    at = spread(1 << player.figures.large, out, at, FIELDS)
    at = copy(player.wishes, out, at, COLOURS)
    return write(min(player.points, MOST), out, at)

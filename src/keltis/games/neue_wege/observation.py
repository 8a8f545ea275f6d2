"""What a seat may know of a game of Neue Wege, as numbers for learning.

Wish stones lie face down (N8), but everybody saw each of them being taken: who remembers knows them all.
"""

from keltis.cardgame.observation import (
    CARD_BLOCKS,
    PHASE_WORDS,
    SEAT_BLOCKS,
    TURN,
    observe_cards,
    observe_player,
)
from keltis.core.dialect import rule
from keltis.core.observation import MOST, Block, Observation, one_of
from keltis.core.seats import clockwise
from keltis.core.spread import between, copy, equal, spread
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
        one_of("phase", (*PHASE_WORDS, *OWN_PHASES)),
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
PHASE = OBSERVATION["phase"]
COLOUR = OBSERVATION["colour"]
GOAL = OBSERVATION["goal"]
STACK = OBSERVATION["stack"]
CLOVERS_ON = OBSERVATION["clover"]
SHED_ON = OBSERVATION["shed"]
WISHES_ON = OBSERVATION["wish"]
WORTH_ON = OBSERVATION["worth"]
FIRST = OBSERVATION.first
STRIDE = OBSERVATION.stride
SMALL = OBSERVATION["small"]
LARGE = OBSERVATION["large"]
WISHES = OBSERVATION["wishes"]
TILE_POINTS = OBSERVATION["points"]


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into a row (see OBSERVATION)."""
    observe_cards(s, seat, out)
    spread(1 << s.phase, out, PHASE, PHASES)
    spread((s.phase == FIGURE) << s.colour, out, COLOUR, COLOURS)
    out[GOAL] = s.goal
    copy(s.stacks, out, STACK, COLOURS)
    equal(s.tiles.on, CLOVER, out, CLOVERS_ON, PLACES)
    equal(s.tiles.on, SHED_TILE, out, SHED_ON, PLACES)
    between(s.tiles.on, WISH - 1, WISH + COLOURS - 1, out, WISHES_ON, PLACES)
    between(s.tiles.on, POINTS, POINTS + MOST_POINTS, out, WORTH_ON, PLACES)
    at = 0
    who = seat
    for _ in range(s.players):
        observe_player(s.seats[who], out, FIRST + at)
        out[FIRST + at + TURN] = 1 if who == s.seat else 0
        observe_figures(board, s.seats[who], out, at)
        at += STRIDE
        who = clockwise(who, s.players)


@rule
def observe_figures(board: Board, player: Player, out: list[int], at: int) -> None:
    """Write what belongs to a seat besides its cards; its blocks begin so far behind the observer's."""
    spread(0, out, at + SMALL, FIELDS)
    for figure in range(board.small):
        out[at + SMALL + player.figures.small[figure]] += 1
    spread(1 << player.figures.large, out, at + LARGE, FIELDS)
    copy(player.wishes, out, at + WISHES, COLOURS)
    out[at + TILE_POINTS] = min(player.points, MOST)

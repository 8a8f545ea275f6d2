"""The observation of Keltis for learning: what a seat may know, as numbers."""

from keltis.cardgame.observation import CARD_BLOCKS, PHASE_NAMES, SEAT_BLOCKS, observe_cards, observe_player
from keltis.core.dialect import rule
from keltis.core.observation import MOST, Block, Observation, one_of
from keltis.core.row_writes import between, copy, equal, spread, write
from keltis.core.seats import clockwise
from keltis.games.keltis.board import CLOVER, MOST_POINTS, POINTS, STONES, WISH, Board
from keltis.games.keltis.state import BONUS, FIGURE, Player, State
from keltis.parts.cardset import COLOURS
from keltis.parts.colours import LETTERS
from keltis.parts.tiles import NO_PLACE

PLACES = NO_PLACE


def place_names(board: Board) -> list[str]:
    """The stones that carry tiles, by path and number: "R3"."""
    return [f"{LETTERS[board.place_path[n]]}{board.place_stone[n]}" for n in range(board.places)]


OBSERVATION = Observation(
    1,
    table=(
        *CARD_BLOCKS,
        one_of("phase", (*PHASE_NAMES, "the card's figure is chosen", "a clover's figure is chosen")),
        Block("colour", COLOURS, 0, 1, "the colour of the card whose figure is chosen (K3)"),
        Block("goal", 1, 0, COLOURS, "figures in the goal area (K9)"),
        Block("wish", PLACES, 0, 1, "by place: whether a wish stone lies there (K8)"),
        Block("clover", PLACES, 0, 1, "by place: whether a clover lies there"),
        Block("worth", PLACES, 0, MOST_POINTS, "by place: the points of the tile that lies there (C10)"),
    ),
    seat=(
        *SEAT_BLOCKS,
        Block("stone", COLOURS, 0, STONES, "by path: the stone of the figure; 0 if there is none"),
        Block("large", COLOURS, 0, 1, "by path: whether the large figure is on it (K2)"),
        Block("small_left", 1, 0, COLOURS, "small figures at the start"),
        Block("large_left", 1, 0, 1, "large figures at the start"),
        Block("wishes", 1, 0, PLACES, "wish stones taken"),
        Block("points", 1, 0, MOST, "points from tiles, cut off at 127"),
    ),
    names={"place": place_names},
)
PHASES = BONUS + 1


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into a row, block by block (see OBSERVATION)."""
    at = observe_cards(s, seat, out)
    at = spread(1 << s.phase, out, at, PHASES)
    at = spread((s.phase == FIGURE) << s.colour, out, at, COLOURS)
    at = write(s.goal, out, at)
    at = equal(s.tiles.on, WISH, out, at, PLACES)
    at = equal(s.tiles.on, CLOVER, out, at, PLACES)
    at = between(s.tiles.on, POINTS, POINTS + MOST_POINTS, out, at, PLACES)
    who = seat
    for _ in range(s.players):
        at = observe_player(s.seats[who], 1 if who == s.seat else 0, out, at)
        at = observe_figures(s.seats[who], out, at)
        who = clockwise(who, s.players)


@rule
def observe_figures(player: Player, out: list[int], at: int) -> int:
    """Write a seat's figures, wish stones and points."""
    figures = player.figures
    at = copy(figures.stone, out, at, COLOURS)
    at = spread(1 << figures.large_path + 1 >> 1, out, at, COLOURS)
    at = write(figures.small, out, at)
    at = write(figures.large, out, at)
    at = write(player.wishes, out, at)
    return write(min(player.points, MOST), out, at)

"""The observation of Das Orakel for learning: what a seat may know, as numbers."""

from keltis.cardgame.observation import CARD_BLOCKS, PHASE_NAMES, SEAT_BLOCKS, observe_cards, observe_player
from keltis.core.dialect import rule
from keltis.core.observation import MOST, Block, Observation, one_of
from keltis.core.row_writes import between, census, copy, equal, spread, tally, write
from keltis.core.seats import clockwise
from keltis.games.orakel import board as kinds
from keltis.games.orakel.board import (
    LEPRECHAUN,
    MIRROR,
    MOST_POINTS,
    MOST_STEPS,
    POINTS,
    STONES,
    Board,
)
from keltis.games.orakel.rules import stones_used
from keltis.games.orakel.state import CLAIM, CLOVER, MOVE, SHED, Player, State
from keltis.parts.cardset import COLOURS
from keltis.parts.pilgrims import MOST_PILGRIMS
from keltis.parts.tiles import NO_PLACE

PLACES = NO_PLACE
SPOTS = STONES + 1  # the stones and the start


def place_names(board: Board) -> list[str]:
    """The stones that carry tiles."""
    return [str(board.stone[place]) for place in range(board.places)]


OWN_PHASES = (
    *("a figure or the priestess moves", "the leprechaun bonus is offered", "a clover is offered"),
    *("a spiral is offered", "a card may be shed for a leprechaun"),
)

OBSERVATION = Observation(
    2,
    table=(
        *CARD_BLOCKS,
        one_of("phase", (*PHASE_NAMES, *OWN_PHASES)),
        Block("colour", COLOURS, 0, 1, "the colour to which a figure may move now (O3, O7)"),
        Block("steps", 1, 0, MOST_STEPS, "how far the card may move the priestess (O3)"),
        Block("landed", SPOTS, 0, 1, "the stone on which a figure has landed, while its tile is asked about"),
        Block("left", SPOTS, 0, 1, "and the one that the card's figure left (O8)"),
        Block("acted", SPOTS, 0, 1, "and all stones whose clover or spiral acts no more this turn (O9)"),
        Block("uses", SPOTS, 0, 2, "how often the others' clover or spiral has acted this turn (O9)"),
        Block("goal", 1, 0, 4 * MOST_PILGRIMS, "figures in the goal area (O13)"),
        Block("priestess", SPOTS, 0, 1, "the stone of the priestess (O4)"),
        Block("wish", SPOTS, 0, 9, "by stone: wish stones that lie there (O5)"),
        Block("worth", PLACES, 0, MOST_POINTS, "by place: the points of the tile that lies there (C10)"),
        Block("clover", PLACES, 0, COLOURS, "by place: 1 + the colour of the clover that lies there (O7)"),
        Block("spiral", PLACES, 0, 1, "by place: whether a spiral lies there (O8)"),
        Block("leprechaun", PLACES, 0, 1, "by place: whether a leprechaun lies there (O10, O11)"),
        Block("mirror", PLACES, 0, 1, "by place: whether a mirror lies there (O12)"),
    ),
    seat=(
        *SEAT_BLOCKS,
        Block("figures", SPOTS, 0, MOST_PILGRIMS, "by stone: figures on it; stone 0 is the start"),
        Block("wishes", 1, 0, MOST, "wish stones taken"),
        Block("mirrors", 1, 0, PLACES, "mirrors taken (O12)"),
        Block("points", 1, 0, MOST, "points from tiles, cut off at 127"),
        Block("oracle", 1, 0, MOST, "points from the priestess, cut off at 127"),
        Block("leprechauns", 1, 0, 100, "the leprechaun bonus; 0 until it is claimed"),
    ),
    names={"place": place_names},
)
PHASES = SHED + 1


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into a row, block by block (see OBSERVATION)."""
    at = observe_cards(s, seat, out)
    at = spread(1 << s.phase, out, at, PHASES)
    at = observe_move(board, s, out, at)
    at = write(s.goal, out, at)
    at = spread(1 << s.priestess, out, at, SPOTS)
    at = copy(s.wishes, out, at, SPOTS)
    at = between(s.tiles.on, POINTS, MOST_POINTS, out, at, PLACES)
    at = between(s.tiles.on, kinds.CLOVER - 1, kinds.CLOVER + COLOURS - 1, out, at, PLACES)
    at = equal(s.tiles.on, kinds.SPIRAL, out, at, PLACES)
    at = equal(s.tiles.on, LEPRECHAUN, out, at, PLACES)
    at = equal(s.tiles.on, MIRROR, out, at, PLACES)
    who = seat
    for _ in range(s.players):
        at = observe_player(s.seats[who], 1 if who == s.seat else 0, out, at)
        at = observe_figures(s.seats[who], out, at)
        who = clockwise(who, s.players)


@rule
def observe_move(board: Board, s: State, out: list[int], at: int) -> int:
    """Write the options after a figure's move or landing; meaningless once the hand is being refilled."""
    phase = s.phase
    at = spread((phase == MOVE or phase == CLOVER) << s.colour, out, at, COLOURS)
    at = write((phase == MOVE) * s.steps, out, at)
    asked = phase >= CLAIM
    at = spread(asked << s.landed, out, at, SPOTS)
    at = spread(asked << s.left, out, at, SPOTS)
    done = asked * stones_used(board, s, board.tile_uses)
    at = spread(done, out, at, SPOTS)
    once = asked * stones_used(board, s, 1) & ~done
    twice = asked * stones_used(board, s, 2) & ~done
    return tally(once, twice, out, at, SPOTS)


@rule
def observe_figures(player: Player, out: list[int], at: int) -> int:
    """Write a seat's figures, tiles and points."""
    at = census(player.figures.stone, player.figures.number, out, at, SPOTS)
    at = write(min(player.wishes, MOST), out, at)
    at = write(player.mirrors, out, at)
    at = write(min(player.points, MOST), out, at)
    at = write(min(player.oracle, MOST), out, at)
    return write(player.leprechauns, out, at)

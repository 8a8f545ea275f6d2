"""The observation of Das Würfelspiel for learning: everything, as nothing is hidden."""

from keltis.core.dialect import rule
from keltis.core.observation import LEAST, MOST, Block, Observation, one_of
from keltis.core.row_writes import copy, spread, write
from keltis.core.seats import clockwise
from keltis.games.wuerfelspiel.board import FIELDS, ROWS, SEATS, SIDE_NAMES, Board
from keltis.games.wuerfelspiel.state import OVER, Player, State
from keltis.parts import dice
from keltis.parts.dice import FACES, Dice

PHASES = OVER + 1
PHASE_NAMES = (
    *("all dice fall", "dice are kept or rolled again", "some dice fall again"),
    *("a symbol is chosen", "a clover's move is chosen", "the game is over"),
)
SIDES = len(SIDE_NAMES)
LYING = dice.DICE * FACES

OBSERVATION = Observation(
    1,
    table=(
        one_of("phase", PHASE_NAMES),
        Block("dice", LYING, 0, 1, "by die and face: whether the die shows it; none in the air"),
        Block("shown", FACES, 0, dice.DICE, "by face: how many dice show it"),
        one_of("side", tuple(f"the {side} side is played on" for side in SIDE_NAMES)),
        Block("sides_left", 1, 0, SIDES - 1, "sides to be played after this one (W12)"),
        Block("goal", 1, 0, SEATS * ROWS, "pieces in the goal area (W10)"),
        Block("stock", 1, 0, 100, "wish stones that nobody has (W7)"),
        Block("stirred", 1, 0, 1, "whether this turn has changed anything (W13)"),
        Block("idle", 1, 0, 120, "turns since anything has changed (W13)"),
    ),
    seat=(
        Block("field", ROWS, 0, FIELDS, "by row: the field of the piece; 0 if there is none"),
        Block("left", 1, 0, ROWS, "pieces not on the board yet"),
        Block("in_goal", 1, 0, ROWS, "pieces in the goal area"),
        Block("turn", 1, 0, 1, "whether it is this seat's turn"),
        Block("wishes", 1, 0, 100, "wish stones taken"),
        Block("before", 1, LEAST, MOST, "points from the first side of a match, cut off at -127 and 127"),
    ),
)


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into a row, block by block (see OBSERVATION)."""
    at = spread(1 << s.phase, out, 0, PHASES)
    at = spread(lying(board, s.dice), out, at, LYING)
    at = copy(s.dice.shown, out, at, FACES)
    at = spread(1 << s.side, out, at, SIDES)
    at = write(board.sides - s.played - 1, out, at)
    at = write(s.goal, out, at)
    at = write(s.stock, out, at)
    at = write(s.stirred, out, at)
    at = write(s.idle, out, at)
    who = seat
    for _ in range(s.players):
        at = observe_player(s.seats[who], 1 if who == s.seat else 0, out, at)
        who = clockwise(who, s.players)


@rule
def lying(board: Board, dice_: Dice) -> int:
    """The face of every landed die, as a set of dice and faces; dice in the air are left out."""
    shown = 0
    for die in range(board.dice):
        shown |= (~dice_.rolling >> die & 1) << (die * FACES + dice_.face[die])
    return shown


@rule
def observe_player(player: Player, turn: int, out: list[int], at: int) -> int:
    """Write what belongs to a seat; `turn` is 1 if it is its turn."""
    at = copy(player.at, out, at, ROWS)
    at = write(player.left, out, at)
    at = write(player.goal, out, at)
    at = write(turn, out, at)
    at = write(player.wishes, out, at)
    return write(max(LEAST, min(player.first_pieces + player.first_wishes, MOST)), out, at)

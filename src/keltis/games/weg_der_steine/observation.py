"""What a seat may know of a game of Der Weg der Steine, as numbers for learning: all that there is."""

from keltis.core.dialect import rule
from keltis.core.observation import LEAST, MOST, Block, Observation, one_of
from keltis.core.spread import copy, spread
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.rules import bonus_points, score, wishes
from keltis.games.weg_der_steine.state import DECIDE, OVER, State
from keltis.parts.cardset import CARDS, COLOURS

PHASES = OVER + 1
PHASE_WORDS = (
    *("a turn begins", "a tile is turned over", "its finder decides"),
    *("a clover gives an extra turn", "the game is over"),
)

OBSERVATION = Observation(
    1,
    table=(
        Block("hidden", CARDS, 0, 1, "by tile: whether it lies face down (S1)"),
        Block("open", CARDS, 0, 1, "by tile: whether it lies face up in the middle"),
        Block("turned", CARDS, 0, 1, "the tile just turned over, while its finder decides (S2)"),
        one_of("phase", PHASE_WORDS),
    ),
    seat=(
        Block("laid", CARDS, 0, 1, "by tile: whether it lies in a row of this seat"),
        Block("direction", COLOURS, -1, 1, "by colour: whether the row rises (1), falls (-1) or is open (0)"),
        Block("turn", 1, 0, 1, "whether it is this seat's turn"),
        Block("wishes", 1, 0, CARDS, "wish stones on the tiles"),
        Block("bonus", 1, 0, MOST, "bonus points on the tiles, cut off at 127"),
        Block("score", 1, LEAST, MOST, "the total as if the game ended now, cut off at -127 and 127"),
    ),
)
HIDDEN = OBSERVATION["hidden"]
OPEN = OBSERVATION["open"]
TURNED = OBSERVATION["turned"]
PHASE = OBSERVATION["phase"]
STRIDE = OBSERVATION.stride
LAID = OBSERVATION["laid"]
DIRECTION = OBSERVATION["direction"]
TURN = OBSERVATION["turn"]
WISHES = OBSERVATION["wishes"]
BONUS = OBSERVATION["bonus"]
SCORE = OBSERVATION["score"]


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into a row (see OBSERVATION)."""
    spread(s.hidden, out, HIDDEN, CARDS)
    spread(s.open, out, OPEN, CARDS)
    spread((s.phase == DECIDE) << s.tile, out, TURNED, CARDS)
    spread(1 << s.phase, out, PHASE, PHASES)
    at = 0
    who = seat
    for _ in range(s.players):
        rows = s.seats[who].rows
        spread(rows.laid.once, out, at + LAID, CARDS)
        copy(rows.direction, out, at + DIRECTION, COLOURS)
        out[at + TURN] = 1 if who == s.seat else 0
        out[at + WISHES] = wishes(board, s, who)
        out[at + BONUS] = min(bonus_points(board, s, who), MOST)
        out[at + SCORE] = max(LEAST, min(score(board, s, who), MOST))
        at += STRIDE
        who += 1
        if who == s.players:
            who = 0

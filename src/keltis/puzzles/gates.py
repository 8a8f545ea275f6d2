"""The quality gates of puzzles, in shares of a win."""

from collections.abc import Sequence

from keltis.puzzles.puzzle import PHASES, Rated

MIN_GAP = 0.06  # between the best turn and the second, on every stream
MIN_WIN_CHANCE, MAX_WIN_CHANCE = 0.15, 0.85  # after the best turn: the position is not one-sided
WITNESSES = ("pebble", "clover", "greedy")  # weaker levels, which mostly miss the best turn
TRIES = 4  # of each witness
MOST_FOUND = len(WITNESSES) * TRIES // 3
STRONG = "merlin"  # an independent judge: the strongest level must find the best turn
MOST_OF_A_PHASE = 0.5  # of all puzzles of a file
MOST_OF_A_TURN = 0.25  # of all puzzles of a file: with the same answer
MOST_OF_A_GAME = 2  # puzzles from one recorded game


def is_clear(rated: Sequence[Rated]) -> bool:
    """Whether the first candidate is clearly the best on every stream, and the game is open."""
    best, others = rated[0], rated[1:]
    if not others or not all(MIN_WIN_CHANCE <= share <= MAX_WIN_CHANCE for share in best.shares):
        return False
    return all(
        mine - theirs >= MIN_GAP
        for other in others
        for mine, theirs in zip(best.shares, other.shares, strict=True)
    )


def is_missed(found: dict[str, str]) -> bool:
    """Whether weaker levels mostly miss the best turn."""
    return sum(times_in(found[level]) for level in WITNESSES) <= MOST_FOUND


def times_in(text: str) -> int:
    """How often a level found the best turn.

    >>> times_in("1/4")
    1
    """
    return int(text.split("/")[0])


def phase_of(at: int, length: int) -> str:
    """The third of a game in which an action happened."""
    return PHASES[min(at * len(PHASES) // length, len(PHASES) - 1)]

"""A contest between bots, and its games.

A deal is a game number; the seed of chance is derived from it. Every deal is played once per seat, with the
line-up rotated (duplicate deals): all bots get the same deals in every seat.
"""

from dataclasses import dataclass
from typing import Any

from keltis.bots import ask
from keltis.bots.built_in import is_built_in
from keltis.bots.level import Level, levels, weights
from keltis.bots.loading import new_bots
from keltis.bots.nets import has_learned
from keltis.core.game import NamedBoard
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, seed_bots, seeded_rng
from keltis.engine import obstacle
from keltis.games import game_named

MANY = 1000  # from so many games on, compiling pays

Scores = tuple[int, ...]  # of one game, by place in the line-up
Deal = tuple[Scores, ...]  # one game per seat in which the line-up begins


@dataclass(frozen=True)
class Contest:
    """A game, a board, and who plays."""

    game: str
    board: NamedBoard[Any]
    lineup: tuple[str, ...]  # a bot per player
    seed: int = 0

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.lineup)

    def seated(self, rotation: int) -> list[int]:
        """By seat, the index in the line-up."""
        return [(seat - rotation) % self.players for seat in range(self.players)]


def lined_up(bots: list[str], players: int) -> tuple[str, ...]:
    """A bot per player; where there are too few, more of the last one.

    >>> lined_up(["merlin", "greedy"], 4)
    ('merlin', 'greedy', 'greedy', 'greedy')
    """
    return tuple([*bots, *[bots[-1]] * players][: max(players, len(bots))])


def can_compile(contest: Contest) -> bool:
    """Whether whole games can be played by compiled code."""
    if not all(map(is_built_in, contest.lineup)):
        return False
    return not obstacle() and not any(level.net for level in known(contest))


def known(contest: Contest) -> list[Level]:
    """The levels of a line-up without own bots; on a board without nets, their parameters for that."""
    found = [levels(contest.game)[bot] for bot in contest.lineup]
    if has_learned(contest.game, contest.players, tuple(contest.board.board.numbers())):
        return found
    return [level.otherwise or level for level in found]


def pays_to_compile(contest: Contest, games: int) -> bool:
    """Whether compiled code pays for so many games; bots that search are compiled anyway."""
    return can_compile(contest) and (games >= MANY or any(level.budget for level in known(contest)))


def play_deals(contest: Contest, deals: range, compiled: bool) -> list[Deal]:
    """Play some deals; compiled or not, the results are the same."""
    if compiled:
        return _play_compiled(contest, deals)
    return [tuple(_play(contest, deal, rotation) for rotation in range(contest.players)) for deal in deals]


def _play(contest: Contest, deal: int, rotation: int) -> Scores:
    """One game with rules in plain Python; the bots may use compiled code."""
    play: AnyPlay = Play(game_named(contest.game), contest.players, contest.board)
    chance, thoughts = seeded_rng(contest.seed, deal), Rng()
    seed_bots(thoughts, contest.seed, deal)
    seated = contest.seated(rotation)
    bots = new_bots(contest.lineup)
    play.settle(chance)
    while not play.over:
        play.do(ask(bots[seated[play.mover]], play, thoughts))
        play.settle(chance)
    scores = play.scores()
    return tuple(scores[seated.index(place)] for place in range(contest.players))


def _play_compiled(contest: Contest, deals: range) -> list[Deal]:
    import numpy as np

    from keltis.fast.search.matches import Searcher

    searcher = Searcher(game_named(contest.game), contest.players, contest.board)
    rotations = range(contest.players)
    seating = np.array([contest.seated(rotation) for _ in deals for rotation in rotations], np.int8)
    games = np.array([deal for deal in deals for _ in rotations], np.int64)
    rows = [level.row(int(level.tuned)) for level in known(contest)]
    both = [weights(contest.game, False), weights(contest.game, True)]
    played = searcher.play(rows, both, seating, games, contest.seed)
    found: list[Scores] = []
    for scores, seated in zip(played.scores.tolist(), seating.tolist(), strict=True):
        found.append(tuple(scores[seated.index(place)] for place in range(contest.players)))
    return [tuple(found[at : at + contest.players]) for at in range(0, len(found), contest.players)]

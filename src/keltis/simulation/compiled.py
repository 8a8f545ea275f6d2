"""Simulations by compiled rules: the same games and results as `keltis.simulation.plain`."""

from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from keltis.fast.batch.board import CompiledBoard
from keltis.fast.batch.policies import Series, play_policies
from keltis.fast.jit import cache
from keltis.games import game_named
from keltis.simulation.plain import GameResult, Plan, Portion, SimulationTally
from keltis.util.threads import in_threads

GAMES_AT_A_TIME = 256  # games per portion: some hundredths of a second


def compiled_portions(plan: Plan, games: int, jobs: int, keep: bool) -> Iterator[Portion]:
    """The games of a plan in their order, played by so many threads."""
    table = CompiledBoard(game_named(plan.game), len(plan.bots), plan.board)
    get_ready(table)

    def play(first: int) -> Portion:
        number = min(GAMES_AT_A_TIME, games - first)
        series = play_policies(table, plan.bots, number, plan.seed, first=first, keep=keep)
        return Portion(_tally(plan, series), _outcomes(plan, series, first) if keep else ())

    starts = range(0, games, GAMES_AT_A_TIME)
    yield from map(play, starts) if jobs == 1 else in_threads(play, starts, jobs)


def get_ready(table: CompiledBoard) -> None:
    """Compile or load the code, and note that it is available: see `pays_to_compile`."""
    play_policies(table, ["greedy"] * table.players, 1)
    cache.note_warm(table.game.name)


# --- from arrays -------------------------------------------------------------------------------


def _tally(plan: Plan, series: Series) -> SimulationTally:
    """The sums; equal to adding the games one by one."""
    tally = SimulationTally(plan)
    tally.games = len(series.lengths)
    tally.turns = int(series.turns.sum())
    tally.actions = int(series.lengths.sum())
    endings = game_named(plan.game).endings
    for ending, number in enumerate(np.bincount(series.endings).tolist()):
        if number:
            tally.ends[endings[ending]] = number
    scores = series.scores
    winners = scores == scores.max(axis=1, keepdims=True)
    sharers = winners.sum(axis=1)
    for seat, sums in enumerate(tally.seats):
        sums.total = int(scores[:, seat].sum())
        sums.squares = int((scores[:, seat] ** 2).sum())
        for sharing, number in enumerate(np.bincount(sharers[winners[:, seat]]).tolist()):
            if number:
                sums.wins += Fraction(number, sharing)
        points = series.points[:, seat].sum(axis=0, dtype=np.int64).tolist()
        sums.points.update(dict(zip(game_named(plan.game).sources, points, strict=True)))
    return tally


def _outcomes(plan: Plan, series: Series, first: int) -> tuple[GameResult, ...]:
    game = game_named(plan.game)
    ends = np.cumsum(series.lengths).tolist()
    actions, turns, endings = series.actions.tolist(), series.turns.tolist(), series.endings.tolist()
    scores, points = series.scores.tolist(), series.points.tolist()
    return tuple(
        GameResult(
            index=first + row,
            actions=tuple(actions[begin:end]),
            turns=turns[row],
            end=game.endings[endings[row]],
            scores=tuple(scores[row]),
            winners=tuple(seat for seat, score in enumerate(scores[row]) if score == max(scores[row])),
            points=tuple(dict(zip(game.sources, seat, strict=True)) for seat in points[row]),
        )
        for row, (begin, end) in enumerate(zip([0, *ends], ends, strict=False))
    )

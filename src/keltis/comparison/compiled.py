"""Games played and counted in compiled code: the sums of `keltis.comparison`, a hundred times faster."""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.comparison import measures
from keltis.comparison.measures import Columns
from keltis.comparison.sums import Sums, columns_of
from keltis.fast.batch.board import CompiledBoard
from keltis.fast.batch.policies import Series, play_policies
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner
from keltis.games import game_named
from keltis.simulation.plain import Plan

inner(measures.crown)
measure = inner(measures.measure)
multiply = inner(measures.multiply)

Matrix = npt.NDArray[np.int64]  # a row per game


@entry
def measure_rows(rows, players, endings, sources, out):
    """The measures of many games."""
    for game in range(len(rows)):
        measure(rows[game], players, endings, sources, out[game])


@entry
def multiply_rows(ones, others, products):
    """Add up all products, game by game."""
    for game in range(len(ones)):
        multiply(ones[game], others[game], products)


class FastCount:
    """Plays and counts the games of some variants; thread-safe."""

    def __init__(self, plans: tuple[Plan, ...]) -> None:
        self._plans = plans
        self._columns = [columns_of(plan) for plan in plans]
        self._tables = [CompiledBoard(game_named(plan.game), len(plan.bots), plan.board) for plan in plans]

    def __call__(self, games: range) -> list[Sums]:
        """Play consecutive games of all variants and add them up."""
        measured = [self._measured(variant, games) for variant in range(len(self._plans))]
        each = zip(self._columns, measured, strict=True)
        return [_sums(columns, numbers, measured[0]) for columns, numbers in each]

    def _measured(self, variant: int, games: range) -> Matrix:
        plan, at = self._plans[variant], self._columns[variant]
        series = play_policies(
            self._tables[variant], plan.bots, len(games), plan.seed, first=games.start, keep=False
        )
        out = np.zeros((len(games), at.size), np.int64)
        measure_rows(_rows(series), at.players, at.endings, at.sources, out)
        return out


def _rows(series: Series) -> Matrix:
    """The raw numbers of the games, in the order of `comparison.measures`."""
    games = len(series.turns)
    columns = (series.turns, series.lengths, series.endings, series.points.reshape(games, -1))
    rows: Matrix = np.column_stack(columns).astype(np.int64)
    return rows


def _sums(columns: Columns, measured: Matrix, first: Matrix) -> Sums:
    products, shared = (
        np.zeros((number, columns.size), np.int64) for number in (columns.size, first.shape[1])
    )
    multiply_rows(measured, measured, products)
    multiply_rows(first, measured, shared)
    return Sums(
        products.tolist(),
        shared.tolist(),
        [_counts(measured[:, columns.score + seat]) for seat in range(columns.players)],
        _counts(measured[:, columns.turns]),
        _counts(measured[:, columns.actions]),
    )


def _counts(numbers: npt.NDArray[Any]) -> Counter[int]:
    """The frequency of each number."""
    least = int(numbers.min())
    found = np.bincount(numbers - least)
    values = found.nonzero()[0]
    return Counter(dict(zip((values + least).tolist(), found[values].tolist(), strict=True)))

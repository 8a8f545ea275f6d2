"""Integer sums over the games of a variant, paired with those of the first variant."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from keltis.comparison.measures import ACTIONS, ENDING, POINTS, TURNS, Columns, measure, multiply
from keltis.games import game_named
from keltis.simulation.plain import GameResult, Plan, outcome


def columns_of(plan: Plan) -> Columns:
    """The measures of a variant."""
    game = game_named(plan.game)
    return Columns(len(plan.bots), len(game.endings) - 1, len(game.sources))


@dataclass
class Sums:
    """The sums of one variant. All means, variances and covariances follow from the products."""

    products: list[list[int]]  # of every two measures, over all games
    shared: list[list[int]]  # of every measure of the first variant with every measure of this one
    scores: list[Counter[int]]  # by seat: the frequency of each score
    turns: Counter[int] = field(default_factory=Counter)
    actions: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(cls, columns: Columns, first: Columns) -> "Sums":
        """The sums of no games."""
        products = [[0] * columns.size for _ in range(columns.size)]
        shared = [[0] * columns.size for _ in range(first.size)]
        return cls(products, shared, [Counter() for _ in range(columns.players)])

    @property
    def games(self) -> int:
        """The number of games counted."""
        return self.products[0][0]

    def add(self, columns: Columns, measured: list[int], first: list[int]) -> None:
        """Count a game, and the same game of the first variant."""
        multiply(measured, measured, self.products)
        multiply(first, measured, self.shared)
        self.turns[measured[columns.turns]] += 1
        self.actions[measured[columns.actions]] += 1
        for seat, scores in enumerate(self.scores):
            scores[measured[columns.score + seat]] += 1

    def merge(self, other: "Sums") -> None:
        """Add the sums of other games."""
        for mine, theirs in ((self.products, other.products), (self.shared, other.shared)):
            for row, more in zip(mine, theirs, strict=True):
                row[:] = map(int.__add__, row, more)
        for counts, added in zip(self._counts(), other._counts(), strict=True):
            counts.update(added)

    def _counts(self) -> list[Counter[int]]:
        return [*self.scores, self.turns, self.actions]


def no_sums(plans: tuple[Plan, ...]) -> list[Sums]:
    """The sums of all variants before the first game."""
    columns = [columns_of(plan) for plan in plans]
    return [Sums.of(each, columns[0]) for each in columns]


def merge(total: list[Sums], more: list[Sums]) -> None:
    """Add the sums of other games of all variants."""
    for one, other in zip(total, more, strict=True):
        one.merge(other)


def row_of(game: GameResult, plan: Plan) -> list[int]:
    """The raw numbers of a finished game."""
    rules = game_named(plan.game)
    row = [0] * POINTS
    row[TURNS], row[ACTIONS] = game.turns, len(game.actions)
    row[ENDING] = rules.endings.index(game.end)
    for points in game.points:
        row += [points.get(source, 0) for source in rules.sources]
    return row


def count_plainly(plans: tuple[Plan, ...], games: Iterable[int]) -> list[Sums]:
    """Play games of all variants in plain Python and add them up; compiled sums are equal."""
    sums = no_sums(plans)
    columns = [columns_of(plan) for plan in plans]
    for index in games:
        measured = [_measured(plan, own, index) for plan, own in zip(plans, columns, strict=True)]
        for one, own, numbers in zip(sums, columns, measured, strict=True):
            one.add(own, numbers, measured[0])
    return sums


def _measured(plan: Plan, columns: Columns, index: int) -> list[int]:
    numbers = [0] * columns.size
    row = row_of(outcome(plan, index), plan)
    measure(row, columns.players, columns.endings, columns.sources, numbers)
    return numbers

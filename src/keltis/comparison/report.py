"""The result of a comparison: the estimates of every variant, and its differences from the first.

Estimates have flat names: "turns", "ends.goal", "seats.0.wins", "score.mean", "points.figures".
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from keltis import __version__
from keltis.comparison.estimates import (
    DetailedEstimate,
    Estimate,
    Statistic,
    apart,
    deviation_of,
    difference,
    estimated,
    quantile_of,
)
from keltis.comparison.measures import PARTS
from keltis.comparison.sums import Sums, columns_of
from keltis.games import game_named
from keltis.simulation.plain import Plan

FORMAT = "keltis-comparison"
VERSION = 1  # to be raised when a name in the JSON changes its meaning or is removed
QUANTILES = (5, 25, 50, 75, 95)  # per cent

Estimates = dict[str, Estimate]


def statistics(plan: Plan) -> list[Statistic]:
    """All statistics of a variant."""
    game, at = game_named(plan.game), columns_of(plan)
    one, seats = Fraction(1), range(at.players)
    found = [Statistic("turns", {at.turns: one}), Statistic("actions", {at.actions: one})]
    found += [
        Statistic(f"ends.{ending}", {at.ended + number: one}, share=True)
        for number, ending in enumerate(game.endings[1:])
    ]
    fair = Fraction(1, at.players)
    for seat in seats:
        won = {at.win + seat: Fraction(1, PARTS)}
        found.append(Statistic(f"seats.{seat}.wins", won, share=True))
        found.append(Statistic(f"seats.{seat}.advantage", won, share=True, fair=fair))
        found.append(Statistic(f"seats.{seat}.score", {at.score + seat: one}))
    found.append(Statistic("score.mean", {at.score + seat: fair for seat in seats}))
    found.append(Statistic("score.best", {at.best: one}))
    found.append(Statistic("score.margin", {at.margin: one}))
    whole = {at.moved + number: one for number in range(at.sources)}
    for number, source in enumerate(game.sources):
        found.append(Statistic(f"points.{source}", {at.points + number: fair}))
        found.append(Statistic(f"shares.{source}", {at.moved + number: one}, per=whole))
    return found


@dataclass(frozen=True)
class Comparison:
    """Variants and the sums of their games so far, at least one game each."""

    plans: tuple[Plan, ...]
    sums: list[Sums]

    @property
    def games(self) -> int:
        """The number of games of every variant."""
        return self.sums[0].games

    def scores(self, variant: int) -> Counter[int]:
        """The frequency of each score, over all seats of a variant."""
        return sum(self.sums[variant].scores, Counter())

    def estimates(self, variant: int) -> Estimates:
        """All estimates of a variant."""
        found = {key: each.estimate for key, each in self._found(variant).items()}
        return found | self._distribution(variant)

    def _found(self, variant: int) -> dict[str, DetailedEstimate]:
        each = {one.key: estimated(one, self.sums[variant]) for one in statistics(self.plans[variant])}
        return {key: found for key, found in each.items() if found is not None}

    def _distribution(self, variant: int) -> Estimates:
        counts = self.scores(variant)
        found = {f"score.quantile.{q}": quantile_of(counts, q / 100, self.games) for q in QUANTILES}
        return {"score.deviation": deviation_of(counts, self.games), **found}

    def differences(self, variant: int) -> Estimates:
        """A variant's estimates less those of the first, where both have them."""
        first, other = self._found(0), self._found(variant)
        firsts, others = self._distribution(0), self._distribution(variant)
        found = {
            key: difference(first[key], other[key], self.sums[0], self.sums[variant])
            for key in first
            if key in other
        }
        return found | {key: apart(firsts[key], others[key]) for key in firsts}

    def json(self) -> dict[str, Any]:
        """The result as plain data; docs/compare.md explains the names."""
        game = game_named(self.plans[0].game)
        return {
            "format": FORMAT,
            "version": VERSION,
            "keltis": __version__,
            "game": game.name,
            "rules_version": game.rules_version,
            "seed": self.plans[0].seed,
            "games": self.games,
            "confidence": 0.95,
            "variants": [self._variant_json(variant) for variant in range(len(self.plans))],
            "differences": [
                {"variant": variant, "from": 0, "estimates": _plain(self.differences(variant))}
                for variant in range(1, len(self.plans))
            ],
        }

    def _variant_json(self, variant: int) -> dict[str, Any]:
        plan, sums = self.plans[variant], self.sums[variant]
        return {
            "board": {"name": plan.board.name, "fingerprint": plan.board.fingerprint},
            "options": plan.board.options,
            "players": len(plan.bots),
            "bots": list(plan.bots),
            "estimates": _plain(self.estimates(variant)),
            "histograms": {
                "scores": [_pairs(counts) for counts in sums.scores],
                "turns": _pairs(sums.turns),
                "actions": _pairs(sums.actions),
            },
        }


def _plain(estimates: Estimates) -> dict[str, dict[str, float]]:
    return {key: estimate.json() for key, estimate in estimates.items()}


def _pairs(counts: Counter[int]) -> list[list[int]]:
    """Every value with the number of its games, ascending."""
    return [[value, counts[value]] for value in sorted(counts)]

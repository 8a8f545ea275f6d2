"""Variants to compare in tests."""

from keltis.comparison.sums import Sums, merge, no_sums
from keltis.comparison.variants import combinations
from keltis.games import game_named
from keltis.simulation.plain import Plan

Plans = tuple[Plan, ...]


def plans(game: str, *bots: str, seed: int = 7) -> Plans:
    """A game for two, and for three: with every option where there are any."""
    rules = game_named(game)
    options = [(option.name, value) for option in rules.options for value in option.values]
    return combinations(rules, [None], options, [2, 3], bots or ("random",), seed)


def added(sums: list[list[Sums]], of: Plans) -> list[Sums]:
    """The sums of all portions."""
    total = no_sums(of)
    for portion in sums:
        merge(total, portion)
    return total

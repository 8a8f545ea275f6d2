"""Multisets of dice ("bags") of Das Würfelspiel: which can be kept of a roll, and what can follow.

There are 252 full bags of five dice and 462 bags in all, so the expectation of a turn is a short sum and
nothing has to be sampled.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, NamedTuple

import numpy as np

from keltis.core.rng import below
from keltis.fast.jit.inlining import inner
from keltis.games.wuerfelspiel.rules import WISH_FACE
from keltis.parts.dice import DICE as MOST_DICE
from keltis.parts.dice import FACES


class BagTables(NamedTuple):
    """All bags by number, as compiled code takes them. A roll is a full bag."""

    rolls: Any  # dice per face, by roll
    follow: Any  # the bag with one more die, by bag and face
    first: Any  # by roll: the index of its first entry in `keeps`
    keeps: Any  # the bags that can be kept of each roll
    likely: Any  # the probability of each roll
    index_of: Any  # the number of a bag, by its dice


class WeightedBags(NamedTuple):
    """All bags of a board with fewer rows than faces, as the solver takes them."""

    rolls: Any  # dice per face, by roll
    follow: Any  # the bag with one more die, by bag and kind of face
    weights: Any  # the probability of each kind of face
    first: Any  # by roll: the index of its first entry in `keeps`
    keeps: Any  # the bags that can be kept of each roll
    likely: Any  # the probability of each roll


class Bags:
    """All bags of up to so many dice by number, small ones first. Symbols without a row count as one face."""

    def __init__(self, rows: int, dice: int) -> None:
        faces = [*range(rows), WISH_FACE]
        weights = [1.0 / FACES] * len(faces)
        if rows < WISH_FACE:
            faces.append(rows)
            weights.append((WISH_FACE - rows) / FACES)
        self._face = [faces.index(face) if face in faces else len(faces) - 1 for face in range(FACES)]
        kinds = range(len(faces))
        bags = [bag for size in range(dice + 1) for bag in combinations_with_replacement(kinds, size)]
        self._number = {bag: number for number, bag in enumerate(bags)}
        smaller = [bag for bag in bags if len(bag) < dice]
        full = [bag for bag in bags if len(bag) == dice]
        rolls = np.zeros((len(full), FACES), np.int8)
        for number, bag in enumerate(full):
            for kind in bag:
                rolls[number, faces[kind]] += 1
        follow = np.zeros((len(bags), len(faces)), np.int32)
        for bag in smaller:
            follow[self._number[bag]] = [self._number[tuple(sorted((*bag, kind)))] for kind in kinds]
        keeps = [sorted({self._number[part] for part in _parts(bag)}) for bag in full]
        self.tables = WeightedBags(
            rolls=rolls,
            follow=follow,
            weights=np.array(weights),
            first=np.cumsum([0, *map(len, keeps)]),
            keeps=np.concatenate(keeps).astype(np.int32),
            likely=np.array([_likely(bag, weights) for bag in full]),
        )

    def numbers(self) -> Iterator[tuple[list[int], int]]:
        """The number of dice per face, and the number of that bag."""
        for bag, number in self._number.items():
            yield [bag.count(self._face[face]) for face in range(FACES)], number

    def number(self, shown: list[int]) -> int:
        """The number of the bag with these dice, by face."""
        kinds = [self._face[face] for face, count in enumerate(shown) for _ in range(count)]
        return self._number[tuple(sorted(kinds))]


def _parts(bag: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All bags that can be kept of a bag."""
    return [
        tuple(kind for place, kind in enumerate(bag) if kept >> place & 1) for kept in range(1 << len(bag))
    ]


def _likely(bag: tuple[int, ...], weights: list[float]) -> float:
    """The probability of a bag as a roll of all dice."""
    chance = float(factorial(len(bag)))
    for kind, weight in enumerate(weights):
        chance *= weight ** bag.count(kind) / factorial(bag.count(kind))
    return chance


@cache
def tables_for(dice: int) -> BagTables:
    """The bags of a board with so many dice."""
    bags = Bags(WISH_FACE, dice)  # every other face has a row
    rolls, follow, _, first, keeps, likely = bags.tables
    index_of = np.full((MOST_DICE + 1) ** FACES, -1, np.int64)
    for shown, number in bags.numbers():
        index_of[sum(count * (MOST_DICE + 1) ** face for face, count in enumerate(shown))] = number
    rolls, follow, first, keeps = (array.astype(np.int64) for array in (rolls, follow, first, keeps))
    return BagTables(rolls, follow, first, keeps, likely.astype(np.float32), index_of)


@inner
def number_of_bag(s, again, index_of):
    """The number of the bag of landed dice that are kept."""
    key, power = 0, 1
    for face in range(FACES):
        lying = s.dice.shown[face]
        for die in range(MOST_DICE):
            if again >> die & 1 and s.dice.face[die] == face:
                lying -= 1
        key += lying * power
        power *= MOST_DICE + 1
    return index_of[key]


@inner
def best_keep(tables, roll, worth):
    """The best bag to keep of a roll."""
    first, keeps = tables.first, tables.keeps
    best = keeps[first[roll]]
    for k in range(first[roll], first[roll + 1]):
        if worth[keeps[k], 0] > worth[best, 0]:
            best = keeps[k]
    return best


@inner
def sample(rng, tables, bag):
    """Roll the dice that are missing in a bag."""
    follow = tables.follow
    bags, full = len(follow), len(tables.rolls)
    while bag < bags - full:
        bag = follow[bag, below(rng, FACES)]
    return bag - (bags - full)

"""Ratings: all levels on one scale, from games between neighbours.

For two players this is the model of Bradley and Terry. With more players a game counts as a comparison of
every two of its players, as in the model of Plackett and Luce; a tie is half a win.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from keltis.arena.contest import Deal
from keltis.bots.level import AVERAGE, GREEDY

ELO = 400 / math.log(10)
CONFIDENCE = 1.96
DOUBT = 0.5  # prior wins and losses against each opponent, so that no rating is infinite
ROUNDS = 200


@dataclass(frozen=True)
class Meeting:
    """The comparisons between two bots, and how many the first one won."""

    first: str
    second: str
    wins: float
    number: int
    spread: float  # standard deviation relative to independent coin tosses


@dataclass(frozen=True)
class BotRating:
    """The rating of a bot."""

    bot: str
    rating: float
    range: float  # the interval of 95 % is the rating ± this


def meeting(first: str, second: str, lineup: Sequence[str], deals: Sequence[Deal]) -> Meeting:
    """The comparisons between two bots in a contest."""
    values = []
    for deal in deals:
        points = [
            (scores[a] > scores[b]) + (scores[a] == scores[b]) / 2
            for scores in deal
            for a in range(len(lineup))
            for b in range(len(lineup))
            if lineup[a] == first and lineup[b] == second
        ]
        values.append(sum(points) / len(points))
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    games = len(deals) * len(deals[0])
    coins = max(mean * (1 - mean), 1e-4) / len(deals[0])
    return Meeting(first, second, mean * games, games, math.sqrt(max(variance, 1e-6) / coins))


def ratings(bots: Sequence[str], meetings: Sequence[Meeting]) -> list[BotRating]:
    """Maximum likelihood ratings relative to the plain heuristic, with their intervals."""
    values = dict.fromkeys(bots, 0.0)
    for _ in range(ROUNDS):
        for bot in bots:
            slope, curve = _slopes(bot, values, meetings)
            values[bot] += max(-1.0, min(1.0, slope / curve)) if curve else 0.0
    zero = values.get(GREEDY, 0.0)
    errors = _errors(bots, values, meetings)
    return [
        BotRating(bot, AVERAGE + ELO * (values[bot] - zero), CONFIDENCE * ELO * errors[bot]) for bot in bots
    ]


def _slopes(bot: str, values: dict[str, float], meetings: Sequence[Meeting]) -> tuple[float, float]:
    """The first and the second derivative of the likelihood by one bot's value."""
    slope, curve = 0.0, 0.0
    for one in meetings:
        if bot not in (one.first, one.second):
            continue
        sign = 1 if bot == one.first else -1
        chance = 1 / (1 + math.exp(values[one.second] - values[one.first]))
        number = one.number + 2 * DOUBT
        slope += sign * (one.wins + DOUBT - number * chance)
        curve += number * chance * (1 - chance)
    return slope, curve


def _errors(bots: Sequence[str], values: dict[str, float], meetings: Sequence[Meeting]) -> dict[str, float]:
    """Standard errors of the distance to the plain heuristic: along the ladder errors add up as variances."""
    steps: dict[frozenset[str], float] = {}
    for one in meetings:
        chance = 1 / (1 + math.exp(values[one.second] - values[one.first]))
        information = max((one.number + 2 * DOUBT) * chance * (1 - chance), 1e-9)
        pair = frozenset((one.first, one.second))
        steps[pair] = min(steps.get(pair, math.inf), one.spread**2 / information)
    home = bots.index(GREEDY) if GREEDY in bots else 0
    errors = {}
    for place, bot in enumerate(bots):
        way = range(min(place, home), max(place, home))
        errors[bot] = math.sqrt(sum(steps.get(frozenset(bots[at : at + 2]), 0.0) for at in way))
    return errors

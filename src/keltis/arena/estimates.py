"""Statistics of a contest: shares of the win with 95 % intervals, and a sequential probability ratio test.

Games of one deal are not independent, so all intervals are over deals.
"""

import hashlib
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass

from keltis.arena.contest import Contest, Deal
from keltis.core.rng import below, seeded_rng

CONFIDENCE = 1.96
SAMPLES = 1000  # of the bootstrap
MANY = 2000  # from so many deals on the normal approximation is as good
MISTAKE = 0.05  # error rate of the sequential test

Results = Mapping[int, Deal]  # by number of the deal


@dataclass(frozen=True)
class BotResult:
    """The result of one bot of a line-up; seats with the same bot are combined."""

    bot: str
    seats: int  # that it had in every game
    games: int
    share: float  # of the win, of one seat; a shared win counts in parts
    low: float  # the interval of 95 %
    high: float
    score: float  # mean points


def shares_of(deal: Deal) -> list[float]:
    """By place in the line-up, the mean share of the win over the games of a deal."""
    totals = [0.0] * len(deal[0])
    for scores in deal:
        winners = [place for place, score in enumerate(scores) if score == max(scores)]
        for place in winners:
            totals[place] += 1 / len(winners)
    return [total / len(deal) for total in totals]


def standings(contest: Contest, results: Results) -> list[BotResult]:
    """All bots, in the order of the line-up."""
    deals = [results[number] for number in sorted(results)]
    found = []
    for bot in dict.fromkeys(contest.lineup):
        places = [place for place, name in enumerate(contest.lineup) if name == bot]
        values = [sum(shares_of(deal)[place] for place in places) / len(places) for deal in deals]
        scores = [scores[place] for deal in deals for scores in deal for place in places]
        low, high = interval(values)
        mean = sum(values) / len(values)
        games = len(deals) * contest.players
        found.append(BotResult(bot, len(places), games, mean, low, high, sum(scores) / len(scores)))
    return found


def interval(values: list[float]) -> tuple[float, float]:
    """The interval of 95 % of a mean: by bootstrap, with very many values by the normal approximation."""
    mean = sum(values) / len(values)
    if len(values) >= MANY:
        variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        reach = CONFIDENCE * math.sqrt(variance / len(values))
        return mean - reach, mean + reach
    rng, number = seeded_rng(len(values)), len(values)
    means = sorted(sum(values[below(rng, number)] for _ in range(number)) / number for _ in range(SAMPLES))
    return means[SAMPLES * 25 // 1000], means[SAMPLES * 975 // 1000 - 1]


@dataclass(frozen=True)
class Gate:
    """A sequential test (GSPRT) of the first bot's share: `low` against `high`."""

    low: float
    high: float

    def verdict(self, contest: Contest, results: Results) -> int:
        """1: the share is rather high, -1: rather low, 0: undecided."""
        values = [shares_of(deal)[0] for deal in results.values()]
        if len(values) < 20:
            return 0
        mean = sum(values) / len(values)
        variance = max(sum((value - mean) ** 2 for value in values) / (len(values) - 1), 1e-4)
        ratio = len(values) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
        bound = math.log((1 - MISTAKE) / MISTAKE)
        return (ratio >= bound) - (ratio <= -bound)


def fingerprint(results: Results) -> str:
    """A hash of all results, independent of where and in which order the games were played."""
    listed = [[number, results[number]] for number in sorted(results)]
    return hashlib.sha256(json.dumps(listed, separators=(",", ":")).encode()).hexdigest()[:16]

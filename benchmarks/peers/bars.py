"""Performance targets, as ratios within a run."""

from dataclasses import dataclass

from benchmarks.peers.contest import Results
from benchmarks.peers.spread import Spread, ratio
from benchmarks.peers.workers.keltis import BATCH, NAMES

CARD_GAMES = tuple(
    f"pettingzoo/turns/{name}" for name in ("leduc_holdem", "texas_holdem", "texas_holdem_no_limit", "hanabi")
)


@dataclass(frozen=True)
class Bar:
    """A minimum ratio of ours to each of theirs; or, without theirs, a minimum rate."""

    words: str
    ours: str
    theirs: tuple[str, ...]
    least: float
    unit: str = "decisions"

    def reached(self, results: Results) -> Spread | None:
        """The result compared with the fastest of theirs; None if a series was not measured."""
        if any(name not in results.counts for name in (self.ours, *self.theirs)):
            return None
        ours = results.rates(self.ours, self.unit)
        if not self.theirs:
            return Spread.of(ours)
        return min(
            (ratio(ours, results.rates(name, self.unit)) for name in self.theirs), key=lambda s: s.median
        )

    def holds(self, results: Results) -> bool | None:
        """Whether the median reaches the target; None if it was not measured."""
        reached = self.reached(results)
        return None if reached is None else reached.median >= self.least


def _for_all_games() -> list[Bar]:
    bars = []
    for name in NAMES:
        batch, packed, turns = (
            f"keltis/{kind}/{name}" for kind in (f"step-{BATCH}", f"packed-{BATCH}", "turns")
        )
        connect_four = (f"pgx/step-{BATCH}/connect_four",)
        beside = "beside pgx's connect four"
        bars += [
            Bar(f"{name}: batch of {BATCH:,} {beside}", batch, connect_four, 10),
            Bar(f"{name}: batch of {BATCH:,}, all packed, {beside}", packed, connect_four, 10),
            Bar(f"{name}: batch of {BATCH:,} beside PettingZoo's card games", batch, CARD_GAMES, 1000),
            Bar(f"{name}: PettingZoo environment beside PettingZoo's own", turns, CARD_GAMES, 5),
        ]
    return sorted(bars, key=lambda bar: bar.words.partition(":")[2])


KELTIS = "keltis/random/keltis"
SPADES = ("openspiel/rollouts/spades",)
BARS = (
    Bar("keltis: random play, actions/s", KELTIS, (), 40e6, "actions"),
    *(
        Bar(f"{name}: random play, actions/s", f"keltis/random/{name}", (), 20e6, "actions")
        for name in NAMES[1:]
    ),
    Bar("keltis: random play beside OpenSpiel's C++ spades", KELTIS, SPADES, 7, "actions"),
    Bar("keltis: plain Python, actions/s", "keltis/plain/keltis", (), 200e3, "actions"),
    Bar("keltis: compiled beside plain Python", KELTIS, ("keltis/plain/keltis",), 100, "actions"),
    *_for_all_games(),
)

"""Levels: bots of fixed strength, from one for a child to one that is hard to beat.

`levels.toml` has the parameters of every level by game: its errors, its search budget and its measured
rating. Budgets are simulations, never seconds: a level plays the same on every machine.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from keltis.games.heuristics import HEURISTICS

HERE = Path(__file__).parent
RANDOM, GREEDY = "random", "greedy"
FALLBACK_LEVEL = "kobold"  # the best level in plain Python
STRONGEST = "merlin"
COMPILED = ("druid", STRONGEST)  # the others run in plain Python
LEVELS = (RANDOM, "pebble", "clover", GREEDY, FALLBACK_LEVEL, *COMPILED)  # the weakest first
RANDOM_KIND, HEURISTIC_KIND, SEARCH_KIND = range(3)
AVERAGE = 1000  # the rating of the plain heuristic


@dataclass(frozen=True)
class Level:
    """The parameters of a bot in one game."""

    name: str
    tuned: bool = True  # heuristic with tuned weights, or the plain one
    slip: int = 0  # thousandths of its decisions that are random
    noise: int = 0  # largest error in an action's value: hundredths of a point, or of a per cent of a win
    net: bool = False  # decides by a value net; with a budget or `ahead` by a search that uses it
    budget: int = 0  # simulations for a decision
    width: int = 24  # plans compared, at most
    prior: int = 0  # weight of the prior: 12-millionths of a win for a hundredth of a point by the heuristic,
    # or for a ten-thousandth of a win by the net
    margin: int = 100  # the most that a lead counts, in thousandths of a win
    reach: int = 10  # points of lead that count half of that
    tree: int = 0  # tiles: MCTS with this exploration constant, in thousandths
    ahead: int = 0  # with a net: depth of expectimax in turns (tiles; chance nodes sample `width` tiles), or
    # own turns until rollouts are cut off (Keltis)
    exact: int = 0  # steps of the exact endgame search (tiles)
    rating: int = 0  # as measured, two players; the plain heuristic has 1000
    range: int = 0  # half of the 95 % interval
    offered: bool = True  # in lists of bots; false: only for measurements
    otherwise: "Level | None" = None  # parameters where it has no net: other boards, more players

    @property
    def compiled(self) -> bool:
        """Whether it needs compiled code."""
        return bool(self.net or self.budget)

    @property
    def searches(self) -> bool:
        """Whether it searches, instead of taking the best next position."""
        return bool(self.budget or self.ahead)

    @property
    def kind(self) -> int:
        """How it decides, as a number for compiled code."""
        if self.name == RANDOM:
            return RANDOM_KIND
        return SEARCH_KIND if self.budget else HEURISTIC_KIND

    def row(self, weights: int, budget: int = 0) -> list[int]:
        """The parameters for compiled search; `weights` is the index of its weights."""
        mistakes = [self.kind, self.slip, self.noise]
        search = [budget or self.budget, self.width, self.prior, self.margin, self.reach]
        return [*mistakes, *search, weights, self.exact, self.tree, self.ahead]


@cache
def levels(game: str) -> dict[str, Level]:
    """All levels of a game, the weakest first."""
    table = tomllib.loads((HERE / "levels.toml").read_text(encoding="utf-8"))
    return {name: _level(name, **table.get(game, {}).get(name, {})) for name in LEVELS}


@cache
def offered(game: str) -> dict[str, Level]:
    """The levels that lists offer, the weakest first; the others can still be named."""
    return {name: level for name, level in levels(game).items() if level.offered}


@cache
def usual(game: str) -> str:
    """The default bot of a game, everywhere: the offered level whose rating is nearest to the average."""
    rated = [level for level in offered(game).values() if level.rating]
    if not rated:  # a game whose levels were never measured
        return GREEDY
    return min(rated, key=lambda level: abs(level.rating - AVERAGE)).name


def _level(name: str, otherwise: dict[str, Any] | None = None, **numbers: Any) -> Level:
    return Level(name, **numbers, otherwise=None if otherwise is None else Level(name, **otherwise))


@cache
def weights(game: str, tuned: bool) -> Any:
    """The weights of a game's heuristic: a named tuple."""
    path = HERE / "weights" / f"{game}.toml"
    if not tuned or not path.exists():
        return HEURISTICS[game].plain
    return HEURISTICS[game].weights(tomllib.loads(path.read_text(encoding="utf-8")))

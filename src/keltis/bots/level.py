"""Levels: bots of fixed strength, from one for a child to one that is hard to beat.

A level is a few numbers, which stand in `levels.toml` for every game: how it errs, how many imagined games it
plays before it acts, and how strong it was measured to be. Budgets are simulations, never seconds: a level
plays the same on every machine.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from keltis.games.heuristics import HEURISTICS

HERE = Path(__file__).parent
RANDOM, GREEDY = "random", "greedy"
STAND_IN = "kobold"  # the best that needs nothing compiled
STRONGEST = "merlin"
COMPILED = ("druid", STRONGEST)  # for the others plain Python will do
LEVELS = (RANDOM, "pebble", "clover", GREEDY, STAND_IN, *COMPILED)  # the weakest first
RANDOM_KIND, HEURISTIC_KIND, SEARCH_KIND = range(3)
AVERAGE = 1000  # the rating of the plain heuristic


@dataclass(frozen=True)
class Level:
    """One bot in one game."""

    name: str
    tuned: bool = True  # its heuristic: the tuned one, or the plain one
    slip: int = 0  # thousandths of its decisions that are made at random
    noise: int = 0  # by how much it may misjudge an action: hundredths of a point, or of a per cent of a win
    net: bool = False  # it has learned what positions are worth; with a budget it looks further than that
    budget: int = 0  # simulations for a decision
    width: int = 24  # plans that it compares
    prior: int = 0  # what a hundredth of a point in the heuristic's eyes weighs, in 12-millionths of a win;
    # with a net, a ten-thousandth of a win in its eyes
    margin: int = 100  # what a large lead weighs, in thousandths of a win
    reach: int = 10  # points that make a lead large
    tree: int = 0  # tiles: it searches in a tree; how much it tries what is little known, in thousandths
    ahead: int = 0  # with a net: turns that it looks ahead (tiles; `width` tiles stand for all face down), or
    # own turns after which it judges the games that it plays on (Keltis)
    exact: int = 0  # steps in which it tries to solve the end of the game (tiles)
    rating: int = 0  # as measured, two players; the plain heuristic has 1000
    range: int = 0  # the interval of 95 % is the rating ± this
    offered: bool = True  # to people who choose a bot; false: only for measuring, another level is as strong
    otherwise: "Level | None" = None  # on other boards than it has learned, and with more players

    @property
    def compiled(self) -> bool:
        """Whether it needs compiled code."""
        return bool(self.net or self.budget)

    @property
    def farsighted(self) -> bool:
        """Whether it looks further than the next position."""
        return bool(self.budget or self.ahead)

    @property
    def kind(self) -> int:
        """By what it decides, as a number."""
        if self.name == RANDOM:
            return RANDOM_KIND
        return SEARCH_KIND if self.budget else HEURISTIC_KIND

    def row(self, weights: int, budget: int = 0) -> list[int]:
        """The numbers that compiled search needs; `weights` is the place of its weights."""
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
    """The levels of a game among which people choose, the weakest first; all others can still be named."""
    return {name: level for name, level in levels(game).items() if level.offered}


@cache
def usual(game: str) -> str:
    """The bot for those who do not choose: of the offered ones the nearest to the plain heuristic."""
    rated = [level for level in offered(game).values() if level.rating]
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

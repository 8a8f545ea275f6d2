"""Levels: bots of fixed strength, from one for a child to one that is hard to beat.

`levels.toml` has the parameters of every level by game: its errors, its search budget and its measured
rating for two players; `ratings.toml` has the ratings for more players. Budgets are simulations, never
seconds: a level plays the same on every machine.
"""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from keltis.games.heuristics import HEURISTICS

HERE = Path(__file__).parent
NETS = HERE / "nets"
RANDOM, GREEDY = "random", "greedy"
FALLBACK_LEVEL = "kobold"  # the best level in plain Python
STRONGEST = "merlin"
COMPILED = ("druid", STRONGEST)  # the others run in plain Python
LEVELS = (RANDOM, "pebble", "clover", GREEDY, FALLBACK_LEVEL, *COMPILED)  # the weakest first
RANDOM_KIND, HEURISTIC_KIND, SEARCH_KIND = range(3)
AVERAGE = 1000  # the rating of the plain heuristic


class LevelRating(NamedTuple):
    """How strong a level was measured to be; the plain heuristic has 1000."""

    value: int
    range: int  # half of the 95 % interval


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
    rating: int = 0  # as measured, two players
    range: int = 0  # half of the 95 % interval
    more_ratings: tuple[tuple[int, LevelRating], ...] = ()  # for three and more players
    offered: bool = True  # in lists of bots; false: only for measurements
    otherwise: "Level | None" = None  # parameters where it has no net: other boards, more players
    nets: Path = NETS  # the folder of its nets

    @property
    def compiled(self) -> bool:
        """Whether it needs compiled code."""
        return bool(self.net or self.budget)

    def rating_for(self, players: int) -> LevelRating | None:
        """The rating for a number of players; None if it was not measured."""
        if players == 2:
            return LevelRating(self.rating, self.range) if self.rating else None
        return dict(self.more_ratings).get(players)

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
    numbers, ratings = _table(HERE / "levels.toml", game), _table(HERE / "ratings.toml", game)
    return {name: _level(name, ratings.get(name, {}), **numbers.get(name, {})) for name in LEVELS}


@cache
def level_in(folder: Path, game: str, name: str) -> Level:
    """A level from a folder with `levels.toml` and nets of its own."""
    return replace(_level(name, {}, **_table(folder / "levels.toml", game).get(name, {})), nets=folder)


def _table(path: Path, game: str) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")).get(game, {})
    return found


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


def _level(
    name: str, ratings: dict[str, list[int]], otherwise: dict[str, Any] | None = None, **numbers: Any
) -> Level:
    return Level(
        name,
        **numbers,
        more_ratings=tuple((int(players), LevelRating(*rating)) for players, rating in ratings.items()),
        otherwise=None if otherwise is None else Level(name, **otherwise),
    )


@cache
def weights(game: str, tuned: bool) -> Any:
    """The weights of a game's heuristic: a named tuple."""
    path = HERE / "weights" / f"{game}.toml"
    if not tuned or not path.exists():
        return HEURISTICS[game].plain
    return HEURISTICS[game].weights(tomllib.loads(path.read_text(encoding="utf-8")))

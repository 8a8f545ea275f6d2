"""Tune the weights of a game's heuristic by playing: python -m training.heuristic GAME.

Cross-entropy search: candidates are drawn around a mean, all play the same deals against the plain heuristic
and against the mean, in every seat; the best quarter is the next mean. At the end a gate on deals that were
never used before: the result is written only if it beats what the file has now by two standard errors.
"""

import argparse
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.fast.search.matches import Searcher
from keltis.games import game_named
from keltis.games.heuristics import HEURISTICS

WEIGHTS = Path(__file__).parent.parent / "src/keltis/bots/weights"
HEURISTIC_KIND = 1
GATE = 20_000  # games
ELITE = 4  # one in so many is kept

Floats = npt.NDArray[np.float64]


@dataclass
class Field:
    """The games in which candidates are compared: two players, and four."""

    game: str
    searchers: list[Searcher]

    def shares(self, candidates: list[Any], opponent: Any, deals: int, seed: int) -> Floats:
        """The mean share of the win against opponents by candidate; 1 is the fair share."""
        shares: Floats = np.mean(
            [self._at(s, candidates, opponent, deals, seed) for s in self.searchers], axis=0
        )
        return shares

    def _at(self, searcher: Searcher, candidates: list[Any], opponent: Any, deals: int, seed: int) -> Floats:
        players = searcher.table.players
        rows = [[HEURISTIC_KIND, 0, 0, 0, 0, 0, 0, 1, index, 0, 0, 0] for index in range(len(candidates) + 1)]
        each = deals * players
        seating = np.full((len(candidates) * each, players), len(candidates), np.int8)
        games = np.tile(np.repeat(np.arange(deals), players), len(candidates))
        own = np.tile(np.arange(players), deals * len(candidates))
        seating[np.arange(len(seating)), own] = np.repeat(np.arange(len(candidates)), each)
        played = searcher.play(rows, [*candidates, opponent], seating, games, seed)
        mine = played.shares[np.arange(len(seating)), own].reshape(len(candidates), each)
        means: Floats = mine.mean(axis=1) * players
        return means


def read(game: str) -> dict[str, int]:
    """The weights in a file, as changes of the plain ones."""
    path = WEIGHTS / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write(game: str, weights: Any, command: str) -> None:
    """Write the weights that differ from the plain ones."""
    plain = HEURISTICS[game].plain
    changed = {name: value for name, value in weights._asdict().items() if value != getattr(plain, name)}
    lines = [
        "# Weights of the heuristic where they differ from the plain ones.",
        f"# Found by: {command}",
        "",
    ]
    lines += [f"{name} = {value}" for name, value in changed.items()]
    WEIGHTS.mkdir(exist_ok=True)
    (WEIGHTS / f"{game}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def tune(game: str, generations: int, population: int, deals: int, seed: int) -> Any:
    """The mean of the last generation."""
    heuristic = HEURISTICS[game]
    field = Field(game, [Searcher(game_named(game), players) for players in (2, 4)])
    kind = type(heuristic.plain)
    rng = np.random.default_rng(seed)
    mean = np.array(heuristic.weights(read(game)), float)
    spread = np.maximum(np.abs(mean) * 0.35, 12.0)
    small = np.array([abs(value) <= 10 and value != 0 for value in heuristic.plain])
    spread[small] = np.maximum(1.0, np.abs(mean[small]) * 0.35)
    for generation in range(generations):
        drawn = rng.normal(mean, spread, (population, len(mean)))
        drawn[0] = mean
        candidates = [kind(*(round(x) for x in row)) for row in drawn]
        centre = candidates[0]
        number = seed * 1_000_003 + generation
        fitness = field.shares(candidates, heuristic.plain, deals, number)
        fitness = fitness + field.shares(candidates, centre, deals, number)
        elite = drawn[np.argsort(-fitness)[: population // ELITE]]
        mean = 0.4 * mean + 0.6 * elite.mean(axis=0)
        spread = np.maximum(0.7 * spread + 0.3 * elite.std(axis=0), 0.02 * np.abs(mean) + 0.4)
        if generation % 10 == 9:
            print(f"{generation + 1:4d}  {fitness[0]:.3f} {fitness.max():.3f}", flush=True)
    return kind(*(round(x) for x in mean))


def gate(game: str, new: Any, old: Any, seed: int) -> tuple[float, float]:
    """The new weights' share against the old ones for two players, on fresh deals, and its standard error."""
    field = Field(game, [Searcher(game_named(game), 2)])
    rounds = [field.shares([new], old, GATE // 40, seed + 1 + part)[0] / 2 for part in range(20)]
    return float(np.mean(rounds)), float(np.std(rounds) / np.sqrt(len(rounds)))


def main() -> None:
    """Tune, pass the gate, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=sorted(HEURISTICS))
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    heuristic = HEURISTICS[args.game]
    old = heuristic.weights(read(args.game))
    new = tune(args.game, args.generations, args.population, args.deals, args.seed)
    against_old, error = gate(args.game, new, old, 900_000_000 + args.seed)
    against_plain, _ = gate(args.game, new, heuristic.plain, 910_000_000 + args.seed)
    print(new)
    print(f"share against the old weights {against_old:.3f} ± {1.96 * error:.3f}, plain {against_plain:.3f}")
    if against_old > 0.5 + 2 * error:
        command = f"{args.game} --generations {args.generations} --seed {args.seed}"
        write(args.game, new, f"python -m training.heuristic {command}")
    else:
        print("not better: nothing is written")


if __name__ == "__main__":
    main()

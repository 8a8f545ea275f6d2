"""Train the net of Keltis or Der Weg der Steine: python -m training.nets GAME.

The net plays against itself (see `keltis.fast.cardschool`, `tileschool`); at first the tuned heuristic plays,
with errors, so that the net sees sensible games before it knows anything. Written is the mean of the last
nets, which is steadier than any of them. The same command gives the same net. A net that exists is replaced
only if the new one beats it on deals that were never used before.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from keltis.bots.level import weights
from keltis.bots.nets import net_file
from keltis.core.luck import lucky
from keltis.core.play import AnyPlay, Play
from keltis.fast import cardinputs, tileinputs
from keltis.fast.cardmind import CardMind
from keltis.fast.cardschool import CardSchool
from keltis.fast.colournet import ColourNet
from keltis.fast.tilemind import TileMind
from keltis.fast.tileschool import TileSchool
from keltis.games.keltis import KELTIS
from keltis.games.weg_der_steine import WEG_DER_STEINE

FIRST_RATE, LAST_RATE = 6e-4, 2e-5
TRUST = 0.7  # in what came of a game
HEURISTIC_GAMES = 10_000
SOME = 50  # thousandths of later games, and of turns, that the heuristic plays
PORTION = 200  # games after which the mean is taken
WEIGHT = 0.02  # of a new net in the mean
GATE = 500  # deals


class Course(NamedTuple):
    """How large nets are, and how many games they usually play, by the number of players."""

    units: tuple[int, int]
    games: dict[int, int]


GAMES = {
    KELTIS.name: Course((96, 64), {2: 500_000, 3: 300_000, 4: 300_000}),
    WEG_DER_STEINE.name: Course((96, 64), {2: 300_000}),
}

Mind = CardMind | TileMind
School = CardSchool | TileSchool


def mind_with(net: ColourNet, game: str, players: int) -> Mind:
    """Something that thinks with a net."""
    return CardMind(players, net) if game == KELTIS.name else TileMind(net)


def school_for(game: str, players: int, seed: int) -> School:
    """Where a net that knows nothing learns."""
    heuristic, units = weights(game, True), GAMES[game].units
    if game == KELTIS.name:
        return CardSchool(
            CardMind(players, ColourNet.fresh(cardinputs.inputs(players), units, seed)), heuristic
        )
    inputs = tileinputs.COLOUR_INPUTS, tileinputs.TABLE_INPUTS
    return TileSchool(TileMind(ColourNet.fresh(inputs, units, seed)), heuristic)


def trained(school: School, games: int, seed: int) -> ColourNet:
    """The mean of the nets at the end of so many games."""
    mind = school.mind
    mean: list[npt.NDArray[np.float64]] = [layer.astype(np.float64) for layer in mind.net.layers]
    begun = time.process_time()
    for done in range(0, games, PORTION):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (done / games)
        school.train(seed, done, PORTION, (rate, TRUST, 1000 if done < HEURISTIC_GAMES else SOME, SOME))
        for layer, new in zip(mean, mind.net.layers, strict=True):
            layer += WEIGHT * (new - layer)
        if done // PORTION % 50 == 49:
            print(f"{done + PORTION} of {games} games, {time.process_time() - begun:.0f} s", flush=True)
    return ColourNet(*(layer.astype(np.float32) for layer in mean))


def share(first: Mind, second: Mind, deals: int, seed: int) -> tuple[float, float]:
    """The first one's mean share of the win against the second, and its error; 1 / players is fair."""
    players = first.table.players
    shares = [
        np.mean([_share(first, second, seat, seed, deal) for seat in range(players)]) for deal in range(deals)
    ]
    return float(np.mean(shares)), float(np.std(shares) / np.sqrt(deals))


def _share(first: Mind, second: Mind, own: int, seed: int, deal: int) -> float:
    play: AnyPlay = Play(first.table.game, first.table.players)
    chance = lucky(seed, deal)
    play.settle(chance)
    while not play.over:
        play.do((first if play.mover == own else second).weigh(play.state)[0][0])
        play.settle(chance)
    scores = play.scores()
    return (scores[own] == max(scores)) / scores.count(max(scores))


def main() -> None:
    """Train, pass the gate, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=2, help="more than two: Keltis only"
    )
    parser.add_argument("--games", type=int, help="by game and players, 300,000 to 500,000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file to write")
    wish = parser.parse_args()
    if wish.players not in GAMES[wish.game].games:
        parser.error(f"{wish.game}: nets learn for {tuple(GAMES[wish.game].games)} players")
    path = wish.out or net_file(wish.game, wish.players)
    school = school_for(wish.game, wish.players, wish.seed)
    net = trained(school, wish.games or GAMES[wish.game].games[wish.players], wish.seed)
    if path.exists():
        new, old = (mind_with(one, wish.game, wish.players) for one in (net, ColourNet.read(path)))
        won, error = share(new, old, GATE, 900_000_000 + wish.seed)
        print(f"share against the old net {won:.3f} ± {1.96 * error:.3f}")
        if won < 1 / wish.players + 2 * error:
            print("not better: nothing is written")
            return
    net.write(path)


if __name__ == "__main__":
    main()

"""Train the net of Keltis: python -m training.cards --players 2.

The net plays against itself (see `keltis.fast.cardschool`); at first the tuned heuristic plays, with errors,
so that the net sees sensible games before it knows anything. Written is the mean of the last nets, which
is steadier than any of them. The same command gives the same net. A net that exists is replaced only if the
new one beats it on deals that were never used before.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from keltis.bots.level import weights
from keltis.bots.nets import net_file
from keltis.core.luck import lucky
from keltis.core.play import AnyPlay, Play
from keltis.fast.cardnet import CardNet
from keltis.fast.cardschool import CardSchool
from keltis.fast.foresight import CardMind
from keltis.games.keltis import KELTIS

FIRST_RATE, LAST_RATE = 6e-4, 2e-5
TRUST = 0.7  # in what came of a game
HEURISTIC_GAMES = 10_000
SOME = 50  # thousandths of later games, and of turns, that the heuristic plays
PORTION = 200  # games after which the mean is taken
WEIGHT = 0.02  # of a new net in the mean
GATE = 500  # deals


def trained(players: int, games: int, seed: int) -> CardNet:
    """The mean of the nets at the end of so many games."""
    mind = CardMind(players, CardNet.fresh(players, seed))
    school = CardSchool(mind, weights(KELTIS.name, True))
    mean: list[npt.NDArray[np.float64]] = [layer.astype(np.float64) for layer in mind.net.layers]
    begun = time.process_time()
    for done in range(0, games, PORTION):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (done / games)
        school.train(seed, done, PORTION, (rate, TRUST, 1000 if done < HEURISTIC_GAMES else SOME, SOME))
        for layer, new in zip(mean, mind.net.layers, strict=True):
            layer += WEIGHT * (new - layer)
        if done // PORTION % 50 == 49:
            print(f"{done + PORTION} of {games} games, {time.process_time() - begun:.0f} s", flush=True)
    return CardNet(*(layer.astype(np.float32) for layer in mean))


def share(first: CardNet, second: CardNet, players: int, deals: int, seed: int) -> tuple[float, float]:
    """The first net's mean share of the win against others of the second, 1 / players is fair; its error."""
    minds = [CardMind(players, net) for net in (first, second)]
    shares = [
        np.mean([_share(minds, players, seat, seed, deal) for seat in range(players)])
        for deal in range(deals)
    ]
    return float(np.mean(shares)), float(np.std(shares) / np.sqrt(deals))


def _share(minds: list[CardMind], players: int, own: int, seed: int, deal: int) -> float:
    play: AnyPlay = Play(KELTIS, players)
    chance = lucky(seed, deal)
    play.settle(chance)
    while not play.over:
        play.do(minds[play.mover != own].weigh(play.state)[0][0])
        play.settle(chance)
    scores = play.scores()
    return (scores[own] == max(scores)) / scores.count(max(scores))


def main() -> None:
    """Train, pass the gate, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file to write")
    wish = parser.parse_args()
    path = wish.out or net_file(KELTIS.name, wish.players)
    net = trained(wish.players, wish.games, wish.seed)
    if path.exists():
        won, error = share(net, CardNet.read(path), wish.players, GATE, 900_000_000 + wish.seed)
        print(f"share against the old net {won:.3f} ± {1.96 * error:.3f}")
        if won < 1 / wish.players + 2 * error:
            print("not better: nothing is written")
            return
    net.write(path)


if __name__ == "__main__":
    main()

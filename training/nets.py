"""Train the net of a card game or of Der Weg der Steine: python -m training.nets GAME.

TD learning from self-play (see `keltis.fast.ai.*.training`). In the first games the noisy tuned heuristic
plays, so that the net sees sensible positions from the start. In Neue Wege and Das Orakel another player has
a seat in some games: the heuristic, or an older version of the net. The result is a running mean of the
weights, which is steadier than the last ones. The same command gives the same net. An existing net is
replaced only if the new one beats it on fresh deals.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from keltis.bots.level import weights
from keltis.bots.nets import net_file
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from keltis.fast.ai.cardgame.dispatch import features_of
from keltis.fast.ai.cardgame.player import CardNetPlayer
from keltis.fast.ai.cardgame.training import CardTrainer
from keltis.fast.ai.colour_net import ColourNet
from keltis.fast.ai.weg_der_steine import features as tile_features
from keltis.fast.ai.weg_der_steine.lookahead import TileNetPlayer
from keltis.fast.ai.weg_der_steine.training import TileTrainer
from keltis.games import game_named
from keltis.games.keltis import KELTIS
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.orakel import ORAKEL
from keltis.games.weg_der_steine import WEG_DER_STEINE

FIRST_RATE, LAST_RATE = 6e-4, 2e-5
RESUMED_RATE = 2e-4  # the first rate of a net that is trained further
TRUST = 0.7  # weight of the result in the target (λ)
HEURISTIC_GAMES = 10_000
EXPLORED = 50  # thousandths of later games, and of turns, that the noisy heuristic plays
PORTION = 200  # games between two updates of the mean
REPORT = 50  # portions between two lines of progress, and two checkpoints
AGE = 25  # portions after which the older net is replaced
WEIGHT = 0.02  # of a new net in the mean
GATE = 500  # deals


class TrainingPlan(NamedTuple):
    """The size of a game's nets, and the games to train by number of players."""

    units: tuple[int, int]
    games: dict[int, int]
    foreign: tuple[int, int] = (0, 0)  # thousandths of games with a seat for the heuristic, and an older net


GAMES = {
    KELTIS.name: TrainingPlan((96, 64), {2: 500_000, 3: 300_000, 4: 300_000}),
    NEUE_WEGE.name: TrainingPlan((64, 64), {2: 100_000, 3: 60_000, 4: 60_000}, (150, 150)),
    ORAKEL.name: TrainingPlan((64, 64), {2: 100_000, 3: 60_000, 4: 60_000}, (150, 150)),
    WEG_DER_STEINE.name: TrainingPlan((96, 64), {2: 300_000}),
}

NetPlayer = CardNetPlayer | TileNetPlayer
Trainer = CardTrainer | TileTrainer


def net_player_with(net: ColourNet, game: str, players: int) -> NetPlayer:
    """The player that uses a net."""
    if game == WEG_DER_STEINE.name:
        return TileNetPlayer(net)
    return CardNetPlayer(game_named(game), players, net)


def untrained(game: str, players: int, seed: int) -> ColourNet:
    """A net with random weights."""
    inputs = tile_features.COLOUR_INPUTS, tile_features.TABLE_INPUTS
    if game != WEG_DER_STEINE.name:
        inputs = features_of(game_named(game)).inputs(players)
    return ColourNet.fresh(inputs, GAMES[game].units, seed)


def trainer_for(game: str, net: ColourNet, players: int) -> Trainer:
    """The self-play training of a net."""
    heuristic, player = weights(game, True), net_player_with(net, game, players)
    return (
        CardTrainer(player, heuristic)
        if isinstance(player, CardNetPlayer)
        else TileTrainer(player, heuristic)
    )


def trained(
    trainer: Trainer, plan: TrainingPlan, games: int, seed: int, path: Path, resumed: bool
) -> ColourNet:
    """The running mean of the weights after so many games; checkpoints are written beside `path`."""
    player = trainer.player
    first_rate, heuristic_games = (RESUMED_RATE, 0) if resumed else (FIRST_RATE, HEURISTIC_GAMES)
    mean: list[npt.NDArray[np.float64]] = [layer.astype(np.float64) for layer in player.net.layers]
    begun = time.process_time()
    for done in range(0, games, PORTION):
        rate = first_rate * (LAST_RATE / first_rate) ** (done / games)
        heuristic = 1000 if done < heuristic_games else EXPLORED
        if isinstance(trainer, CardTrainer) and done // PORTION % AGE == 0:
            trainer.keep_older()
        trainer.train(seed, done, PORTION, (rate, TRUST, heuristic, EXPLORED, *plan.foreign))
        for layer, new in zip(mean, player.net.layers, strict=True):
            layer += WEIGHT * (new - layer)
        if done // PORTION % REPORT == REPORT - 1:
            print(f"{done + PORTION} of {games} games, {time.process_time() - begun:.0f} s", flush=True)
            as_net(mean).write(path.with_suffix(".checkpoint.npz"))
    path.with_suffix(".checkpoint.npz").unlink(missing_ok=True)
    return as_net(mean)


def as_net(layers: list[npt.NDArray[np.float64]]) -> ColourNet:
    """A net with these weights."""
    return ColourNet(*(layer.astype(np.float32) for layer in layers))


def share(first: NetPlayer, second: NetPlayer, deals: int, seed: int) -> tuple[float, float]:
    """The first one's mean share of the win against the second, and its standard error."""
    players = first.table.players
    shares = [
        np.mean([_share(first, second, seat, seed, deal) for seat in range(players)]) for deal in range(deals)
    ]
    return float(np.mean(shares)), float(np.std(shares) / np.sqrt(deals))


def _share(first: NetPlayer, second: NetPlayer, own: int, seed: int, deal: int) -> float:
    play: AnyPlay = Play(first.table.game, first.table.players)
    chance = seeded_rng(seed, deal)
    play.settle(chance)
    while not play.over:
        play.do((first if play.mover == own else second).evaluate(play.state)[0][0])
        play.settle(chance)
    scores = play.scores()
    return (scores[own] == max(scores)) / scores.count(max(scores))


def main() -> None:
    """Train, pass the gate, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=2, help="more than two: card games only"
    )
    parser.add_argument("--games", type=int, help="by game and players, 60,000 to 500,000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path, help="train this net further")
    parser.add_argument("--out", type=Path, help="the file to write")
    args = parser.parse_args()
    if args.players not in GAMES[args.game].games:
        parser.error(f"{args.game}: nets are trained for {tuple(GAMES[args.game].games)} players")
    path = args.out or net_file(args.game, args.players)
    start = ColourNet.read(args.resume) if args.resume else untrained(args.game, args.players, args.seed)
    plan = GAMES[args.game]
    games, trainer = args.games or plan.games[args.players], trainer_for(args.game, start, args.players)
    net = trained(trainer, plan, games, args.seed, path, bool(args.resume))
    if path.exists():
        new, old = (net_player_with(one, args.game, args.players) for one in (net, ColourNet.read(path)))
        won, error = share(new, old, GATE, 900_000_000 + args.seed)
        print(f"share against the old net {won:.3f} ± {1.96 * error:.3f}")
        if won < 1 / args.players + 2 * error:
            print("not better: nothing is written")
            return
    net.write(path)


if __name__ == "__main__":
    main()

"""Train the nets of Das Würfelspiel: python -m training.dice --players 2 --games 20000.

TD learning from self-play on both sides of the board; the target of every position is the exact value of the
turn by the net (see `keltis.fast.ai.wuerfelspiel.player`). The same command gives the same net.
"""

import argparse
import time
from pathlib import Path

from keltis.fast.ai.wuerfelspiel.net import Net
from keltis.fast.ai.wuerfelspiel.player import DiceNetPlayer
from keltis.games.wuerfelspiel import WUERFELSPIEL

NETS = Path(__file__).parent.parent / "src/keltis/bots/nets"
FIRST_RATE, LAST_RATE = 0.04, 0.003
EXPLORE = 30  # thousandths of turns that are random
LEADS = 300  # thousandths of games that begin with points from another side (W12)
PORTIONS = 40


def trained(net: Net, boards: list[Path | None], players: int, games: int, seed: int) -> Net:
    """The net after so many games on every side of every board."""
    net_players = [
        DiceNetPlayer(WUERFELSPIEL.load_board(board, {"side": side}).board, players, net)
        for board in boards
        for side in ("simple", "crossed")
    ]
    begun = time.process_time()
    for portion in range(PORTIONS):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (portion / (PORTIONS - 1))
        each = games // PORTIONS
        for number, net_player in enumerate(net_players):
            net_player.train(seed + number, portion * each, each, rate, EXPLORE, LEADS)
        print(f"{portion + 1:3d} of {PORTIONS}, {time.process_time() - begun:.0f} s", flush=True)
    return net


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=20_000, help="on every side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", type=Path, help="another board, e.g. two-rows")
    parser.add_argument("--out", type=Path, help="the file to write")
    args = parser.parse_args()
    net = trained(
        Net.fresh(args.players, args.seed),
        [args.board],
        args.players,
        args.games,
        args.seed,
    )
    NETS.mkdir(exist_ok=True)
    net.write(args.out or NETS / f"wuerfelspiel-{args.players}.npz")


if __name__ == "__main__":
    main()

"""The loss of a trained net against perfect play on a small board that is solved exactly.

python -m training.dice_check --board two-rows

The net plays games against perfect play, and the loss of each of its decisions is added up: the share of the
win that it loses in a game, without the noise of the dice.
"""

import argparse
import math
from pathlib import Path
from typing import Any

from keltis.core.play import AnyPlay, Play
from keltis.core.rng import below, seeded_rng
from keltis.fast.ai.wuerfelspiel.net import Net
from keltis.fast.ai.wuerfelspiel.player import DiceNetPlayer
from keltis.fast.ai.wuerfelspiel.solver import Turns
from keltis.games.wuerfelspiel import WUERFELSPIEL
from training.dice import trained

CONFIDENCE = 1.96


def worth(turns: Turns, play: AnyPlay, seat: int) -> float:
    """The value of a position for a seat under perfect play."""
    if play.over:
        winners = play.winners()
        return 1 / len(winners) if seat in winners else 0.0
    first = turns.worth(play.state)
    return first if seat == 0 else 1 - first


def loss(turns: Turns, net_player: DiceNetPlayer, board: Any, seat: int, number: int) -> float:
    """The loss of the net in one game against perfect play."""
    play: AnyPlay = Play(WUERFELSPIEL, 2, board)
    rng, lost = seeded_rng(7, number), 0.0
    play.settle(rng)
    while not play.over:
        worths = {}
        for action in play.legal():
            after = play.fork()
            after.do(action)
            worths[action] = worth(turns, after, play.mover)
        best = max(worths.values())
        if play.mover == seat:
            action = max(net_player.evaluate(play.state), key=lambda option: option[1])[0]
            lost += best - worths[action]
        else:
            ties = [action for action, value in worths.items() if value == best]
            action = ties[below(rng, len(ties))]
        play.do(action)
        play.settle(rng)
    return lost


def main() -> None:
    """Train, solve, compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--board", type=Path, default=Path("two-rows"))
    parser.add_argument("--train", type=int, default=200_000, help="games on each side")
    parser.add_argument("--games", type=int, default=1000)
    args = parser.parse_args()
    board = WUERFELSPIEL.load_board(args.board)
    net = trained(Net.fresh(2, 1), [args.board], 2, args.train, 1)
    turns = Turns(board.board)
    print(f"perfect play: the first seat has {turns.solve(lambda stage, part: None):.4f}", flush=True)
    net_player = DiceNetPlayer(board.board, 2, net)
    losses = [loss(turns, net_player, board, number % 2, number) for number in range(args.games)]
    mean = sum(losses) / len(losses)
    spread = math.sqrt(sum((one - mean) ** 2 for one in losses) / len(losses) ** 2)
    print(f"the net loses {100 * mean:.2f} ± {100 * CONFIDENCE * spread:.2f} points of the win in a game")


if __name__ == "__main__":
    main()

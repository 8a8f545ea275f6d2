"""How far a trained net is from perfect play on a small board that is solved exactly.

python -m training.dice_check --board two-rows

Perfect play is known there for every position. The net plays games against it; what each of its decisions
gives away is added up: the share of the win that it loses in a game against perfect play, without the noise
of the dice.
"""

import argparse
import math
from pathlib import Path
from typing import Any

from keltis.core.luck import below, lucky
from keltis.core.play import AnyPlay, Play
from keltis.fast.dice import DiceMind
from keltis.fast.dicenet import Net
from keltis.fast.turns import Turns
from keltis.games.wuerfelspiel import WUERFELSPIEL
from training.dice import trained

CONFIDENCE = 1.96


def worth(turns: Turns, play: AnyPlay, seat: int) -> float:
    """What a position is worth to a seat if both play perfectly."""
    if play.over:
        winners = play.winners()
        return 1 / len(winners) if seat in winners else 0.0
    first = turns.worth(play.state)
    return first if seat == 0 else 1 - first


def loss(turns: Turns, mind: DiceMind, board: Any, seat: int, number: int) -> float:
    """What the net gives away in one game against perfect play."""
    play: AnyPlay = Play(WUERFELSPIEL, 2, board)
    luck, lost = lucky(7, number), 0.0
    play.settle(luck)
    while not play.over:
        worths = {}
        for action in play.legal():
            after = play.fork()
            after.do(action)
            worths[action] = worth(turns, after, play.mover)
        best = max(worths.values())
        if play.mover == seat:
            action = max(mind.weigh(play.state), key=lambda weighed: weighed[1])[0]
            lost += best - worths[action]
        else:
            ties = [action for action, value in worths.items() if value == best]
            action = ties[below(luck, len(ties))]
        play.do(action)
        play.settle(luck)
    return lost


def main() -> None:
    """Train, solve, compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--board", type=Path, default=Path("two-rows"))
    parser.add_argument("--train", type=int, default=200_000, help="games on each side")
    parser.add_argument("--games", type=int, default=1000)
    wish = parser.parse_args()
    board = WUERFELSPIEL.board(wish.board)
    net = trained(Net.fresh(2, 1), [wish.board], 2, wish.train, 1)
    turns = Turns(board.facts)
    print(f"perfect play: the first seat has {turns.solve(lambda stage, part: None):.4f}", flush=True)
    mind = DiceMind(board.facts, 2, net)
    losses = [loss(turns, mind, board, number % 2, number) for number in range(wish.games)]
    mean = sum(losses) / len(losses)
    spread = math.sqrt(sum((one - mean) ** 2 for one in losses) / len(losses) ** 2)
    print(f"the net loses {100 * mean:.2f} ± {100 * CONFIDENCE * spread:.2f} points of the win in a game")


if __name__ == "__main__":
    main()

"""A process that compares an own board with the original: a request on stdin, JSON lines on stdout.

python -m keltis.server.workers.comparer
"""

import json
import signal
import sys
from typing import Any

from keltis.bots.level import GREEDY
from keltis.comparison import Comparison
from keltis.comparison.runs import counted, obstacle_of
from keltis.comparison.sums import merge, no_sums
from keltis.core.own_board import checked
from keltis.games import GAMES
from keltis.simulation.plain import Plan

SEED = 2008
MOST_PLAIN = 1000  # games of each board without compiled code


def main() -> None:
    """Compare the board on stdin with its game's own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    wanted = json.loads(sys.stdin.buffer.read())
    own = checked(wanted["board"], GAMES)
    bots = (GREEDY,) * wanted["players"]
    plans = tuple(Plan(own.game.name, board, bots, SEED) for board in (own.game.load_board(), own.board))
    compiled = not obstacle_of(plans)
    games = wanted["games"] if compiled else min(wanted["games"], MOST_PLAIN)
    told: dict[str, Any] = {"done": 0, "games": games, "bot": GREEDY, "compiled": compiled}
    _tell(told)
    sums = no_sums(plans)
    for portion in counted(plans, games, compiled=compiled):
        merge(sums, portion)
        _tell(told | {"done": sums[0].games})
    _tell(told | {"done": games, "result": Comparison(plans, sums).json()})


def _tell(told: dict[str, Any]) -> None:
    print(json.dumps(told, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()

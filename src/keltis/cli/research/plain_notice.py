"""The notice that many games run in plain Python: why, and about how long they take."""

import sys
import time

from keltis.comparison.runs import obstacle_of
from keltis.engine import NUMBA, VARIABLE
from keltis.simulation.plain import MANY, Plan, outcome
from keltis.text_interface.translator import Translator
from keltis.util.install_hint import install_command

MINUTE = 60.0
SHORT = 10.0  # seconds that the proposed number of games takes
ROUND = 10  # to so many games it is rounded


def tell_plain(plans: tuple[Plan, ...], games: int, jobs: int, translator: Translator) -> None:
    """Warn on stderr before many games of every plan are played in plain Python."""
    missing = obstacle_of(plans) if games * len(plans) >= MANY else ""
    if not missing:
        return
    if missing == NUMBA:
        print(translator.text("engine-no-numba", command=install_command("fast")), file=sys.stderr)
    elif missing != VARIABLE:
        print(translator.text("engine-plain", bot=missing), file=sys.stderr)
    began = time.perf_counter()
    for plan in plans:
        outcome(plan, 0)
    tell_time((time.perf_counter() - began) / jobs, games, translator)


def tell_time(seconds: float, games: int, translator: Translator) -> None:
    """Say how long so many games take, if it is more than a minute; `seconds` is the time of one."""
    if seconds * games >= MINUTE:
        fewer = max(int(SHORT / seconds) // ROUND * ROUND, ROUND)
        minutes = round(seconds * games / MINUTE)
        print(translator.text("engine-minutes", minutes=minutes, fewer=str(fewer)), file=sys.stderr)

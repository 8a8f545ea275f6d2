"""Named crash points: a test can kill the process there, as if the machine had lost power.

`KELTIS_CRASH=before-commit:3` kills the process when it reaches that point for the third time;
`KELTIS_CRASH=during-checkpoint:1:2` up to 2 milliseconds after the first time. Disabled without the variable.
"""

import os
import random
import signal
import threading

PLACES = (
    "before-commit",
    "after-commit",  # before any reply
    "after-reply",  # before all replies are sent
    "during-checkpoint",
    "during-migration",
)

_point, _, _rest = os.environ.get("KELTIS_CRASH", "").partition(":")
_count, _, _delay = _rest.partition(":")
_left = int(_count or 1)


def awaited(point: str) -> bool:
    """Whether the process is to be killed at this point."""
    return point == _point


def reached(point: str) -> None:
    """Mark that the process has reached this point."""
    if point == _point:
        _count_down()


def _count_down() -> None:
    global _left
    _left -= 1
    if _left == 0:
        wait = random.random() * float(_delay or 0) / 1000
        if wait:
            threading.Timer(wait, _die).start()
        else:
            _die()


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)

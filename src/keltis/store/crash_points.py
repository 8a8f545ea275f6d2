"""Named places in which a test lets the process die, as if the machine had lost its power.

`KELTIS_CRASH=before-commit:3` kills the process when it comes to that place for the third time;
`KELTIS_CRASH=during-checkpoint:1:2` up to 2 milliseconds after it. Without the variable nothing happens.
"""

import os
import random
import signal
import threading

PLACES = (
    "before-commit",
    "after-commit",  # before anybody hears of it
    "after-reply",  # before everybody hears of it
    "during-checkpoint",
    "during-migration",
)

_place, _, _rest = os.environ.get("KELTIS_CRASH", "").partition(":")
_count, _, _delay = _rest.partition(":")
_left = int(_count or 1)


def awaited(place: str) -> bool:
    """Whether the process shall die at a place."""
    return place == _place


def reached(place: str) -> None:
    """The process has come to a place."""
    if place == _place:
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

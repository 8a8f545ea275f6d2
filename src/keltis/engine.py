"""Chooses the engine that runs the rules: compiled by Numba if it is installed, otherwise plain Python.

Both give identical results. Compiled rules are several hundred times faster, but are compiled at their first
use. KELTIS_FAST=0 in the environment disables them.
"""

import os
import time
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "KELTIS_FAST"
NUMBA = "numba"
COMPILED_BOTS = frozenset({"random", "greedy"})

INSTALLING = "KELTIS_INSTALLING"  # a file that exists while `go.py` installs Numba beside the server
INSTALL_TIMEOUT = 900  # seconds; an older file was left behind by a killed installation


def obstacle(bots: Iterable[str] = (), environment: Mapping[str, str] = os.environ) -> str:
    """What prevents compiled play: the variable, "numba", or the name of a bot; empty if nothing does.

    >>> obstacle(["greedy"], {"KELTIS_FAST": "0"})
    'KELTIS_FAST'
    """
    if environment.get(VARIABLE, "") == "0":
        return VARIABLE
    if installing(environment) or find_spec(NUMBA) is None or find_spec("numpy") is None:
        return NUMBA
    return next((bot for bot in bots if bot not in COMPILED_BOTS), "")


def installing(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether Numba is being installed now, so that compiled play will be possible soon.

    Its packages may be incomplete, so they must not be imported yet.
    """
    file = environment.get(INSTALLING, "")
    try:
        return bool(file) and time.time() - Path(file).stat().st_mtime < INSTALL_TIMEOUT
    except OSError:
        return False

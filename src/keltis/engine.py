"""Which engine does the work: the compiled rules where Numba is there, plain Python otherwise.

Both give exactly the same results; the compiled rules are some hundred times faster, but have to be compiled
once. KELTIS_FAST=0 in the environment switches them off.
"""

import os
from collections.abc import Iterable, Mapping
from importlib.util import find_spec

VARIABLE = "KELTIS_FAST"
NUMBA = "numba"
COMPILED_BOTS = frozenset({"random", "greedy"})


def obstacle(bots: Iterable[str] = (), environment: Mapping[str, str] = os.environ) -> str:
    """What prevents compiled play: the variable, "numba", or the name of a bot; empty if nothing does.

    >>> obstacle(["greedy"], {"KELTIS_FAST": "0"})
    'KELTIS_FAST'
    """
    if environment.get(VARIABLE, "") == "0":
        return VARIABLE
    if find_spec(NUMBA) is None or find_spec("numpy") is None:
        return NUMBA
    return next((bot for bot in bots if bot not in COMPILED_BOTS), "")

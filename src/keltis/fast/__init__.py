"""The same rules, compiled: batches of games at tens of millions of actions per second and core.

This package is the only importer of Numba, an extra (`pip install keltis[fast]`). Everything here gives
exactly what the plain rules give, action by action. Without Numba it cannot be imported, and says so; what
uses it (`keltis.simulation`, `keltis.checking`, the commands) then does the same in plain Python.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from keltis.fast.batch import Outcome, Table, play_random
    from keltis.fast.playouts import play_out
    from keltis.fast.policies import POLICIES, Series, play_policies
    from keltis.fast.replays import Verdict, trace, verify
    from keltis.fast.stepping import Batch

__all__ = [
    "POLICIES",
    "Batch",
    "Outcome",
    "Series",
    "Table",
    "Verdict",
    "play_out",
    "play_policies",
    "play_random",
    "trace",
    "verify",
]

_HOMES = {
    **dict.fromkeys(("Outcome", "Table", "play_random"), "batch"),
    **dict.fromkeys(("POLICIES", "Series", "play_policies"), "policies"),
    **dict.fromkeys(("Verdict", "trace", "verify"), "replays"),
    "Batch": "stepping",
    "play_out": "playouts",
}

for library in ("numba", "numpy"):
    if find_spec(library) is None:
        raise ImportError(
            f"keltis.fast needs {library}, which is not installed: pip install 'keltis[fast]'. "
            "Without it, keltis.simulation and keltis.checking do the same in plain Python.",
            name=library,
        )


def __getattr__(name: str) -> Any:
    """What is asked for, from the module where it lives: loading Numba takes half a second."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)

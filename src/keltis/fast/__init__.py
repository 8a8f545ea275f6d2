"""The rules compiled by Numba: batches of games at tens of millions of actions per second and core.

This package is the only importer of Numba, the extra `fast` (in a checkout:
`.venv/bin/python -m pip install '.[fast]'`). Results are identical to those of the plain rules, action by
action. Without Numba the import fails with an explanation; the callers (`keltis.simulation.plain`,
`keltis.checking.plain`, the commands) then use plain Python.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from keltis.util.install_hint import install_command

if TYPE_CHECKING:
    from keltis.fast.batch.board import BatchResult, CompiledBoard, play_random
    from keltis.fast.batch.playouts import play_out
    from keltis.fast.batch.policies import POLICIES, Series, play_policies
    from keltis.fast.batch.replays import Verdict, trace, verify

__all__ = [
    "POLICIES",
    "BatchResult",
    "CompiledBoard",
    "Series",
    "Verdict",
    "play_out",
    "play_policies",
    "play_random",
    "trace",
    "verify",
]

_HOMES = {
    **dict.fromkeys(("BatchResult", "CompiledBoard", "play_random"), "batch.board"),
    **dict.fromkeys(("POLICIES", "Series", "play_policies"), "batch.policies"),
    **dict.fromkeys(("Verdict", "trace", "verify"), "batch.replays"),
    "play_out": "batch.playouts",
}

for library in ("numba", "numpy"):
    if find_spec(library) is None:
        raise ImportError(
            f"keltis.fast needs {library}, which is not installed: {install_command('fast')}. "
            "Without it, keltis.simulation.plain and keltis.checking.plain do the same in plain Python.",
            name=library,
        )


def __getattr__(name: str) -> Any:
    """Import lazily: loading Numba takes half a second."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)

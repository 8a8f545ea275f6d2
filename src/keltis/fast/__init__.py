"""The same rules, compiled: batches of games at tens of millions of actions per second and core.

This package is the only importer of Numba, an extra (`pip install keltis[fast]`). Everything here gives
exactly what the plain rules give, action by action; without Numba, the plain rules do all of it.
"""

from keltis.fast.batch import Outcome, Table, play_random
from keltis.fast.policies import POLICIES, Series, play_policies

__all__ = ["POLICIES", "Outcome", "Series", "Table", "play_policies", "play_random"]

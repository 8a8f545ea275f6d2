"""The number of worlds for each purpose. Budgets are numbers of worlds, never seconds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Worlds for one game's analysis."""

    graph: int = 512  # to value the played turn, and chance events
    screen: tuple[int, ...] = (8, 32, 128)  # for every candidate; each round keeps the best quarter
    compare: int = 512  # for the finalists; doubled while the comparison is undecided
    deep: int = 8192  # for the final judgement
    start: int = 2048  # to value a seat's hand before the first turn


COMPILED = Budget()
SLOW = Budget(graph=128, screen=(2, 8), compare=128, deep=1024, start=256)  # long games or costly rollouts
PLAIN = Budget(graph=12, screen=(1, 3), compare=16, deep=64, start=16)

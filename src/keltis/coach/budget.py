"""How many worlds are played for what. Budgets are numbers of worlds, never seconds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Worlds for one game's analysis."""

    graph: int = 512  # for the value of what was done, and of what chance did
    screen: tuple[int, ...] = (8, 32, 128)  # for every candidate; after each round the best quarter is left
    compare: int = 512  # for the last few, then doubled while it is open whether they are better
    deep: int = 8192  # for the final judgement
    start: int = 2048  # for the seat's chance before the deal


COMPILED = Budget()
SLOW = Budget(graph=128, screen=(2, 8), compare=128, deep=1024, start=256)  # long games or costly rollouts
PLAIN = Budget(graph=12, screen=(1, 3), compare=16, deep=64, start=16)

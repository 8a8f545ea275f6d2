"""Where the games of a command run."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Workers:
    """So many processes (0: one per core), or a Ray cluster."""

    jobs: int
    ray: str

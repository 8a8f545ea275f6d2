"""What long work tells while it is done, and what it says when there is too much of it."""

from collections.abc import Callable

Progress = Callable[[str, float], None]  # what is being done, and which part of it is done; nan: nobody knows


class TooLarge(ValueError):
    """The game is too large to be solved exactly."""


def too_large(most: int) -> TooLarge:
    """The complaint about more positions than can be looked at."""
    return TooLarge(f"more than {most} positions: too large to be solved exactly")


def silent(stage: str, done: float) -> None:
    """Show no progress."""

"""Progress reports of long computations, and the error for games that are too large."""

from collections.abc import Callable

Progress = Callable[[str, float], None]  # the step, and its completed fraction; nan: unknown


class TooLarge(ValueError):
    """The game is too large to be solved exactly."""


def too_large(most: int) -> TooLarge:
    """The error for a game with more positions than can be searched."""
    return TooLarge(f"more than {most} positions: too large to be solved exactly")


def silent(stage: str, done: float) -> None:
    """Show no progress."""

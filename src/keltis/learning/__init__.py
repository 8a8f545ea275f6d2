"""The tutorial: a few positions of every game, and what is to be done in each.

A position is a beginning of the recorded game that lies beside the lessons, so the rules themselves make it.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from io import BytesIO
from tomllib import loads

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.recordfile import read_stream
from keltis.games import GAMES

LEARNER = 0  # the seat of who learns


@dataclass(frozen=True)
class Lesson:
    """A position, and the actions that are right in it: in words, or as a pattern with a star."""

    name: str
    play: AnyPlay
    right: tuple[str, ...]

    def is_right(self, action: str) -> bool:
        """Whether an action is what the lesson wants."""
        return any(fnmatchcase(action, pattern) for pattern in self.right)


@cache
def recorded(game: AnyGame) -> AnyPlay:
    """The game from which the lessons are."""
    text = files(__name__).joinpath(f"{game.name}.txt").read_bytes()
    [record] = read_stream(BytesIO(text), GAMES)
    return record.play


@cache
def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game, the easiest first."""
    told = loads(files(__name__).joinpath(f"{game.name}.toml").read_text("utf-8"))["lesson"]
    whole = recorded(game)
    return tuple(Lesson(one["name"], whole.back_to(one["at"]), tuple(one["right"])) for one in told)

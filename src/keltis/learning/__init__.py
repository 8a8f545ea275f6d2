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
def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game, the easiest first."""
    folder = files(__name__)
    text = folder.joinpath(f"{game.name}.txt").read_bytes()
    [record] = read_stream(BytesIO(text), GAMES)
    told = loads(folder.joinpath(f"{game.name}.toml").read_text("utf-8"))["lesson"]
    return tuple(Lesson(one["name"], record.play.back_to(one["at"]), tuple(one["right"])) for one in told)

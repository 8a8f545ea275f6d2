"""Tutorials: a few positions of a game, and the right actions in each.

The positions come from the recorded game in the same folder. A game may have no tutorial.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from io import BytesIO
from tomllib import loads

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.record_file import read_stream
from keltis.games import GAMES

LEARNER = 0  # the learner's seat


@dataclass(frozen=True)
class TutorialLesson:
    """A position, and patterns of the right actions in notation; `*` is a wildcard."""

    name: str
    play: AnyPlay
    right: tuple[str, ...]

    def is_right(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.right)


def has_lessons(game: AnyGame) -> bool:
    """Whether there is a tutorial for the game."""
    return files(__name__).joinpath(f"{game.name}.toml").is_file()


@cache
def recorded(game: AnyGame) -> AnyPlay:
    """The recorded game of a tutorial."""
    text = files(__name__).joinpath(f"{game.name}.txt").read_bytes()
    [record] = read_stream(BytesIO(text), GAMES)
    return record.play


@cache
def lessons(game: AnyGame) -> tuple[TutorialLesson, ...]:
    """The lessons of a game, the easiest first; none if it has no tutorial."""
    if not has_lessons(game):
        return ()
    told = loads(files(__name__).joinpath(f"{game.name}.toml").read_text("utf-8"))["lesson"]
    whole = recorded(game)
    return tuple(TutorialLesson(one["name"], whole.back_to(one["at"]), tuple(one["right"])) for one in told)

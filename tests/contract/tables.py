"""The set-ups of the contract tests: every game, every number of players, every option."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.playout import random_action
from keltis.core.rng import Rng, seeded_rng
from keltis.core.seats import NOBODY
from tests.games.example.game import EXAMPLE
from tests.games.positions import conserved

ALL_GAMES: tuple[AnyGame, ...] = (*GAMES, EXAMPLE)


@dataclass(frozen=True)
class Case:
    """A game, the number of players, the options they chose, and another board than the game's own."""

    game: AnyGame
    players: int
    options: tuple[tuple[str, str], ...] = ()
    board: Path | None = None

    def __str__(self) -> str:
        chosen = "".join(f"-{value}" for _, value in self.options)
        return f"{self.game.name}-{self.players}{chosen}" + (f"-{self.board.stem}" if self.board else "")

    def open(self) -> AnyPlay:
        """An empty table."""
        return Play(self.game, self.players, self.game.load_board(self.board, dict(self.options)))

    def check(self, play: AnyPlay) -> None:
        """Check that everything of this game is somewhere exactly once."""
        conserved(play)


def tables(games: tuple[AnyGame, ...] = ALL_GAMES) -> list[Case]:
    """All set-ups."""
    found = []
    for game in games:
        names = [option.name for option in game.options]
        for values in product(*(option.values for option in game.options)):
            options = tuple(zip(names, values, strict=True))
            found += [Case(game, players, options) for players in game.players]
    return found


def with_function(game: AnyGame, name: str, function: Callable[..., Any]) -> AnyGame:
    """The same game with another function under this name."""
    for group in ("rules", "learning", "texts", "views", "tabletop"):
        functions = getattr(game, group)
        if hasattr(functions, name):
            return replace(game, **{group: replace(functions, **{name: function})})
    raise KeyError(name)


def random_positions(table: Case, seed: int, index: int = 0) -> Iterator[tuple[AnyPlay, int]]:
    """A random game, position by position, each with the action that is about to be done; then the end."""
    play = table.open()
    rng = seeded_rng(seed, index)
    while play.mover != NOBODY:
        action = random_action(table.game, play.board, play.state, rng)
        yield play, action
        table.game.rules.apply_action(play.board, play.state, action)
        play.actions.append(action)
    yield play, -1


def imagined(play: AnyPlay, viewer: int, rng: Rng) -> AnyPlay:
    """The same position with everything that the viewer cannot know dealt anew."""
    other = play.fork()
    state: Struct = other.state
    play.game.rules.redeal(play.board, state, viewer, rng)
    return other

"""The description of a data set."""

from dataclasses import dataclass, field
from pathlib import Path

from keltis.core.game import AnyBoard, AnyGame
from keltis.games import game_named
from keltis.messages.message import Message, message

FORMAT = 1


class DataError(ValueError):
    """A file that is not a data set."""

    def __init__(self, path: Path, why: Message) -> None:
        self.path, self.why = path, why
        super().__init__(path, why)

    def __str__(self) -> str:
        from keltis.messages import say  # the catalogues are loaded only when needed

        return say(message("data-file", path=str(self.path), why=self.why), "en")


@dataclass(frozen=True)
class DataInfo:
    """The kind of game that all games of a data set share."""

    game: str
    players: int
    version: int  # of the rules
    board: str  # its name
    fingerprint: str  # and its exact content
    observation: int  # the version of the observations
    bots: list[str] = field(default_factory=list)  # by seat; "" for a person
    seed: int | None = None  # of the series; None: unknown
    options: dict[str, str] = field(default_factory=dict)
    format: int = FORMAT

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return game_named(self.game)


def info_of(game: AnyGame, board: AnyBoard, bots: list[str], seed: int | None) -> DataInfo:
    """The description of games between bots."""
    version = game.learning.observation.version
    names = (game.name, len(bots), game.rules_version, board.name, board.fingerprint, version)
    return DataInfo(*names, bots, seed, dict(board.options))

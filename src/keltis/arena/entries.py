"""Entries of the leaderboard: a manifest per bot, as TOML."""

import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from keltis.bots.built_in import is_built_in
from keltis.games import NAMES
from keltis.messages.message import Argument, Message, message

KEYS = ("name", "bot", "games", "author", "about")


class ManifestError(ValueError):
    """A manifest that cannot be used."""

    def __init__(self, path: Path, why: Message) -> None:
        self.why = message("leaderboard-manifest", path=str(path), why=why)
        super().__init__(self.why)

    def __str__(self) -> str:
        from keltis.messages import say  # the catalogues are loaded only when needed

        return say(self.why, "en")


@dataclass(frozen=True)
class Entry:
    """A bot that takes part."""

    name: str
    bot: str  # as the arena names it
    games: tuple[str, ...]
    author: str
    about: str


def read_entries(folder: Path) -> list[Entry]:
    """All entries of a folder, in the order of its file names."""
    found = [read_entry(path) for path in sorted(folder.glob("*.toml"))]
    names = [entry.name for entry in found]
    for name in names:
        if names.count(name) > 1:
            raise ManifestError(folder, message("leaderboard-twice", name=name))
    return found


def read_entry(path: Path) -> Entry:
    """The entry of a manifest. The file of an own bot is relative to the manifest."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise _error(path, "leaderboard-toml", why=str(error)) from None
    if sorted(found) != sorted(KEYS):
        raise _error(path, "leaderboard-keys", keys=", ".join(KEYS))
    games = found.pop("games")
    if not all(isinstance(value, str) and value.strip() for value in found.values()):
        raise _error(path, "leaderboard-keys", keys=", ".join(KEYS))
    if not isinstance(games, list) or not games or not all(game in NAMES for game in games):
        raise _error(path, "leaderboard-games", known=", ".join(NAMES))
    return Entry(**(found | {"bot": _found_from(path.parent, found["bot"])}), games=tuple(games))


def _found_from(folder: Path, bot: str) -> str:
    """The specification of a bot as seen from the current folder."""
    file, colon, name = bot.rpartition(":")
    if is_built_in(bot) or not file.endswith(".py"):
        return bot
    return Path(os.path.relpath(folder / file)).as_posix() + colon + name


def _error(path: Path, id: str, **args: Any) -> ManifestError:
    given: dict[str, Argument] = args
    return ManifestError(path, Message(id, given))

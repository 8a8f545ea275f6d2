"""Messages in the terminal's language, with the names of the seats."""

import os
from collections.abc import Mapping
from dataclasses import dataclass

from keltis.core.game import AnyGame
from keltis.messages import LANGUAGES, knows, say
from keltis.messages.message import Argument, Message, message

VARIABLES = ("KELTIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first supported language in the environment; English otherwise.

    >>> default_language({"LANG": "de_AT.UTF-8"})
    'de'
    """
    for variable in VARIABLES:
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


@dataclass(frozen=True)
class Translator:
    """Formats messages in one language, with the players' names."""

    language: str
    names: tuple[str, ...] = ()

    def __call__(self, told: Message) -> str:
        """A message as text."""
        return say(told, self.language, self.names)

    def text(self, id: str, /, **args: Argument) -> str:
        """A message of the catalogue, by its id."""
        return self(message(id, **args))

    def together(self, names: list[str]) -> str:
        """Names as a list: "Ada, Bob and Cleo"."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-and", first=", ".join(names[:-1]), last=names[-1])

    def knows(self, id: str) -> bool:
        """Whether the catalogue has a message."""
        return knows(self.language, id)

    def named(self, id: str, name: str) -> str:
        """A message, or the plain name if there is no such message."""
        return self.text(id) if self.knows(id) else name

    def title(self, game: AnyGame) -> str:
        """The title of a game."""
        return self.named(f"title-{game.name}", game.name)

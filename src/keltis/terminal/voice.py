"""The language in which the terminal speaks, and the names it calls the seats by."""

import os
from collections.abc import Mapping
from dataclasses import dataclass

from keltis.core.game import AnyGame
from keltis.core.message import Argument, Message, message
from keltis.words import LANGUAGES, knows, say

VARIABLES = ("KELTIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the environment names; English otherwise.

    >>> usual_language({"LANG": "de_AT.UTF-8"})
    'de'
    """
    for variable in VARIABLES:
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


@dataclass(frozen=True)
class Voice:
    """Says messages in one language, to people whose names it knows."""

    language: str
    names: tuple[str, ...] = ()

    def __call__(self, told: Message) -> str:
        """The message in words."""
        return say(told, self.language, self.names)

    def tell(self, id: str, /, **args: Argument) -> str:
        """A message of the catalogue in words."""
        return self(message(id, **args))

    def together(self, names: list[str]) -> str:
        """Names in one phrase: "Ada, Bob and Cleo"."""
        if len(names) < 2:
            return "".join(names)
        return self.tell("list-and", first=", ".join(names[:-1]), last=names[-1])

    def knows(self, id: str) -> bool:
        """Whether there are words for a message."""
        return knows(self.language, id)

    def named(self, id: str, name: str) -> str:
        """A message, or the bare name where there is none."""
        return self.tell(id) if self.knows(id) else name

    def title(self, game: AnyGame) -> str:
        """What a game is called."""
        return self.named(f"title-{game.name}", game.name)

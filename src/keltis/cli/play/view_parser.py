"""Parses input at a table of which only a view is known, from the notation of the legal actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from keltis.cli.play.input_parser import InputParser, ParseResult
from keltis.cli.translator import Translator
from keltis.core.play import AnyPlay


@dataclass(frozen=True)
class Heard:
    """The result in notation: a legal action, several to choose from, an illegal one, or nothing."""

    legal: tuple[str, ...] = ()
    refused: str | None = None


class Listener:
    """Parses actions, given the notation of all of them."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._numbers = {text: action for action, text in enumerate(words)}
        self._reader = Plain(words)

    def hear(self, legal: Sequence[str], text: str, translator: Translator) -> Heard:
        """What the text means where this is legal."""
        reading = self._reader.read(self._play(legal), text, translator)
        refused = None if reading.refused is None else self._words[reading.refused]
        return Heard(tuple(self._words[action] for action in reading.legal), refused)

    def begins(self, legal: Sequence[str], word: str) -> bool:
        """Whether a whole word is the verb of something legal."""
        return self._reader.begins(self._play(legal), word)

    def _play(self, legal: Sequence[str]) -> AnyPlay:
        return cast(AnyPlay, Legal([self._numbers[words] for words in legal if words in self._numbers]))


class Plain(InputParser):
    """Parses without the position, so labels cannot be used."""

    def _by_label(
        self, play: AnyPlay, meanings: Any, legal: list[int], translator: Translator
    ) -> ParseResult | None:
        return None


class Legal:
    """The part of `Play` that the parser needs."""

    def __init__(self, actions: list[int]) -> None:
        self._actions = actions

    def legal(self) -> list[int]:
        """What can be done now."""
        return self._actions

"""Understands what is typed at a table of which only a view is known: the words of what is legal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from keltis.core.play import AnyPlay
from keltis.terminal.reader import Reader, Reading
from keltis.terminal.voice import Voice


@dataclass(frozen=True)
class Heard:
    """What was understood, in words: what is legal, several to choose from; what is refused; or nothing."""

    legal: tuple[str, ...] = ()
    refused: str | None = None


class Listener:
    """Hears actions, given the words of all of them."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._numbers = {text: action for action, text in enumerate(words)}
        self._reader = Plain(words)

    def hear(self, legal: Sequence[str], text: str, voice: Voice) -> Heard:
        """What the text means where this is legal."""
        reading = self._reader.read(self._play(legal), text, voice)
        refused = None if reading.refused is None else self._words[reading.refused]
        return Heard(tuple(self._words[action] for action in reading.legal), refused)

    def begins(self, legal: Sequence[str], word: str) -> bool:
        """Whether a whole word is the verb of something legal."""
        return self._reader.begins(self._play(legal), word)

    def _play(self, legal: Sequence[str]) -> AnyPlay:
        return cast(AnyPlay, Legal([self._numbers[words] for words in legal if words in self._numbers]))


class Plain(Reader):
    """Reads actions without knowing the whole position: labels are not asked for."""

    def _by_label(self, play: AnyPlay, meanings: Any, legal: list[int], voice: Voice) -> Reading | None:
        return None


class Legal:
    """As much of a play as the reader needs."""

    def __init__(self, actions: list[int]) -> None:
        self._actions = actions

    def legal(self) -> list[int]:
        """What can be done now."""
        return self._actions

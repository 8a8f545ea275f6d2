"""The words that users may type, in all languages, and their notation (case-folded).

`words-play` in the catalogue lists the words for "play", `words-red` those for red; so "rot 5" is also
understood at an English table. A word may have several meanings: the parser selects a legal one.
"""

import re
from collections.abc import Iterable
from functools import cache
from unicodedata import normalize

from keltis.messages import LANGUAGES, knows, say
from keltis.messages.message import Message
from keltis.parts.colours import COLOUR_NAMES, LETTERS

JOINED = re.compile(r"([^\W\d_]+)(\d+)")  # "red5"
DOTS = "\u0308"
COLOURS = frozenset(LETTERS.lower())
WORD = re.compile(r"[\w?]+")
COMMANDS = (
    *("help", "legal", "undo", "save", "hint", "rules", "score", "board", "tell"),
    *("log", "hand", "last", "quit"),
)


LONGEST = 6  # digits of a meaningful number


def whole_number(text: str) -> int | None:
    """The number that a text spells, if it is not too long.

    >>> whole_number("07"), whole_number("-1"), whole_number("9" * 5000)
    (7, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= LONGEST else None


def fold(text: str) -> str:
    """Text in lower case without diaereses, for comparison."""
    return normalize("NFC", normalize("NFD", text.casefold()).replace(DOTS, ""))


def word_list(id: str, language: str) -> list[str]:
    """The words of a list in the catalogue; none if there is no such list."""
    if not knows(language, id):
        return []
    return [word.strip() for word in say(Message(id, {}), language).split(",")]


def words_in_all_languages(id: str) -> set[str]:
    """The words of a list in all languages."""
    return {fold(word) for language in LANGUAGES for word in word_list(id, language)}


def spoken(words: str, language: str) -> tuple[str, str]:
    """Verb and object of an action in notation, the verb in the reader's language."""
    verb, _, what = words.partition(" ")
    return (word_list(f"words-{verb}", language) or [verb])[0], what


class Vocabulary:
    """From typed words to the notation."""

    def __init__(self, verbs: Iterable[str]) -> None:
        self._means: dict[str, set[str]] = {}
        for verb in verbs:
            self._learn(fold(verb), {fold(verb)} | words_in_all_languages(f"words-{verb}"))
        for letter, colour in zip(LETTERS, COLOUR_NAMES, strict=True):
            self._learn(fold(letter), {fold(letter)} | words_in_all_languages(f"words-{colour}"))
        self._fillers = words_in_all_languages("words-nothing")

    def _learn(self, meaning: str, words: set[str]) -> None:
        for word in words:
            self._means.setdefault(word, set()).add(meaning)

    def meanings(self, text: str, prefixes: bool = False) -> list[set[str]]:
        """What each word of a text may mean; words without meaning are dropped, "red 5" is one card."""
        found: list[set[str]] = []
        words = [word for word in WORD.findall(fold(text)) if word not in self._fillers]
        while words:
            word = words.pop(0)
            card = JOINED.fullmatch(word)
            if card and (colours := self._colours(card[1], prefixes)):
                found.append({colour + _value(card[2]) for colour in colours})
            elif words and words[0].isdecimal() and (colours := self._colours(word, prefixes)):
                value = _value(words.pop(0))
                found.append({colour + value for colour in colours})
            else:
                found.append(self._known(word, prefixes) or {word})
        return found

    def _colours(self, word: str, prefixes: bool) -> set[str]:
        """The colours that a word before a number means; a complete word is not treated as a prefix."""
        return self._known(word, False) & COLOURS or self._known(word, prefixes) & COLOURS

    def _known(self, word: str, prefixes: bool) -> set[str]:
        if not prefixes:
            return self._means.get(word, set())
        return {mean for known, means in self._means.items() if known.startswith(word) for mean in means}


def _value(digits: str) -> str:
    """The value of a card; one that is much too long stays unchanged."""
    number = whole_number(digits)
    return digits if number is None else str(number)


def shown_commands(language: str) -> list[str]:
    """The commands in one language, without the spellings that omit umlauts."""
    words = [word for command in COMMANDS for word in word_list(f"command-{command}", language)]
    spelt_out = {normalize("NFD", word).replace(DOTS, "e") for word in words if fold(word) != word}
    return [word for word in words if len(word) > 2 and word not in spelt_out]


@cache
def command_words() -> dict[str, str]:
    """The words that are commands, with the command each one is."""
    return {
        word: command
        for command in COMMANDS
        for word in {command} | words_in_all_languages(f"command-{command}")
    }


def command_named(word: str, prefixes: bool = False) -> str | None:
    """The command that a word means, if it means exactly one."""
    word = "help" if word == "?" else fold(word)
    if not prefixes:
        return command_words().get(word)
    found = {command for known, command in command_words().items() if known.startswith(word)}
    return found.pop() if len(found) == 1 and word else None

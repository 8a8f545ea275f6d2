"""Parses typed text as an action of the game.

The notation of records always works. Also accepted are words in any of the languages, in any order,
prefixes of words, and a card alone. Legal actions take precedence if the text is ambiguous.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from keltis.text_interface.vocabulary import COLOURS, WORD, Vocabulary, fold

PLAY = "play"  # the meanings of a card alone
DRAW = "draw"  # the meaning of an empty line, unless there is only one legal action
SHORTEST = 2  # minimum length of a prefix that is answered by a refusal

CARD = re.compile(f"[{''.join(COLOURS)}]\\d+")

NO_NUMBER = re.compile(r"[-+]\s*\d|\d+[.,]\d")  # larger numbers have no meaning

Meanings = list[set[str]]
Label = Callable[[int], str]  # an action as text in the reader's language


@dataclass(frozen=True)
class ParseResult:
    """The result: a legal action, several to choose from, an illegal one, or nothing."""

    legal: tuple[int, ...] = ()
    refused: int | None = None


class InputParser:
    """Parses actions, given the notation of all of them."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = [fold(text) for text in words]
        self._parts = [tuple(WORD.findall(text)) for text in self._words]
        firsts = {parts[0] for parts in self._parts}
        self.verbs = frozenset(word for word in firsts if word.isalpha() and len(word) > 1)
        self._lexicon = Vocabulary(self.verbs)

    def read(self, legal: Sequence[int], text: str, label: Label) -> ParseResult:
        """The meaning of the text, given the legal actions; `label` describes an action in words."""
        text = fold(text.strip())
        if not text:
            return ParseResult(self.usual(legal))
        if NO_NUMBER.match(text):
            return ParseResult()
        exact = [action for action in legal if self._words[action] == text]
        if exact:
            return ParseResult(tuple(exact))
        ways = [self._lexicon.meanings(text, prefixes) for prefixes in (False, True)]
        for meanings in filter(None, ways):
            found = self._among_legal(meanings, legal) or self._by_label(meanings, legal, label)
            if found:
                return found
        for meanings in filter(None, ways[: 1 if len(text) < SHORTEST else 2]):
            action = self._illegal(meanings)
            if action is not None:
                return ParseResult(refused=action)
        return ParseResult()

    def begins(self, legal: Iterable[int], word: str) -> bool:
        """Whether a whole word is the verb of something legal."""
        meanings = self._lexicon.meanings(word)
        verbs = {self._parts[action][0] for action in legal}
        return len(meanings) == 1 and bool(meanings[0] & self.verbs & verbs)

    def usual(self, legal: Sequence[int]) -> tuple[int, ...]:
        """The meaning of an empty line: the only legal action, or to draw; otherwise none."""
        if len(legal) == 1:
            return tuple(legal)
        return tuple(action for action in legal if self._words[action] == DRAW)

    # --- legal actions -------------------------------------------------------------------------

    def _among_legal(self, meanings: Meanings, legal: Sequence[int]) -> ParseResult | None:
        found = self._exactly(meanings, legal) or self._mentioning(meanings, legal)
        found = found or [a for a in legal if _within(meanings, _with_colours(self._parts[a]))]
        if found and self._bare(meanings):
            return self._card_alone(meanings, found, legal)
        return ParseResult(tuple(found)) if found else None

    def _card_alone(self, meanings: Meanings, found: list[int], legal: Sequence[int]) -> ParseResult:
        """A card without a verb is played; it is discarded only if no card can be played."""
        plays = self._plays(found)
        if plays or not self._plays(legal):
            return ParseResult(tuple(plays or found))
        meant = self._plays(self._mentioning(meanings, range(len(self._words))))
        return ParseResult(refused=meant[0]) if meant else ParseResult(tuple(found))

    def _by_label(self, meanings: Meanings, legal: Sequence[int], label: Label) -> ParseResult | None:
        """Match words of the action's description, too: "take red 5" where the notation says "take R"."""
        found = []
        for action in legal:
            told = self._lexicon.meanings(label(action))
            if _within(meanings, set(self._parts[action]).union(*told)):
                found.append(action)
        return ParseResult(tuple(found)) if found else None

    # --- illegal actions -----------------------------------------------------------------------

    def _illegal(self, meanings: Meanings) -> int | None:
        """The action that was probably meant, so that its refusal can be explained."""
        every = range(len(self._words))
        mentioning = self._mentioning(meanings, every)
        if self._bare(meanings):
            found = self._plays(mentioning) or mentioning
        else:
            found = self._exactly(meanings, every) or mentioning
        verbs = {self._parts[action][0] for action in found}
        return found[0] if len(verbs) == 1 else None

    # --- sets of actions -----------------------------------------------------------------------

    def _bare(self, meanings: Meanings) -> bool:
        return not any(self.verbs & meant for meant in meanings)

    def _plays(self, actions: Iterable[int]) -> list[int]:
        return [action for action in actions if self._parts[action][0] == PLAY]

    def _exactly(self, meanings: Meanings, actions: Iterable[int]) -> list[int]:
        found = self._mentioning(meanings, actions)
        return [action for action in found if len(self._parts[action]) == len(meanings)]

    def _mentioning(self, meanings: Meanings, actions: Iterable[int]) -> list[int]:
        return [action for action in actions if _within(meanings, set(self._parts[action]))]


def _with_colours(parts: tuple[str, ...]) -> set[str]:
    """The words of an action, and the colours of its cards: "red" means any red card."""
    return {*parts, *(part[0] for part in parts if CARD.fullmatch(part))}


def _within(meanings: Meanings, words: set[str]) -> bool:
    return all(meant & words for meant in meanings)

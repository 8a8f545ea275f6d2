"""Actions are ints; a set of actions is a few words of bits.

A game numbers its actions in spans ("play" 0–54, "discard" 55–109, …) and packs the spans into words
of at most 62 bits. `legal_actions` returns one int per word: bit i of word w stands for the action
`starts[w] + i`. Such a set is as cheap in plain Python as it is compiled.
"""

from dataclasses import dataclass

from keltis.core.bits import count, members, nth
from keltis.core.dialect import rule
from keltis.core.luck import Luck, below

Words = tuple[int, ...]
MOST = 62  # actions that a word holds at most


@rule
def how_many(words: Words) -> int:
    """The number of actions in the set."""
    total = 0
    for w in range(len(words)):
        total += count(words[w])
    return total


@rule
def choice(starts: Words, words: Words, k: int) -> int:
    """The k-th action of the set, counted from 0 in ascending order."""
    for w in range(len(words)):
        here = count(words[w])
        if k < here:
            return starts[w] + nth(words[w], k)
        k -= here
    return -1


@rule
def contains(starts: Words, words: Words, action: int) -> bool:
    """Whether the action is in the set."""
    for w in range(len(words) - 1, -1, -1):
        if action >= starts[w]:
            # Compiled, a shift by more than a word's length gives anything; no word has the bit MOST.
            return words[w] >> min(action - starts[w], MOST) & 1 == 1
    return False


def any_of(starts: Words, words: Words, luck: Luck) -> int:
    """Any action of the set, all alike: what `choice` gives for a random k, sooner in plain Python."""
    total = 0
    for word in words:
        total += word.bit_count()
    k = below(luck, total)
    for w, word in enumerate(words):
        here = word.bit_count()
        if k < here:
            return starts[w] + nth(word, k)
        k -= here
    return -1


def listed(starts: Words, words: Words) -> list[int]:
    """The actions of the set, ascending."""
    return [start + bit for start, word in zip(starts, words, strict=True) for bit in members(word)]


@dataclass(frozen=True)
class Span:
    """Consecutive actions of one kind, e.g. "discard" with one action per card."""

    name: str
    start: int
    size: int


class Actions:
    """The numbering of a game's actions: spans, and the words they are packed into.

    What the seats decide comes first; `chance` names the first span of what chance does.

    >>> table = Actions([("play", 55)], [("pass", 1), ("draw", 1), ("card", 55)], chance="card")
    >>> table.starts, table.size, table["draw"], table.decisions
    ((0, 55), 112, 56, 57)
    >>> table.span(56).name
    'draw'
    """

    def __init__(self, *words: list[tuple[str, int]], chance: str = "") -> None:
        self.spans: list[Span] = []
        starts = []
        self.size = 0
        for word in words:
            starts.append(self.size)
            if sum(size for _, size in word) > MOST:
                raise ValueError(f"a word holds at most {MOST} actions")
            for name, size in word:
                self.spans.append(Span(name, self.size, size))
                self.size += size
        self.starts: Words = tuple(starts)
        self.decisions = self[chance] if chance else self.size

    def __getitem__(self, name: str) -> int:
        return next(span.start for span in self.spans if span.name == name)

    def span(self, action: int) -> Span:
        """The span in which the action lies."""
        for span in self.spans:
            if span.start <= action < span.start + span.size:
                return span
        raise ValueError(f"no action {action}: the actions are 0 to {self.size - 1}")

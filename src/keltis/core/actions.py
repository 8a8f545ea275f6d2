"""Actions are ints; a set of actions is a bit set in a few machine words.

A game numbers its actions in spans ("play" 0–54, "discard" 55–109, …) and packs the spans into words
of at most 62 bits. `legal_actions` returns an `ActionSet`, one int per word: bit i of word w stands for the
action `starts[w] + i`. Such a set is cheap in plain Python as well as compiled.
"""

from dataclasses import dataclass

from keltis.core.bits import count, members, nth
from keltis.core.dialect import rule
from keltis.core.rng import Rng, below

ActionSet = tuple[int, ...]  # one bit set per word
MOST = 62  # actions per word; the bits of a signed 64-bit int, less one for `contains`


@rule
def how_many(actions: ActionSet) -> int:
    """The number of actions in a set."""
    total = 0
    for w in range(len(actions)):
        total += count(actions[w])
    return total


@rule
def choice(starts: tuple[int, ...], actions: ActionSet, k: int) -> int:
    """The k-th action of the set, counted from 0 in ascending order."""
    for w in range(len(actions)):
        here = count(actions[w])
        if k < here:
            return starts[w] + nth(actions[w], k)
        k -= here
    return -1


@rule
def contains(starts: tuple[int, ...], actions: ActionSet, action: int) -> bool:
    """Whether an action is in a set."""
    for w in range(len(actions) - 1, -1, -1):
        if action >= starts[w]:
            # In machine code a shift by the word length or more is undefined; bit MOST is never set.
            return actions[w] >> min(action - starts[w], MOST) & 1 == 1
    return False


def any_of(starts: tuple[int, ...], actions: ActionSet, rng: Rng) -> int:
    """A random action of the set, uniformly distributed; in plain Python faster than `choice`."""
    total = 0
    for word in actions:
        total += word.bit_count()
    k = below(rng, total)
    for w, word in enumerate(actions):
        here = word.bit_count()
        if k < here:
            return starts[w] + nth(word, k)
        k -= here
    return -1


def listed(starts: tuple[int, ...], actions: ActionSet) -> list[int]:
    """The actions of a set, ascending."""
    return [start + bit for start, word in zip(starts, actions, strict=True) for bit in members(word)]


@dataclass(frozen=True)
class Span:
    """Consecutive actions of one kind, e.g. "discard" with one action per card."""

    name: str
    start: int
    size: int


class Actions:
    """The numbering of a game's actions: spans, and the words they are packed into.

    Decisions of the seats come first; `chance` names the first span of chance actions.

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
        self.starts: tuple[int, ...] = tuple(starts)
        self.decisions = self[chance] if chance else self.size

    def __getitem__(self, name: str) -> int:
        return next(span.start for span in self.spans if span.name == name)

    def span(self, action: int) -> Span:
        """The span in which the action lies."""
        for span in self.spans:
            if span.start <= action < span.start + span.size:
                return span
        raise ValueError(f"no action {action}: the actions are 0 to {self.size - 1}")

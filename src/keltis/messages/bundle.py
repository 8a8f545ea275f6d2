"""The messages of one language, parsed lazily: parsing all of them takes longer than most commands run."""

import re
from collections.abc import Iterator
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(
    r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE
)  # the continuation lines of a message are indented
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms in a text, each with its id, as it is referred to."""
    starts = [*ENTRY.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start.group(1), text[start.start() : end]


class Bundle:
    """A Fluent bundle that parses each message at its first use."""

    def __init__(self, language: str) -> None:
        self._read = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Add messages; those that are known already stay as they are."""
        for name, entry in entries(text):
            self._unread.setdefault(name, entry)

    def knows(self, id: str) -> bool:
        self._look(id)
        return bool(self._read.has_message(id))

    def format(self, id: str, args: dict[str, int | str]) -> tuple[str, list[Exception]]:
        """A message as text, and the errors in it; LookupError if there is no such message."""
        self._look(id)
        pattern: Any = self._read.get_message(id).value
        if pattern is None:
            raise LookupError(id)
        words, errors = self._read.format_pattern(pattern, args)
        return str(words), errors

    def _look(self, id: str) -> None:
        """Read a message and all that it refers to; several threads may do so at the same time."""
        if id not in self._unread:
            return
        wanted, found = [id], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name in self._unread and name not in found:
                found[name] = self._unread.get(name, "")
                wanted += REFERENCE.findall(found[name])
        for text in found.values():
            self._read.add_resource(FluentResource(text))
        for name in found:
            self._unread.pop(name, None)

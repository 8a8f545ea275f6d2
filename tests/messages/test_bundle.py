"""Lazily parsed messages are the same as those parsed all at once."""

from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from keltis.messages import LANGUAGES
from keltis.messages.bundle import Bundle, entries

TEXT = """
# Referring to others, which stand behind it.
-land = Ireland
greeting = { $name } of { -land }, { -land } of { $name }: { farewell }
farewell =
    Go well,
    { $name }!
# The end.
nothing =
    .but = an attribute
"""


def read(text: str) -> dict[str, Any]:
    """Messages and terms by their ids, all read at once."""
    found = [entry for entry in FluentResource(text).body if isinstance(entry, Message | Term)]
    return {f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name: entry for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_read_alone_is_the_same(language: str) -> None:
    texts = [
        file.read_text("utf-8")
        for file in (files("keltis.messages") / language).iterdir()
        if ".ftl" in file.name
    ]
    for text in texts:
        whole, apart = read(text), dict(entries(text))
        assert list(apart) == list(whole)
        for name, entry in apart.items():
            alone = read(entry)
            assert list(alone) == [name]
            assert alone[name].equals(whole[name], ignored_fields=["span", "comment"]), name


def test_what_a_message_refers_to_is_read_with_it() -> None:
    bundle = Bundle("en")
    bundle.add(TEXT)
    words = "Maeve of Ireland, Ireland of Maeve: Go well,\nMaeve!"
    assert bundle.format("greeting", {"name": "Maeve"}) == (words, [])
    assert bundle.format("farewell", {"name": "Cú"}) == ("Go well,\nCú!", [])


def test_what_is_known_stays_as_it_is() -> None:
    bundle = Bundle("en")
    bundle.add(TEXT)
    for read_before in (False, True):
        bundle.add("farewell = Away with you!" if read_before else "farewell = Away!")
        assert bundle.format("farewell", {"name": "Cú"})[0] == "Go well,\nCú!"


def test_there_are_only_messages_with_words() -> None:
    bundle = Bundle("en")
    bundle.add(TEXT)
    assert bundle.knows("farewell")
    assert not bundle.knows("land")
    assert not bundle.knows("unknown")
    for name in ("unknown", "nothing", "land"):
        with pytest.raises(LookupError):
            bundle.format(name, {})

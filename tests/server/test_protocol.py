"""The protocol: documents are current, frames match the schema, and other frames are rejected."""

import json
from functools import cache
from pathlib import Path
from typing import get_args

import jsonschema
import msgspec
import pytest

from keltis import GAMES
from keltis.core.seats import SPECTATOR
from keltis.server.protocol.reference import renewed
from keltis.server.protocol.schema import schema, text
from keltis.table import commands, frames, render
from keltis.table.commands import PHRASES, AnyMessage, Phrase
from keltis.table.shared_view import Showing
from tests.contract.tables import Case as Wanted
from tests.contract.tables import tables
from tests.table.company import fresh, plainly, play_on, seated, send

DOCS = Path(__file__).parents[2] / "docs"
read = msgspec.json.Decoder(AnyMessage).decode


@cache
def validator(part: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**schema(), "$ref": f"#/$defs/{part}"})


def test_the_schema_in_the_documents_is_up_to_date() -> None:
    assert (DOCS / "protocol.schema.json").read_text("utf-8") == text()


def test_the_page_about_the_protocol_is_up_to_date() -> None:
    page = (DOCS / "protocol.md").read_text("utf-8")
    assert renewed(page) == page


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


def test_every_reference_leads_somewhere() -> None:
    parts = schema()["$defs"]
    referred = set(json.dumps(parts).split('"#/$defs/')[1:])
    assert {name.partition('"')[0] for name in referred} <= set(parts)


@pytest.mark.parametrize("wanted", tables(GAMES), ids=str)
def test_every_frame_keeps_to_the_schema(wanted: Wanted) -> None:
    check = validator("ToClient")
    table = seated(wanted.game.name, wanted.players, options=dict(wanted.options))
    for number in range(2):
        play_on(table, number, most=9)
        for viewer in (SPECTATOR, table.mover or 0):
            check.validate(plainly(render.snapshot(table, viewer)))
            check.validate(plainly(table.since(table.version - 6, viewer)))
            check.validate(plainly(render.outlook(table, viewer)))
            assert table.play is not None
            before, after = Showing(table.play), Showing(table.play)
            before.position(viewer)
            told = (table.recent[-1][1][viewer],)
            check.validate(json.loads(render.changed(table, told, viewer, "", before, after)))
    for command in (
        commands.Move(fresh(), table.version, "fly"),
        commands.Move(fresh(), 1, "fly"),
        commands.Say(fresh(), "hello"),
        commands.Quick(fresh(), "hello"),
    ):
        for _, frame in send(table, 0, command).frames:
            check.validate(plainly(frame))
    check.validate(plainly(render.around(table)))
    check.validate(plainly(frames.Sync("t1", 3)))
    check.validate(plainly(frames.Pulse(3)))


def test_the_phrases_are_those_of_the_type() -> None:
    assert get_args(Phrase) == PHRASES


GOOD = [
    {"type": "hello", "table_id": "abc"},
    {"type": "hello", "table_id": "abc", "since": 3, "seat": 1, "key": "x"},
    {"type": "beat"},
    {"type": "visible", "yes": False},
    {"type": "move", "id": "a-1", "v": 3, "action": "play R5"},
    {"type": "say", "id": "a", "text": "hi"},
    {"type": "sit", "id": "a", "seat": 0, "name": "Ada", "nonce": "7"},
]
BAD = [
    {},
    {"type": "fly"},
    {"type": "visible"},
    {"type": "visible", "yes": 0},
    {"type": "move", "id": "a", "v": 3},
    {"type": "move", "id": "a", "v": 3, "action": "x", "seat": 1},
    {"type": "move", "id": "a", "v": "3", "action": "x"},
    {"type": "move", "id": "a", "v": 3.5, "action": "x"},
    {"type": "move", "id": "a", "v": -1, "action": "x"},
    {"type": "move", "id": "a", "v": 2**64, "action": "x"},
    {"type": "move", "id": "a", "v": True, "action": "x"},
    {"type": "move", "id": "", "v": 3, "action": "x"},
    {"type": "move", "id": "a" * 37, "v": 3, "action": "x"},
    {"type": "move", "id": "a b", "v": 3, "action": "x"},
    {"type": "move", "id": "a\n", "v": 3, "action": "x"},
    {"type": "move", "id": 7, "v": 3, "action": "x"},
    {"type": "move", "id": "a", "v": 3, "action": "x" * 61},
    {"type": "move", "id": "a", "v": 3, "action": ["x"]},
    {"type": "sit", "id": "a", "seat": 4},
    {"type": "sit", "id": "a", "seat": -3},
    {"type": "say", "id": "a", "text": ""},
    {"type": "say", "id": "a", "text": "x" * 401},
    {"type": "quick", "id": "a", "phrase": "insult"},
    {"type": "hello", "table_id": "../etc"},
    {"type": "hello", "table_id": "abc", "since": 10**400},
    [],
    "hello",
    None,
    7,
]


@pytest.mark.parametrize("message", GOOD, ids=str)
def test_what_keeps_to_the_protocol_is_read(message: object) -> None:
    validator("ToServer").validate(message)
    assert read(json.dumps(message))


@pytest.mark.parametrize("message", BAD, ids=lambda message: str(message)[:50])
def test_what_does_not_keep_to_the_protocol_is_not_read(message: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(json.dumps(message))
    assert not validator("ToServer").is_valid(message)

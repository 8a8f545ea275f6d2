"""Records: exact errors for every kind of damage, and lossless writing."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keltis import GAMES, Play, game_named
from keltis.bots import BOTS, ask
from keltis.core.record import Record, RecordError, clean, record_of
from keltis.core.record_file import MAX_LINE, as_jsonl, as_text, read_records, read_stream
from keltis.core.rng import seeded_rng

KELTIS = game_named("keltis")


def played(seed: int, actions: int = 10_000, players: int = 2) -> Record:
    play = Play(KELTIS, players)
    rng = seeded_rng(seed)
    while not play.over and len(play.actions) < actions:
        play.settle(rng)
        if not play.over:
            play.do(ask(BOTS["greedy"], play, rng))
    return record_of(play, ["Ada", "Bob", "Cy", "Di"][:players], {"event": "evening at home"})


FINISHED = played(1)
TEXT = as_text(FINISHED)
JSONL = as_jsonl(FINISHED)


def read(data: bytes | str) -> list[Record]:
    return list(read_stream(io.BytesIO(data if isinstance(data, bytes) else data.encode()), GAMES))


def complaint(data: bytes | str) -> str:
    with pytest.raises(RecordError) as caught:
        read(data)
    said = str(caught.value)
    assert "\n" not in said
    return said


def replaced(number: int, text: str) -> str:
    """The finished record with another line `number`."""
    lines = TEXT.splitlines()
    lines[number - 1] = text
    return "\n".join(lines) + "\n"


def test_a_finished_record_reads_back() -> None:
    [record] = read(TEXT)
    assert record.play.actions == FINISHED.play.actions
    assert record.names == ("Ada", "Bob")
    assert record.header.tags == {"event": "evening at home"}


@given(st.integers(0, 10**6), st.integers(0, 200), st.integers(2, 4))
@settings(max_examples=30, deadline=None)
def test_any_unfinished_game_reads_back_in_both_forms(seed: int, actions: int, players: int) -> None:
    record = played(seed, actions, players)
    for written in (as_text(record), as_jsonl(record)):
        [again] = read(written)
        assert as_text(again) == as_text(record)
        assert as_jsonl(again) == as_jsonl(record)
        assert again.play.state == record.play.state


@given(st.text(max_size=80))
def test_any_name_becomes_one_tidy_line(name: str) -> None:
    tidy = clean(name)
    assert tidy.isprintable()
    assert tidy == clean(tidy)
    record = record_of(Play(KELTIS, 2), [name, "Bob"], {name: name})
    for written in (as_text(record), as_jsonl(record)):
        [again] = read(written)
        assert again.header == record.header


def test_several_records_stand_in_one_file() -> None:
    assert len(read(TEXT + "\n" + TEXT)) == 2
    assert len(read(JSONL + JSONL)) == 2


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "line 1: the file is empty"),
        (b"\x00\x01\x02", "line 1: the line does not end"),
        (b"\xff\xfe\n", "line 1: this is not text"),
        (b"keltis\x07record 1\n", "line 1: the character U+0007 may not stand"),
        (b"keltis-record 1\r\n", "line 1: the line ends with CR LF"),
        ("\ufeffkeltis-record 1\n", "line 1: the character U+FEFF"),
        (b"x" * (MAX_LINE + 5), "line 1: the line has more than"),
        ("hello\n", "line 1: a record begins with"),
        ("keltis-record 2\n", "line 1: this is format 2"),
        ("keltis-record 1\n", "line 2: a line “game: …” is needed"),
        (replaced(2, "game: chess"), "line 2: there is no game “chess”"),
        (
            replaced(3, "rules: 2"),
            "line 3: the game was played by version 2 of the rules of keltis; only version 1",
        ),
        (replaced(3, "rules: one"), "line 3: “one” is not a number"),
        (
            replaced(4, "board: standard 000000000000"),
            "line 4: the game was played on the board “standard 000000000000”",
        ),
        (replaced(4, "board: 75631a531b17"), "line 4: “” is not fit for a line"),
        (replaced(4, "board: standard 75631a531b17\noption x: y"), "line 5: the board cannot be used"),
        (replaced(6, "seat 2: Bob"), "line 6: a line “seat 1: …” is needed"),
        (replaced(6, "seat 1:  Bob"), "line 6: “ Bob” is not fit for a line: 1 to 60"),
        (replaced(6, f"seat 1: {'B' * 61}"), "is not fit for a line: 1 to 60"),
        (replaced(7, "tag a: b\ntag a: c"), "line 8: “a” is given twice"),
        (replaced(7, "tag event"), "line 7: a line needs the form"),
        (replaced(8, "turn 1 seat 0: draw"), "line 8: an empty line is needed"),
        (replaced(9, "tiles: wish"), "line 10: “deal 0” stands where “tiles” should"),
        (replaced(9, "tiles"), "line 9: a line needs the form"),
        (replaced(12, "turn 1 seat 0: play R11"), "line 12: “play R11” is not legal here, rule C3"),
        (replaced(12, "turn 1 seat 0: draw"), "line 12: “draw” is not legal here, rule C3"),
        (replaced(12, "turn 1 seat 1: draw"), "line 12: “turn 1 seat 1” stands where “turn 1 seat 0”"),
        (TEXT + "\n", "an empty line stands only between two records"),
        (TEXT + "end goal: 1, 2\n", "nothing may follow the result"),
        (TEXT[:500], "the line does not end: the file is cut off"),
        ("\n".join(TEXT.splitlines()[:-1]) + "\n", "its result is missing"),
        ("\n".join([*TEXT.splitlines()[:-1], "end goal: 0, 0"]) + "\n", "the result is not right"),
        ("{}\n", "line 1: a record begins with"),
        ("{\n", "line 1: this is not one JSON object"),
        ('{"keltis-record": 1}\n', "line 1: this is not one JSON object"),
        ('{"keltis-record":1}\n', "line 1: the line must have exactly the fields"),
        ("[" * 60000 + "\n", "line 1: a record begins with"),
        ('{"a":' * 10000 + "\n", "line 1: this is not one JSON object"),
        (JSONL.replace('"rules":1', '"rules":7', 1), "version 7"),
        (JSONL.replace('"seats":["Ada"', '"seats":[1', 1), "line 1: texts are needed here"),
        (JSONL.replace('"tags":{"event":"evening at home"}', '"tags":[]', 1), "texts are needed here"),
        (JSONL.replace('"actions":[', '"actions":[7,', 1), "line 2: texts are needed here"),
        (
            JSONL.replace('{"turn":"tiles"', '{"turn":"x","actions":[]}\n{"turn":"tiles"', 1),
            "line 2: a line needs",
        ),
        (JSONL.replace('"board":"standard"', '"board":"a  b "', 1), "line 1: “a  b ” is not fit"),
        (JSONL.replace('{"event":', '{"x: y":', 1), "line 1: “x: y” is not fit"),
        (JSONL.replace('"turn":"tiles"', r'"turn":"\u001b[31m"', 1), "line 2: “\ufffd[31m” stands where"),
        (JSONL.replace('"game":"keltis"', r'"game":"\u001b"', 1), "there is no game “\ufffd”"),
        (TEXT + "\n" + JSONL, "a record begins with"),
        (JSONL + TEXT, "this is not one JSON object"),
    ],
)
def test_damage_gets_an_exact_complaint(data: bytes | str, said: str) -> None:
    assert said in complaint(data)


def test_an_action_split_over_two_lines_is_refused() -> None:
    lines = TEXT.splitlines()
    first, second = lines[9].rsplit(", ", 1)
    lines[9:10] = [first, f"deal 0: {second}"]
    assert "line 11: “deal 0” must stand on one line" in complaint("\n".join(lines) + "\n")


def test_a_missing_file_and_a_folder_are_complaints(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(RecordError, match="cannot be read"):
            list(read_records(path, GAMES))


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_random_damage_is_a_complaint_or_still_the_same_bytes(data: st.DataObject) -> None:
    source = data.draw(st.sampled_from([TEXT, JSONL])).encode()
    at = data.draw(st.integers(0, len(source)))
    cut = data.draw(st.integers(0, 40))
    put = data.draw(st.binary(max_size=6))
    damaged = source[:at] + put + source[at + cut :]
    write: Callable[[Record], str] = as_jsonl if source.startswith(b"{") else as_text
    try:
        records = read(damaged)
    except RecordError:
        return
    join = "" if write is as_jsonl else "\n"
    assert join.join(map(write, records)).encode() == damaged


def test_the_two_forms_say_the_same() -> None:
    text_turns = [line.split(": ", 1) for line in TEXT.splitlines()[8:]]
    json_turns = [json.loads(line) for line in JSONL.splitlines()[1:]]
    assert [[turn["turn"], ", ".join(turn["actions"])] for turn in json_turns] == text_turns

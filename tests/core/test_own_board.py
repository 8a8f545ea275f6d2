"""Own boards as text: one form, complaints about everything else, and records that carry them."""

import io
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from keltis import GAMES, game_named
from keltis.core.board_file import MAX_OWN, BoardError
from keltis.core.own_board import checked
from keltis.core.play import Play
from keltis.core.playout import random_action
from keltis.core.record import Record, RecordError, record_of
from keltis.core.record_file import as_jsonl, as_text, read_stream
from keltis.core.rng import seeded_rng

KELTIS = game_named("keltis")
TEXT = KELTIS.board_file.read_text("utf-8")
EARLY = TEXT.replace("goal = 7 ", "goal = 6 ").replace('"standard"', '"early"')
PATIENCE = 2.0  # seconds; without the limits the worst of these texts takes far longer

HOSTILE = {
    "too long": "#" * (MAX_OWN + 1),
    "deep list": 'game = "keltis"\nname = "x"\npaths = ' + "[" * 16_000,
    "dotted key": 'game = "keltis"\nname = "x"\npaths.goal' + ".a" * 7_000 + " = 1",
    "dotted provenance": TEXT + "\n[provenance.z" + ".a" * 6_000 + "]\n",
    "many dotted keys": 'game = "keltis"\nname = "x"\n'
    + "\n".join(f"{'a.' * 100}b{i} = 1" for i in range(70)),
    "many tables": 'game = "keltis"\nname = "x"\n' + "[[a]]\n" * 2_700,
    "deep table": TEXT.replace("goal = 7 ", "goal" + ".a" * 200 + " = 7 "),
    "huge number": TEXT.replace("goal = 7 ", "goal = 0x" + "f" * 400 + " "),
    "not a number": TEXT.replace("goal = 7 ", "goal = nan "),
    "a date": TEXT.replace("goal = 7 ", "goal = 2020-01-01 "),
    "long key": TEXT + '"' + "y" * 450 + '" = 1',
    "untidy name": TEXT.replace('"standard"', '"a  b"'),
    "another game": TEXT.replace('game = "keltis"', 'game = "chess"'),
    "NUL": "\0",
    "nothing": "",
}


def played(text: str, actions: int = 60) -> Record:
    """A game on an own board."""
    own = checked(text, GAMES)
    play, rng = Play(own.game, 2, own.board), seeded_rng(1)
    while not play.over and len(play.actions) < actions:
        play.do(random_action(own.game, own.board.board, play.state, rng))
    return record_of(play, ["Ada", "Ben"])


@pytest.mark.parametrize(
    "path", [path for game in GAMES for path in (game.board_file, *game.miniatures().values())]
)
def test_every_board_has_one_form(path: Path) -> None:
    own = checked(path.read_text("utf-8"), GAMES)
    assert checked(own.toml, GAMES).toml == own.toml
    assert checked(own.toml, GAMES).board.fingerprint == own.game.load_board(path).fingerprint
    assert "#" not in own.toml
    assert "provenance" not in own.toml


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_texts_are_refused_quickly_and_shortly(text: str) -> None:
    began = time.process_time()
    with pytest.raises(BoardError) as complaint:
        checked(text, GAMES)
    assert time.process_time() - began < PATIENCE
    assert len(str(complaint.value)) < 300


def test_a_complaint_names_its_place() -> None:
    with pytest.raises(BoardError) as complaint:
        checked(TEXT.replace("-4, -3, -2", "-4, -99, -2"), GAMES)
    assert complaint.value.place == "paths.values[1]"
    assert complaint.value.why == "-99 is not between -60 and 60"


@pytest.mark.parametrize("write", [as_text, as_jsonl])
def test_a_record_carries_its_own_board(write: Callable[[Record], str]) -> None:
    text = write(played(EARLY))
    [read] = read_stream(io.BytesIO(text.encode()), GAMES)
    assert read.play.named_board.name == "early"
    assert read.play.board.goal == 6
    assert write(read) == text


def test_the_board_in_a_record_must_be_the_one_it_names() -> None:
    text = as_text(played(EARLY))
    with pytest.raises(RecordError, match="name its file"):
        list(read_stream(io.BytesIO(text.replace('"goal":6', '"goal":7').encode()), GAMES))
    for broken in ('"goal": 6', '"goal":99', '"goal":' + "[" * 900):
        with pytest.raises(RecordError, match="line 5"):
            list(read_stream(io.BytesIO(text.replace('"goal":6', broken).encode()), GAMES))


def test_records_of_other_boards_do_not_grow() -> None:
    assert "content" not in as_text(played(TEXT))
    tiny = KELTIS.miniatures()["tiny"].read_text("utf-8")
    assert "content" not in as_text(played(tiny))

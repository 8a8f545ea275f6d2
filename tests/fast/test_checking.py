"""Compiled checking of records reports exactly the errors of the plain reader."""

import io
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from keltis import GAMES
from keltis.checking.compiled import Headings, check_compiled
from keltis.checking.plain import check_plainly
from keltis.core.game import AnyGame
from keltis.core.play import Play
from keltis.core.record import Record, RecordError, record_of
from keltis.core.record_file import as_jsonl, as_text
from keltis.simulation.plain import Plan, outcomes
from tests.contract.tables import Case, random_positions, tables
from tests.games.goldens import kept

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_form = pytest.mark.parametrize("form", ["text", "jsonl"])
NAMES = ["Ada", "Björn", "Вера", "D"]


def tables_of(game: AnyGame) -> list[Case]:
    return [table for table in tables(GAMES) if table.game is game]


@cache
def records(table: Case, games: int, seed: int) -> list[Record]:
    """Random games."""
    board = table.open().named_board
    plan = Plan(table.game.name, board, ("random",) * table.players, seed)
    found = []
    for game in outcomes(plan, games, compiled=True):
        play = Play(table.game, table.players, board)
        for action in game.actions:
            table.game.rules.apply_action(play.board, play.state, action)
        play.actions = list(game.actions)
        found.append(record_of(play, NAMES[: table.players]))
    return found


def written(table: Case, games: int, form: str, seed: int) -> list[str]:
    """Records of random games as text."""
    write = as_text if form == "text" else as_jsonl
    return [write(record) for record in records(table, games, seed)]


def joined(texts: list[str], form: str) -> str:
    return ("\n" if form == "text" else "").join(texts)


def verdict(text: str, compiled: bool) -> int | tuple[int, str]:
    """The number of valid games, or the line and message of the first error."""
    file = io.BytesIO(text.encode())
    check = check_compiled if compiled else check_plainly
    try:
        return check(file, GAMES, None, lambda done: None)
    except RecordError as error:
        return error.line, str(error)


@every_game
@every_form
def test_hundreds_of_games_are_good(game: AnyGame, form: str) -> None:
    games = 300 // len(tables_of(game))
    texts = [text for table in tables_of(game) for text in written(table, games, form, 71)]
    assert verdict(joined(texts, form), compiled=True) == len(texts) >= 270


@every_game
def test_no_good_game_is_read_twice(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def complain(*_: object) -> None:
        raise AssertionError("a good game looked bad")

    monkeypatch.setattr("keltis.checking.compiled.Inspector._read_again", complain)
    for form in ("text", "jsonl"):
        texts = [text for table in tables_of(game) for text in written(table, 2, form, 72)]
        assert verdict(joined(texts, form), compiled=True) == len(texts)


@every_game
def test_kept_games_are_good(game: AnyGame) -> None:
    texts = [file.read_text("utf-8") for file in kept(game).files()]
    assert verdict(joined(texts, "text"), compiled=True) == len(texts)


@every_game
def test_unfinished_games_are_good(game: AnyGame) -> None:
    (text,) = written(tables_of(game)[0], 1, "text", 73)
    lines = text.splitlines(keepends=True)
    cut = ["".join(lines[:length]) for length in range(lines.index("\n") + 2, len(lines) - 1, 9)]
    assert verdict(joined(cut, "text"), compiled=True) == len(cut) > 3


def spoiled(text: str, rng: np.random.Generator) -> str:
    """The text with a random error."""
    lines = text.splitlines(keepends=True)
    at = int(rng.integers(len(lines)))
    other = int(rng.integers(len(lines)))
    words = lines[at].split(" ")
    match int(rng.integers(9)):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = lines[at][: len(lines[at]) // 2] + "\n"
        case 4:
            lines[at] = " ".join([*words[:-1], words[int(rng.integers(len(words)))].strip()]) + "\n"
        case 5:
            digits = [i for i, c in enumerate(lines[at]) if c.isdigit()] or [0]
            i = digits[int(rng.integers(len(digits)))]
            lines[at] = lines[at][:i] + str(rng.integers(10)) + lines[at][i + 1 :]
        case 6:
            lines[at] = (
                lines[at].rstrip("\n") + ", " + lines[other].split(": ")[-1].split(", ")[0].strip() + "\n"
            )
        case 7:
            return "".join(lines)[: int(rng.integers(len(text)))]
        case _:
            lines[at] = lines[at].replace(", ", "\n", 1)
    return "".join(lines)


@every_game
@every_form
def test_faults_are_found_in_the_same_line_with_the_same_words(game: AnyGame, form: str) -> None:
    rng = np.random.default_rng(74)
    found = set()
    texts = [text for table in tables_of(game)[:2] for text in written(table, 2, form, 74)]
    for _ in range(40):
        text = spoiled(joined(texts, form), rng)
        plain = verdict(text, compiled=False)
        assert verdict(text, compiled=True) == plain
        found.add(plain)
    assert len(found) > 20


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_a_heading_depends_on_nothing_but_turn_seat_and_phase(table: Case) -> None:
    headings = Headings(table.open())
    for play, _ in random_positions(table, 75):
        s = play.state
        assert headings[s.turn << 16 | s.seat << 8 | s.phase] == table.game.texts.heading(s)


def test_an_empty_file_is_bad() -> None:
    assert verdict("", compiled=True) == verdict("", compiled=False)


def test_a_file_may_hold_games_of_all_kinds(tmp_path: Path) -> None:
    texts = [written(table, 1, "text", 76)[0] for table in tables(GAMES)]
    assert verdict(joined(texts, "text"), compiled=True) == len(texts)
    texts[-1] = texts[-1].replace("\nend ", "\nend s")
    assert verdict(joined(texts, "text"), compiled=True) == verdict(joined(texts, "text"), compiled=False)

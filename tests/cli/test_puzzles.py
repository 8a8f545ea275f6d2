"""`keltis puzzles`: check and play; making needs compiled code."""

from io import StringIO
from pathlib import Path

import pytest

from keltis.puzzles import puzzle_file
from tests.cli.run_command import Inside


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """A file with two puzzles."""
    path, found = tmp_path / "two.jsonl", puzzle_file.shipped("wuerfelspiel")
    assert found is not None
    puzzle_file.begin(path, found.header)
    for puzzle in found.puzzles[:2]:
        puzzle_file.append(path, puzzle)
    return path


def test_check(inside: Inside, two: Path) -> None:
    assert inside("puzzles", "check", str(two)).stdout.strip() == "Sound: 2 of 2"
    text = two.read_text("utf-8").replace('"opening"', '"night"').replace('"middle"', '"night"')
    two.write_text(text, "utf-8")
    done = inside("puzzles", "check", str(two))
    assert done.returncode == 2
    assert "line 2" in done.stderr
    two.write_text("[]", "utf-8")
    assert inside("puzzles", "check", str(two)).returncode == 2


def test_play(inside: Inside, two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    best = puzzle_file.read(two).puzzles[0].rated[0].actions[0]
    arguments = ("puzzles", "play", "wuerfelspiel", "--file", str(two), "--number", "1", "--plain")
    monkeypatch.setattr("sys.stdin", StringIO(f"{best}\nquit\n"))
    solved = inside(*arguments).stdout
    assert "Right, that is the best turn!" in solved
    monkeypatch.setattr("sys.stdin", StringIO("lösung\nende\n"))
    shown = inside(*arguments, "--lang", "de").stdout
    assert "Am besten: " in shown
    assert inside("puzzles", "play", "keltis", "--number", "9999").returncode == 2


def test_making_needs_compiled_code(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    done = inside("puzzles", "make", "keltis", "--out", "x.jsonl")
    assert done.returncode == 2
    assert "keltis warm --bots" in done.stderr

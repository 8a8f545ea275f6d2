"""Records on the command line: replays, broken files, and pipes that are closed early."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run_command import TIMEOUT, Inside, error_line, keltis
from tests.cli.terminal import environment


def test_a_replay_as_text(inside: Inside, records: Path) -> None:
    whole = inside("replay", str(records)).stdout
    assert "1. Greedy" in whole
    assert "The game is over" in whole
    assert not re.search(r" gets (red|yellow|pink|green|blue|a card)", whole)
    short = inside("replay", str(records), "--game", "2", "--to", "4", "--lang", "de").stdout
    assert "\n4. " in short
    assert "\n5. " not in short
    assert "Das Spiel ist aus" not in short
    own = inside("replay", str(records), "--seat", "greedy 2").stdout
    assert "Greedy 2 gets " in own
    assert not re.search(r"Greedy gets (red|yellow|pink|green|blue)", own)
    assert "Greedy 2: Your hand" in inside("replay", str(records), "--open").stdout


def test_a_replay_of_what_is_not_there(inside: Inside, records: Path) -> None:
    error_line(inside("replay", str(records), "--game", "4"))
    error_line(inside("replay", str(records), "--to", "4000"))
    error_line(inside("replay", str(records), "--seat", "Ada"))


# --- broken records ------------------------------------------------------------------------------


def damaged(records: Path, how: str, path: Path) -> Path:
    text = records.read_text().split("\n\n")[0] + "\n\n" + records.read_text().split("\n\n")[1] + "\n"
    if how == "directory":
        path.mkdir()
    elif how == "long":
        with path.open("wb") as file:
            for _ in range(100):
                file.write(b"x" * 1_000_000)
    elif how == "binary":
        path.write_bytes(bytes(range(256)) * 10)
    else:
        new = {
            "empty": "",
            "cut": text[: len(text) // 2],
            "version": text.replace("keltis-record 1", "keltis-record 9"),
            "rules": text.replace("rules: 1", "rules: 99"),
            "game": text.replace("game: keltis", "game: chess"),
            "illegal": text.replace("turn 1 seat 0: ", "turn 1 seat 0: pass, "),
            "result": text.replace("\nend ", "\nend x"),
        }[how]
        path.write_text(new)
    return path


@pytest.mark.parametrize(
    "how", ["empty", "cut", "version", "rules", "game", "illegal", "result", "directory", "long", "binary"]
)
def test_a_broken_record_is_one_line(tmp_path: Path, inside: Inside, records: Path, how: str) -> None:
    path = damaged(records, how, tmp_path / "record.txt")
    line = error_line(inside("replay", str(path)))
    assert str(path) in line
    assert len(line) < 400


def test_resuming_a_broken_record(tmp_path: Path, records: Path) -> None:
    path = damaged(records, "illegal", tmp_path / "record.txt")
    assert "C3" in error_line(keltis(tmp_path, "play", "--resume", str(path)))


def test_a_closed_pipe_is_silent(tmp_path: Path, records: Path) -> None:
    command = f"{sys.executable} -m keltis replay {records} | head -1"
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env=environment(tmp_path),
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("arguments", ["games", "rules", "watch keltis"])
def test_a_closed_pipe_has_its_exit_code(tmp_path: Path, arguments: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "keltis", *arguments.split()]
    done = subprocess.run(
        command,
        stdout=writer,
        stderr=subprocess.PIPE,
        timeout=TIMEOUT,
        env=environment(tmp_path),
        check=False,
    )
    os.close(writer)
    assert done.returncode == 141
    assert done.stderr == b""

"""`go.py` never uses sudo without asking, and falls back when the lock file does not fit."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import go
import pytest


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def ordinary_user(monkeypatch: pytest.MonkeyPatch) -> None:
    go.root_prefix.cache_clear()
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")


@pytest.mark.parametrize(("answer", "prefix"), [("y\n", ["sudo"]), ("\n", None), ("no\n", None), ("", None)])
def test_sudo_is_used_only_after_a_yes(
    answer: str, prefix: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert go.root_prefix() == prefix
    assert go.root_prefix() == prefix  # asked once only


def test_without_a_terminal_sudo_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert go.root_prefix() is None


def test_a_lock_file_that_does_not_fit_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pip(command: list[str], **_: Any) -> "subprocess.CompletedProcess[str]":
        assert "--require-hashes" in command
        return subprocess.CompletedProcess(command, 1, "", "WARNING: a\nERROR: No matching distribution\nb\n")

    monkeypatch.setattr("subprocess.run", pip)
    assert not go.install_locked("server")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "No matching distribution" in lines[0]


@pytest.fixture
def own_venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(go, "FAST_STAMP", tmp_path / "fast")
    monkeypatch.setattr(go, "INSTALLING", tmp_path / "installing")
    monkeypatch.setattr(go, "is_set_up", lambda extra: extra == "server")
    monkeypatch.setenv("KELTIS_INSTALLING", "")
    return tmp_path


def test_numba_is_installed_with_hashes_and_only_once(
    own_venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []

    def succeeds(*command: str) -> bool:
        commands.append([*map(str, command)])
        return True

    monkeypatch.setattr(go, "succeeds", succeeds)
    assert not go.has_fast()
    go.INSTALLING.touch()
    go.install_fast()
    assert go.has_fast()
    assert not go.INSTALLING.exists()
    assert "--require-hashes" in commands[0]
    assert commands[0][-1].endswith("fast.lock")


def test_where_numba_cannot_be_installed_the_reader_is_told(
    own_venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(go, "succeeds", lambda *command: False)
    go.install_fast()
    assert not go.has_fast()
    assert "strongest bots do not play" in capsys.readouterr().err


def test_numba_is_installed_beside_a_server_by_one_process(
    own_venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    class Process:
        def __init__(self, command: list[str], cwd: Path) -> None:
            started.append(command)
            self.pid = os.getpid()

    monkeypatch.setattr("subprocess.Popen", Process)
    go.start_install_fast()
    go.start_install_fast()
    assert len(started) == 1
    assert os.environ["KELTIS_INSTALLING"] == str(go.INSTALLING)
    assert go.is_installing()

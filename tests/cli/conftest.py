"""Fixtures for the tests of commands."""

import subprocess
import sys
from pathlib import Path

import pytest

from keltis.cli.main import main
from tests.cli.run_command import Inside, keltis
from tests.cli.terminal import environment


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> Inside:
    """Runs commands in this process, which is much faster."""

    def run(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
        for name, value in environment(tmp_path, **more).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["keltis", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capfd.readouterr()
        return subprocess.CompletedProcess(arguments, int(left.value.code or 0), out, err)

    return run


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games between bots."""
    folder = tmp_path_factory.mktemp("records")
    done = keltis(folder, "simulate", "keltis", "--games", "3", "--records", str(folder / "games.txt"))
    assert done.returncode == 0, done.stderr
    return folder / "games.txt"

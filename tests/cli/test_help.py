"""The help of the command line: groups, whole summaries, and commands without arguments."""

import shlex
import shutil
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import keltis
from keltis.cli.help_groups import GROUPS
from keltis.util import install_hint
from keltis.util.install_hint import install_command, installation, libraries
from keltis.util.shell import command_line, program
from tests.cli.run_command import Inside


def test_commands_are_grouped_and_their_summaries_are_whole(inside: Inside) -> None:
    text = inside("--help").stdout
    for title, names in GROUPS.items():
        section = text.partition(f"{title}:\n")[2].partition("\n\n")[0]
        listed = [line.split()[0] for line in section.splitlines() if line[2:3].strip()]
        assert listed == list(names)
    assert "..." not in text.partition("\nPlay:")[2]


def test_board_alone_shows_its_help(inside: Inside) -> None:
    done = inside("board")
    assert done.returncode == 0
    assert "can be solved exactly" in " ".join(done.stdout.split())


def test_a_pipe_must_name_the_game(inside: Inside) -> None:
    done = inside("play")
    assert done.returncode == 2
    assert "keltis play GAME" in done.stderr


@pytest.mark.parametrize("extra", ["fast", "research", "server", "plots"])
def test_an_extra_is_installed_library_by_library(extra: str) -> None:
    found = libraries(extra)
    assert found
    assert not any(one.startswith("keltis") for one in found)
    assert " -m pip install " in install_command(extra)


def test_an_install_command_can_be_pasted_into_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/opt/my python/bin/python")
    words = shlex.split(installation(["numba>=0.61", "uvloop; sys_platform != 'win32'"], pip=True, uv=False))
    assert words[:4] == ["/opt/my python/bin/python", "-m", "pip", "install"]
    assert words[4:] == ["numba>=0.61", "uvloop; sys_platform != 'win32'"]


def test_an_environment_without_pip_is_served_by_uv_or_gets_pip_first() -> None:
    assert installation(["numpy"], pip=False, uv=True) == command_line(
        ["uv", "pip", "install", "--python", sys.executable, "numpy"]
    )
    ensured, _, then = installation(["numpy"], pip=False, uv=False).partition(" && ")
    assert ensured.endswith(" -m ensurepip")
    assert then == installation(["numpy"], pip=True, uv=False)


def test_a_checkout_that_is_not_installed_is_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> None:
        raise PackageNotFoundError

    monkeypatch.setattr(install_hint, "requires", nowhere)
    assert libraries("fast") == [f"{Path(keltis.__file__).parents[2]}[fast]"]


def test_windows_gets_its_own_quotes() -> None:
    line = command_line([r"C:\Python\python.exe", "-m", "pip", "install", "numpy>=2", "a b"], windows=True)
    assert line == r'C:\Python\python.exe -m pip install "numpy>=2" "a b"'


def test_the_program_names_itself_as_the_shell_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = str(Path(sys.executable).parent / "keltis")
    monkeypatch.setattr(shutil, "which", lambda name: beside)
    assert program() == ["keltis"]
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert program() == [sys.executable, "-m", "keltis"]


def test_no_text_tells_to_install_from_an_index() -> None:
    root = Path(keltis.__file__).parents[2]
    pages = [root / "README.md", *root.glob("docs/**/*.md"), *root.glob("src/keltis/**/*.py")]
    assert [page.name for page in pages if "pip install 'keltis[" in page.read_text("utf-8")] == []
    assert [page.name for page in pages if "pip install keltis[" in page.read_text("utf-8")] == []

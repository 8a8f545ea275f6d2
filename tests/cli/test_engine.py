"""Compiled rules and plain Python give the same output; missing libraries are reported."""

import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from keltis import game_named
from keltis.bots.readiness import MARK
from keltis.fast.jit import cache
from keltis.util.install_hint import install_command
from tests.cli.terminal import environment
from tests.games.goldens import kept

TIMEOUT = 600  # the rules may have to be compiled first
BLOCKED = "import sys; sys.modules['numba'] = None; from keltis.cli.main import main; main()"
FREE = "from keltis.cli.main import main; main()"


def shared() -> Path:
    """The home folder of the caches shared by all tests."""
    return cache.folder().parents[1]


def keltis(
    folder: Path, *arguments: str, numba: bool = True, **more: str
) -> "subprocess.CompletedProcess[str]":
    """Run a command with or without Numba, using the shared cache."""
    command = [sys.executable, "-c", FREE if numba else BLOCKED, *arguments]
    own = environment(folder, **{"XDG_CACHE_HOME": str(shared()), **more})
    return subprocess.run(command, env=own, capture_output=True, text=True, timeout=TIMEOUT, check=False)


# --- without Numba -------------------------------------------------------------------------------


def test_a_simulation_is_the_same_without_numba_and_says_so_when_it_is_long(tmp_path: Path) -> None:
    arguments = ("simulate", "weg_der_steine", "--games", "1000", "--bots", "random", "--json")
    compiled = keltis(tmp_path, *arguments)
    assert (compiled.returncode, compiled.stderr) == (0, "")
    plain = keltis(tmp_path, *arguments, numba=False)
    assert plain.stdout == compiled.stdout
    assert plain.stderr.count("\n") == 1
    assert install_command("fast") in plain.stderr
    short = keltis(tmp_path, *arguments[:3], "3", numba=False)
    assert (short.returncode, short.stderr) == (0, "")


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Numba fehlt"), ("en", "missing"), ("ru", "не установлена")]
)
def test_nothing_can_be_compiled_ahead_without_numba(tmp_path: Path, language: str, word: str) -> None:
    done = keltis(tmp_path, "warm", "--lang", language, numba=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert word in done.stderr
    assert install_command("fast") in done.stderr


def test_records_are_checked_without_numba(tmp_path: Path) -> None:
    files = [str(file) for file in kept(game_named("orakel")).files()[:3]]
    done = keltis(tmp_path, "check", *files, numba=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compiled_rules_say_what_they_need() -> None:
    code = "import sys; sys.modules['numba'] = None; import keltis.fast"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip().splitlines()[-1] == (
        f"ImportError: keltis.fast needs numba, which is not installed: {install_command('fast')}. "
        "Without it, keltis.simulation.plain and keltis.checking.plain do the same in plain Python."
    )


# --- with Numba ----------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["txt", "jsonl"])
def test_records_and_summary_are_the_same_to_the_byte_with_either_engine(tmp_path: Path, form: str) -> None:
    arguments = ("simulate", "weg_der_steine", "--games", "300", "--players", "3", "--bots", "greedy,random")
    told = []
    for switch in ("0", "1"):
        records = tmp_path / f"{switch}.{form}"
        done = keltis(tmp_path, *arguments, "--records", str(records), "--jobs", "2", KELTIS_FAST=switch)
        assert (done.returncode, done.stderr) == (0, "")
        told.append((done.stdout, records.read_bytes()))
    assert told[0] == told[1]


def test_compiling_ahead_says_where_and_how_long(tmp_path: Path) -> None:
    done = keltis(tmp_path, "warm", "weg_der_steine", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Compiled in ")
    assert f" s: weg_der_steine. Kept in {cache.folder()} (" in done.stdout
    assert keltis(tmp_path, "warm", "chess").returncode == 2


def copy_of_cache(place: Path) -> Path:
    """A copy of the shared cache, because other tests write to it."""

    def copy(file: str, to: str) -> None:
        with suppress(FileNotFoundError):  # it was written under another name, and has its own by now
            shutil.copy2(file, to)

    return shutil.copytree(cache.folder(), place / cache.folder().relative_to(shared()), copy_function=copy)


def test_bots_are_compiled_ahead_when_they_are_wanted(tmp_path: Path) -> None:
    home = str(tmp_path / "cache")
    note = copy_of_cache(Path(home)) / f"weg_der_steine-{MARK}.warm"
    note.unlink(missing_ok=True)
    assert keltis(tmp_path, "warm", "weg_der_steine", XDG_CACHE_HOME=home).returncode == 0
    assert not note.exists()
    done = keltis(tmp_path, "warm", "weg_der_steine", "--bots", XDG_CACHE_HOME=home)
    assert done.returncode == 0, done.stderr
    assert note.exists()


# --- checking records ----------------------------------------------------------------------------


def test_bad_files_are_named_with_the_line_and_the_others_are_counted(tmp_path: Path) -> None:
    good, other, *_ = (file.read_text("utf-8") for file in kept(game_named("keltis")).files())
    texts = {
        "good.txt": good,
        "bad.txt": f"{good}\n{other.replace('turn 3 ', 'turn 4 ')}",
        "cut.txt": good[:-1],
        "several.txt": f"{good}\n{other}",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    done = keltis(tmp_path, "check", *(str(tmp_path / name) for name in (*texts, "gone.txt")), "--lang", "en")
    assert done.returncode == 2
    assert done.stdout == "Good files: 2, with games: 3. Bad files: 3.\n"
    line = f"{good}\n{other}".rpartition("\nturn 3 ")[0].count("\n") + 2
    bad, cut, gone = done.stderr.splitlines()
    assert (
        bad == f"keltis: {tmp_path}/bad.txt: line {line}: “turn 4 seat 0” stands where “turn 3 seat 0” should"
    )
    assert cut.startswith(f"keltis: {tmp_path}/cut.txt: line {good.count(chr(10))}: ")
    assert gone.startswith(f"keltis: {tmp_path}/gone.txt: the file cannot be read: ")


def test_checking_speaks_the_language(tmp_path: Path) -> None:
    file = kept(game_named("keltis")).files()[0]
    assert "Partien: 1." in keltis(tmp_path, "check", str(file), "--lang", "de").stdout
    assert "партий: 1." in keltis(tmp_path, "check", str(file), "--lang", "ru").stdout
    assert keltis(tmp_path, "check").returncode == 2

"""Own bots on the command line: in every command, with failures that can be repeated."""

from io import StringIO
from pathlib import Path

import pytest

from keltis.cli.bots.failure_report import FAILED
from tests.cli.run_command import Inside, error_line

SOURCE = """
class Last:
    def choose(self, question):
        return question.legal[-1]

def late(question):
    if question.state.turn > 4:
        return [][question.seat]
    return question.legal[0]
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(SOURCE)
    (tmp_path / "mine_as_module.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_command_that_names_bots_takes_own_ones(inside: Inside, mine: Path) -> None:
    for command in (
        ("simulate", "keltis", "--games", "2", "--bots", "mine.py:Last,greedy"),
        ("simulate", "keltis", "--games", "2", "--bots", "mine_as_module:Last"),
        ("arena", "keltis", "--games", "2", "--bots", "mine.py:Last,greedy"),
        ("ladder", "wuerfelspiel", "--games", "2", "--bots", "mine.py:Last,greedy", "--out", "ladder"),
        ("compare", "wuerfelspiel", "--games", "2", "--jobs", "1", "--bots", "mine.py:Last"),
        ("watch", "wuerfelspiel", "--bots", "mine.py:Last,random", "--plain"),
        ("solve", "wuerfelspiel", "--bots", "mine.py:Last"),
    ):
        done = inside(*command)
        assert done.returncode == 0, done.stderr
        assert "Last" in done.stdout
    assert (mine / "ladder" / "wuerfelspiel-mine.py_Last-greedy-2.jsonl").exists()


def test_an_own_bot_plays_with_people_and_is_resumed(
    inside: Inside, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = ("--seats", "bot:mine.py:Last,Ada", "--plain", "--seed", "1", "--save", "kept.txt")
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\nundo\n1\n"))
    assert "Last" in inside("play", "wuerfelspiel", *seats).stdout
    assert "tag bot 0: mine.py:Last" in (mine / "kept.txt").read_text()
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\n"))
    assert inside("play", "--resume", "kept.txt", "--plain").returncode == 0


def test_processes_load_the_bot_themselves(inside: Inside, mine: Path) -> None:
    arguments = ("arena", "wuerfelspiel", "--games", "12", "--bots", "mine.py:Last,random", "--json")
    assert inside(*arguments, "--jobs", "2").stdout == inside(*arguments).stdout


def test_results_of_another_version_of_a_bot_are_not_continued(inside: Inside, mine: Path) -> None:
    arguments = ("arena", "wuerfelspiel", "--games", "2", "--bots", "mine.py:Last,random", "--out", "r.jsonl")
    assert inside(*arguments).returncode == 0
    (mine / "mine.py").write_text(SOURCE + "# newer\n")
    assert "another contest" in error_line(inside(*arguments))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_failure_is_reported_and_can_be_repeated(inside: Inside, mine: Path, jobs: str) -> None:
    done = inside("simulate", "keltis", "--games", "2", "--bots", "mine.py:late", "--jobs", jobs)
    assert done.returncode == FAILED
    assert "the bot mine.py:late crashed on seat" in done.stderr
    assert "IndexError" in done.stderr
    assert done.stderr.count("  File ") == 1
    assert "line 8, in late" in done.stderr
    again = inside("bot", "ask", "bot-failure-1.txt", "--bot", "mine.py:late")
    assert again.returncode == FAILED
    assert "line 8, in late" in again.stderr
    assert not (mine / "bot-failure-2.txt").exists()
    other = inside("bot", "ask", "bot-failure-1.txt", "--bot", "mine.py:Last")
    assert other.stdout.startswith("mine.py:Last on seat ")


def test_a_failure_at_this_keyboard_is_reported_too(
    inside: Inside, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = inside("watch", "keltis", "--bots", "mine.py:late,greedy", "--plain", "--lang", "de")
    assert done.returncode == FAILED
    assert "abgestürzt" in done.stderr
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 60))
    played = inside("play", "keltis", "--seats", "bot:mine.py:late,Ada", "--plain")
    assert played.returncode == FAILED
    assert "IndexError" in played.stderr
    assert (mine / "bot-failure-2.txt").read_text().startswith("keltis-record 1\n")


def test_a_position_that_nobody_can_act_in_is_refused(inside: Inside, mine: Path) -> None:
    inside("simulate", "wuerfelspiel", "--games", "1", "--records", "over.txt")
    assert "the game is over" in error_line(inside("bot", "ask", "over.txt", "--bot", "mine.py:Last"))


def test_bot_alone_shows_its_help(inside: Inside) -> None:
    done = inside("bot")
    assert done.returncode == 0
    assert "ask" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("run", "http://127.0.0.1:1", "--bot", "greedy"), "no link to a table"),
        (("run", "http://127.0.0.1:1/#/t/a/b", "--bot", "nobody"), "no bot “nobody”"),
        (("run", "http://127.0.0.1:1/#/t/a/b", "--bot", "greedy"), "127.0.0.1:1"),
    ],
)
def test_what_cannot_be_run_is_said_in_one_line(inside: Inside, arguments: tuple[str, ...], why: str) -> None:
    assert why in error_line(inside("bot", *arguments))

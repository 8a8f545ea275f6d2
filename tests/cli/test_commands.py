"""The commands without a terminal: output, exit codes, and one line per error."""

import subprocess
import sys
from pathlib import Path

import pytest

from keltis import GAMES
from keltis.core.record_file import read_records
from tests.cli.run_command import Inside, error_line, keltis


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A saved game."""
    path = tmp_path / "kept.txt"
    keltis(tmp_path, "play", "keltis", "--seats", "Ada,bot", "--save", str(path))
    return path


# --- small commands ------------------------------------------------------------------------------


def test_version_and_games(inside: Inside) -> None:
    assert inside("--version").stdout == "keltis 0.1.0\n"
    word_list = inside("games", "--lang", "de").stdout.splitlines()
    assert len([line for line in word_list if not line.startswith(" ")]) == len(GAMES)
    assert word_list[0].split() == ["keltis", "Keltis", "2", "bis", "4", "Spieler"]


def test_the_bare_command_shows_its_help(inside: Inside) -> None:
    assert inside().stdout == inside("--help").stdout
    assert "keltis play" in inside().stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("keltis play kel", "keltis"),
        ("keltis simulate keltis --bots greedy,ra", "greedy,random"),
        ("keltis play --lang d", "de"),
        ("keltis rules keltis K1", "K10"),
        ("keltis bots or", "orakel"),
    ],
)
def test_the_shell_completes_names(tmp_path: Path, typed: str, offered: str) -> None:
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    done = keltis(tmp_path, _KELTIS_COMPLETE="complete_bash", **words)
    assert offered in done.stdout.split()


def test_help_has_examples(inside: Inside) -> None:
    for command in ("play", "watch", "replay", "rules", "bots", "simulate", "compare"):
        text = inside(command, "--help").stdout
        assert f"keltis {command}" in text.split("Examples:")[1]


def test_rules(inside: Inside) -> None:
    assert inside("rules", "keltis", "k7", "--lang", "de").stdout.startswith("K7  ")
    assert inside("rules", "C4", LANG="ru_RU.UTF-8").stdout.startswith("C4  В")
    page = inside("rules", "keltis").stdout
    assert all(f"**{number}**" in page for number in GAMES[0].rule_numbers)
    assert "Z9" in error_line(inside("rules", "Z9"))
    assert error_line(inside("rules", "keltis", "w1")).endswith(
        "W1 is not a rule of keltis but of wuerfelspiel\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("play", "chess"),
        ("play", "keltis", "--lang", "fr"),
        ("bots", "chess"),
        ("bots", "--lang", "fr"),
        ("play", "keltis", "--seats", "Ada"),
        ("play", "keltis", "--seats", "Ada,ada"),
        ("play", "keltis", "--seats", "Ada,,Bob"),
        ("play", "keltis", "--seats", "Ada,bot:genius"),
        ("play", "keltis", "--seats", "Ada,cat:greedy"),
        ("play", "keltis", "--seats", "Ada,Bob", "--first", "Cleo"),
        ("play", "keltis", "--option", "fast"),
        ("play", "keltis", "--option", "fast=yes"),
        ("play", "keltis", "--board", "nowhere.toml"),
        ("play", "keltis", "--save", "/dev/null/x"),
        ("play", "--resume"),
        ("play", "--seed", "many"),
        ("watch", "keltis", "--bots", "greedy"),
        ("simulate", "keltis", "--players", "5"),
        ("simulate", "keltis", "--bots", "greedy,oracle"),
        ("simulate", "keltis", "--records", "/dev/null/x"),
        ("replay", "nowhere.txt"),
        ("replay", "x" * 5000),
        ("play", "--resume", "x" * 5000),
        ("play", "keltis", "--save", "x" * 5000),
        ("simulate", "keltis", "--records", "x" * 5000),
        ("board", "check", "x" * 5000),
    ],
)
def test_what_is_wrong_is_said_in_one_line(inside: Inside, arguments: tuple[str, ...]) -> None:
    error_line(inside(*arguments))


def test_a_wrong_bot_is_named_before_the_number_of_players(inside: Inside) -> None:
    assert "no bot “foo”" in error_line(inside("watch", "keltis", "--bots", "foo"))


def test_a_complaint_cannot_command_the_terminal(inside: Inside) -> None:
    line = error_line(inside("play", "a\x1b[2J\x07b"))
    assert "“a\ufffd[2J\ufffdb”" in line
    assert line.strip().isprintable()


def test_complaints_speak_the_language(inside: Inside) -> None:
    assert "gibt es nicht" in error_line(inside("play", "chess", "--lang", "de"))
    assert "нет" in error_line(inside("play", "chess", KELTIS_LANG="ru"))


# --- playing through a pipe ----------------------------------------------------------------------


def test_a_pipe_plays_plainly_and_loses_nothing(tmp_path: Path) -> None:
    arguments = ("play", "keltis", "--seats", "Ada,bot", "--first", "Ada", "--save", str(tmp_path / "g.txt"))
    done = keltis(tmp_path, *arguments, stdin="legal\n9\n\nlog\n")
    assert done.returncode == 0
    assert "> legal\n" in done.stdout
    assert "1. Ada discards" in done.stdout
    assert "\x1b" not in done.stdout
    (record,) = read_records(tmp_path / "g.txt", GAMES)
    assert record.names == ("Ada", "Greedy")
    assert record.header.tags == {"bot 1": "greedy"}
    assert "exists already" in error_line(keltis(tmp_path, *arguments))
    again = keltis(tmp_path, "play", "--resume", str(tmp_path / "g.txt"), stdin="log\n")
    assert "1. Ada discards" in again.stdout


def test_resuming_does_not_overwrite_other_games(tmp_path: Path, kept: Path) -> None:
    several = tmp_path / "several.txt"
    several.write_text(f"{kept.read_text()}\n{kept.read_text()}")
    before = several.read_text()
    assert "several games" in error_line(keltis(tmp_path, "play", "--resume", str(several)))
    done = keltis(tmp_path, "play", "--resume", str(several), "--save", str(tmp_path / "new.txt"))
    assert done.returncode == 0
    assert several.read_text() == before
    assert len(list(read_records(tmp_path / "new.txt", GAMES))) == 1


def test_a_bot_without_a_name_is_the_games_usual_one(tmp_path: Path) -> None:
    for game, bot in (("keltis", "greedy"), ("wuerfelspiel", "clover")):
        path = tmp_path / f"{game}.txt"
        keltis(tmp_path, "play", game, "--seats", "Ada,bot,bot:greedy", "--save", str(path))
        (record,) = read_records(path, GAMES)
        assert record.header.tags == {"bot 1": bot, "bot 2": "greedy"}


@pytest.mark.parametrize(
    ("wish", "kept_is"),
    [
        (["orakel"], "keltis"),
        (["--seats", "Bob,bot"], "Ada,Greedy"),
        (["--first", "Greedy"], "Ada"),
        (["--option", "fast=yes"], "–"),
    ],
)
def test_resuming_contradicts_wishes(tmp_path: Path, kept: Path, wish: list[str], kept_is: str) -> None:
    line = error_line(keltis(tmp_path, "play", *wish, "--resume", str(kept)))
    assert f"“{' '.join(wish)}” contradicts the saved game, which has: {kept_is}" in line


def test_resuming_with_the_same_wishes(tmp_path: Path, kept: Path) -> None:
    same = ("keltis", "--seats", "bot,Ada", "--first", "ada")
    assert keltis(tmp_path, "play", *same, "--resume", str(kept)).returncode == 0


NINES = "9" * 5000


def test_nonsense_is_answered(tmp_path: Path, kept: Path) -> None:
    lines = [NINES, f"R{NINES}", f"play R {NINES}", "-1", "+1", "1.5"]
    done = keltis(tmp_path, "play", "--resume", str(kept), stdin="\n".join([*lines, f"save {NINES}", ""]))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("I did not understand that. Type an action such as “play ") == len(lines)
    assert "cannot be saved" in done.stdout


def test_the_first_seat_starts_or_whoever_is_named(tmp_path: Path) -> None:
    for first, name in (("bob", "Bob"), ("Ada", "Ada")):
        done = keltis(tmp_path, "play", "keltis", "--seats", "Ada,Bob", "--first", first, stdin="\n")
        assert f"{name}, take the keyboard" in done.stdout


def test_bots_alone_play_to_the_end_and_the_end_cannot_be_resumed(tmp_path: Path) -> None:
    file = str(tmp_path / "g.jsonl")
    done = keltis(tmp_path, "play", "keltis", "--seats", "bot,bot:random", "--save", file, "--seed", "1")
    assert "The game is over" in done.stdout
    assert f"saved in {file}" in done.stdout
    assert "is over" in error_line(keltis(tmp_path, "play", "--resume", file))


# --- watching -------------------------------------------------------------------------------------


def test_watching(tmp_path: Path) -> None:
    arguments = ("watch", "keltis", "--bots", "greedy,random", "--seed", "5")
    done = keltis(tmp_path, *arguments, "--games", "2").stdout
    assert done.count("The game is over") == 2
    assert done.startswith(keltis(tmp_path, *arguments).stdout)
    assert "Your hand" not in done
    assert "Greedy: Your hand" in keltis(tmp_path, *arguments, "--open").stdout


def test_importing_the_package_loads_no_terminal() -> None:
    code = "import keltis, sys; print(sorted({'typer', 'rich', 'readline'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"

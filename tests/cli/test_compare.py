"""`keltis compare` on the command line: table, lines, JSON, plots, errors, an interrupt."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import keltis
from keltis.bots.level import usual
from keltis.cli.main import main
from keltis.cli.research import plain_notice
from keltis.cli.research.plain_notice import tell_plain, tell_time
from keltis.games import NAMES, game_named
from keltis.messages import LANGUAGES, say
from keltis.messages.message import message
from keltis.simulation.plain import Plan
from keltis.text_interface.translator import Translator
from keltis.util.install_hint import install_command
from tests.cli.terminal import Person, environment, plain

FEW = ("--games", "6", "--bots", "random")
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def compare(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """The command without a process of its own; in plain Python, since games are few."""

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        for name, value in environment(tmp_path, KELTIS_FAST="0").items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["keltis", "compare", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capfd.readouterr()
        return subprocess.CompletedProcess(arguments, int(left.value.code or 0), out, err)

    return run


@pytest.fixture
def boards(tmp_path: Path) -> tuple[str, str]:
    """The two board files of a designer: the game's own, and one with a steeper end."""
    own = game_named("keltis").board_file.read_text("utf-8")
    other = own.replace('"standard"', '"steep"').replace("6, 7, 10]", "6, 8, 12]")
    paths = tmp_path / "A.toml", tmp_path / "B.toml"
    for path, text in zip(paths, (own, other), strict=True):
        path.write_text(text, "utf-8")
    return str(paths[0]), str(paths[1])


# --- what is printed -----------------------------------------------------------------------------


def test_two_boards_side_by_side(compare: Run, boards: tuple[str, str]) -> None:
    done = compare("keltis", "--board", boards[0], "--board", boards[1], *FEW)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "Keltis: 6 games of every variant, seed 0"
    assert lines[2].startswith("A: board standard (")
    assert lines[3].startswith("B: board steep (")
    assert lines[5].split() == ["A", "standard", "B", "steep", "B", "−", "A"]
    assert re.search(r"^  turns +\d+ ±\d+ +\d+ ±\d+ +\+0 ±0$", done.stdout, re.MULTILINE)
    assert max(map(len, lines)) <= 80


def test_one_board_is_compared_with_the_games_own(compare: Run, boards: tuple[str, str]) -> None:
    both = compare("keltis", "--board", "own", "--board", boards[1], *FEW)
    assert compare("keltis", "--board", boards[1], *FEW).stdout == both.stdout


def test_a_game_alone_has_no_differences(compare: Run) -> None:
    done = compare("weg_der_steine", "--players", "3", *FEW)
    assert "−" not in done.stdout
    assert "seat 3" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_table_fits_into_80_columns(compare: Run, game: str, language: str) -> None:
    done = compare(game, "--players", "2", "--players", "4", "--lang", language, "--games", "3")
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout
    heads = ("length", "ends", "wins", "advantage", "seats", "score", "points", "shares")
    wanted = {say(message(f"compare-{head}"), language) for head in heads}
    assert wanted - set(done.stdout.splitlines()) == set()
    assert done.stdout.count("–") == 12  # two seats that two players lack


def test_lines_are_complete_in_themselves(compare: Run, boards: tuple[str, str]) -> None:
    done = compare(
        "keltis", "--board=own", f"--board={boards[1]}", "--players=2", "--players=3", "--plain", *FEW
    )
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("turns")]
    assert [part[:5] for part in line.removeprefix("turns: ").split("; ")][4:] == ["B − A", "C − A", "D − A"]
    assert line.count("±") == 7


def test_a_clear_difference_is_marked(compare: Run) -> None:
    done = compare("keltis", "--players", "2", "--players", "4", *FEW)
    (row,) = [line for line in done.stdout.splitlines() if line.strip().startswith("actions")]
    assert row.endswith("*")


# --- JSON ----------------------------------------------------------------------------------------


def test_the_names_in_the_json_are_stable(compare: Run, boards: tuple[str, str]) -> None:
    """Programs rely on them: a change needs a new version."""
    found = json.loads(compare("keltis", "--board", boards[1], "--json", *FEW).stdout)
    assert list(found) == [
        *("format", "version", "keltis", "game", "rules_version", "seed", "games", "confidence"),
        *("variants", "differences"),
    ]
    assert (found["format"], found["version"], found["games"]) == ("keltis-comparison", 1, 6)
    first, second = found["variants"]
    assert list(first) == ["board", "options", "players", "bots", "estimates", "histograms"]
    assert list(first["histograms"]) == ["scores", "turns", "actions"]
    names = [
        *("turns", "actions", "ends.goal", "ends.deck", "ends.stall"),
        *("seats.0.wins", "seats.0.advantage", "seats.0.score"),
        *("seats.1.wins", "seats.1.advantage", "seats.1.score"),
        *("score.mean", "score.best", "score.margin"),
        *(
            "points.figures",
            "shares.figures",
            "points.wishes",
            "shares.wishes",
            "points.tiles",
            "shares.tiles",
        ),
        *("score.deviation", "score.quantile.5", "score.quantile.25", "score.quantile.50"),
        *("score.quantile.75", "score.quantile.95"),
    ]
    assert list(first["estimates"]) == list(second["estimates"]) == names
    (difference,) = found["differences"]
    assert (difference["variant"], difference["from"]) == (1, 0)
    assert list(difference["estimates"]) == names
    for estimates in (first["estimates"], difference["estimates"]):
        for one in estimates.values():
            assert list(one) == ["value", "low", "high"]
            assert one["low"] <= one["value"] <= one["high"]
    assert sum(count for _, count in first["histograms"]["turns"]) == 6
    assert len(first["histograms"]["scores"]) == 2


def test_the_number_of_jobs_changes_nothing(compare: Run) -> None:
    arguments = ("wuerfelspiel", "--option", "side=crossed", "--players", "2", "--json", "--games", "20")
    assert compare(*arguments, "--jobs", "1").stdout == compare(*arguments, "--jobs", "2").stdout


def test_another_seed_gives_other_games(compare: Run) -> None:
    one, other = (compare("keltis", "--json", "--seed", seed, *FEW).stdout for seed in ("1", "2"))
    assert json.loads(one)["variants"][0]["estimates"] != json.loads(other)["variants"][0]["estimates"]


# --- plots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_svg_is_drawn_in_words_of_the_language(compare: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "plot.svg"
    done = compare(
        "orakel", "--players", "2", "--players", "3", "--plot", str(path), "--lang", language, *FEW
    )
    assert done.returncode == 0, done.stderr
    assert str(path) in done.stderr
    drawing = ElementTree.parse(path).getroot()
    words = " ".join(drawing.itertext())
    expected = {
        "en": ("Who wins", "3 players", "leprechaun bonus", "How games end"),
        "de": ("Wer gewinnt", "3 Spieler", "Koboldbonus", "Wie Spiele enden"),
        "ru": ("Кто побеждает", "3 игрока", "лепреконов", "Чем кончаются партии"),
    }
    assert [text for text in expected[language] if text not in words] == []


def test_a_page_needs_nobody_else(compare: Run, tmp_path: Path, boards: tuple[str, str]) -> None:
    path = tmp_path / "plot.html"
    assert compare("keltis", "--board", boards[1], "--plot", str(path), *FEW).returncode == 0
    page = path.read_text("utf-8")
    assert len(page) > 500_000  # self-contained
    assert re.findall(r"<script[^>]*\ssrc=|<link\b|@import|url\(http", page) == []
    assert "steep" in page


def test_twelve_variants_can_be_drawn(compare: Run, tmp_path: Path) -> None:
    options = [f"--option=side={side}" for side in ("simple", "crossed", "match", "match-crossed-first")]
    players = ("--players", "2", "--players", "3", "--players", "4")
    path = tmp_path / "plot.svg"
    done = compare("wuerfelspiel", *options, *players, "--plot", str(path), "--games", "2")
    assert done.returncode == 0, done.stderr
    ElementTree.parse(path)


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("chess",), "no game “chess”"),
        (("keltis", "--board", "nowhere.toml"), "nowhere.toml"),
        (("keltis", "--board", "own", "--board", "own"), "variants A and B are the same: standard"),
        (("keltis", "--players", "5"), "not for 5"),
        (("keltis", "--option", "clover=any"), "no option 'clover'"),
        (("orakel", "--option", "clover"), "“clover” is not of the form name=value"),
        (("orakel", "--option", "clover=two"), "'two' is not one of figure, any"),
        (("keltis", "--bots", "genius"), "no bot “genius”"),
        (("keltis", "--games", "1"), "--games"),
        (("keltis", "--jobs", "-1"), "--jobs"),
        (("keltis", "--plot", "plot.png"), "a plot is an .svg or an .html file"),
        (("keltis", "--plot", "/dev/null/plot.svg"), "cannot be written"),
        (("keltis", "--plot", "x" * 5000 + ".svg"), "cannot be written"),
        (("keltis", "--lang", "fr"), "no language “fr”"),
        (("keltis", *(f"--board={name}" for name in "abcdefghijklm")), "13 variants are too many"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(compare: Run, arguments: tuple[str, ...], why: str) -> None:
    done = compare(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("keltis: ")
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


@pytest.mark.parametrize(
    ("library", "extra", "arguments"),
    [
        ("altair", "plots", ("--plot", "plot.svg")),
        ("vl_convert", "plots", ("--plot", "plot.html")),
        ("ray", "ray", ("--ray", "127.0.0.1:1")),
    ],
)
def test_a_missing_extra_is_named(
    compare: Run, monkeypatch: pytest.MonkeyPatch, library: str, extra: str, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, "keltis.ray_cluster", raising=False)
    monkeypatch.delattr(keltis, "ray_cluster", raising=False)  # where an earlier test may have left it
    done = compare("keltis", *arguments)
    assert done.returncode == 2
    assert done.stderr == f"keltis: {library} is not installed; get it with: {install_command(extra)}\n"


def test_an_interrupt_tells_what_there_is_so_far(tmp_path: Path) -> None:
    person = Person(tmp_path, "compare", "keltis", "--games", "100000", "--jobs", "2", KELTIS_FAST="0")
    person.wait(re.compile(r"[1-9]\d*/100000"))
    person.child.sendintr()
    person.wait(re.compile(r"stopped after (\d+) of 100.000 games"))
    done = int(person.child.match.group(1))
    person.child.expect("variant")
    person.child.wait()
    assert person.child.exitstatus == 130
    assert 0 < done < 100_000
    assert f"Keltis: {done} games of every variant" in plain(person.raw).replace(
        "\N{NARROW NO-BREAK SPACE}", ""
    )


# --- who plays, and how long it takes ------------------------------------------------------------


def test_the_usual_bot_plays_if_nothing_is_said(compare: Run) -> None:
    for game in ("keltis", "weg_der_steine"):
        done = compare(game, "--games", "2", "--players", "2", "--players", "3")
        assert f"Bots: {usual(game)}\n" in done.stdout
        assert "random" not in done.stderr


def test_random_play_is_warned_of(compare: Run) -> None:
    done = compare("keltis", "--games", "2", "--bots", "random,random")
    assert f"--bots {usual('keltis')} says more" in done.stderr
    assert done.returncode == 0
    assert compare("keltis", "--games", "2", "--bots", "random,greedy").stderr == ""


def test_long_runs_in_plain_python_are_announced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(plain_notice, "outcome", lambda plan, index: None)
    clock = iter([0.0, 0.1, 0.0, 0.1])
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    game = game_named("weg_der_steine")
    plan = Plan(game.name, game.load_board(), ("kobold", "kobold"))
    tell_plain((plan,), 100_000, 2, Translator("en"))
    first, second = capsys.readouterr().err.splitlines()
    assert "kobold cannot be compiled" in first
    assert second.startswith("about 83 minutes on this machine; --games 200 takes")
    tell_plain((plan,), 1000, 2, Translator("en"))
    assert len(capsys.readouterr().err.splitlines()) == 1  # less than a minute
    tell_plain((plan,), 100, 2, Translator("en"))
    tell_plain((Plan(game.name, game.load_board(), ("greedy", "random")),), 100_000, 2, Translator("en"))
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_is_told_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    tell_time(0.6, 100, Translator(language))
    assert "--games 10 " in capsys.readouterr().err

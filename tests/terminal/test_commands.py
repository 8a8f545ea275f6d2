"""The commands without a terminal: output, exit codes, and one line for whatever is wrong."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.recordfile import read_records
from keltis.terminal.main import main
from tests.terminal.pty import environment

TIMEOUT = 30
Inside = Callable[..., "subprocess.CompletedProcess[str]"]


def keltis(folder: Path, *arguments: str, stdin: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "keltis", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env=environment(folder, **more),
        check=False,
    )


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> Inside:
    """The same command without a process of its own, which is much faster."""

    def run(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
        for name, value in environment(tmp_path, **more).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["keltis", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capfd.readouterr()
        return subprocess.CompletedProcess(arguments, int(left.value.code or 0), out, err)

    return run


def complaint(done: "subprocess.CompletedProcess[str]") -> str:
    """The one line that a failed command writes."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("keltis: ")
    return done.stderr


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games between bots."""
    folder = tmp_path_factory.mktemp("records")
    done = keltis(folder, "simulate", "keltis", "--games", "3", "--records", str(folder / "games.txt"))
    assert done.returncode == 0, done.stderr
    return folder / "games.txt"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A game that has begun."""
    path = tmp_path / "kept.txt"
    keltis(tmp_path, "play", "keltis", "--seats", "Ada,bot", "--save", str(path))
    return path


# --- the small ones ------------------------------------------------------------------------------


def test_version_and_games(inside: Inside) -> None:
    assert inside("--version").stdout == "keltis 0.1.0\n"
    listed = inside("games", "--lang", "de").stdout.splitlines()
    assert len([line for line in listed if not line.startswith(" ")]) == len(GAMES)
    assert listed[0].split() == ["keltis", "Keltis", "2", "bis", "4", "Spieler"]


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
    ],
)
def test_the_shell_completes_names(tmp_path: Path, typed: str, offered: str) -> None:
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    done = keltis(tmp_path, _KELTIS_COMPLETE="complete_bash", **words)
    assert offered in done.stdout.split()


def test_help_has_examples(inside: Inside) -> None:
    for command in ("play", "watch", "replay", "rules", "simulate", "compare"):
        text = inside(command, "--help").stdout
        assert f"keltis {command}" in text.split("Examples:")[1]


def test_rules(inside: Inside) -> None:
    assert inside("rules", "keltis", "k7", "--lang", "de").stdout.startswith("K7  ")
    assert inside("rules", "C4", LANG="ru_RU.UTF-8").stdout.startswith("C4  В")
    page = inside("rules", "keltis").stdout
    assert all(f"**{number}**" in page for number in GAMES[0].rules)
    assert "Z9" in complaint(inside("rules", "Z9"))
    assert complaint(inside("rules", "keltis", "w1")).endswith(
        "W1 is not a rule of keltis but of wuerfelspiel\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("play", "chess"),
        ("play", "keltis", "--lang", "fr"),
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
    complaint(inside(*arguments))


def test_a_wrong_bot_is_named_before_the_number_of_players(inside: Inside) -> None:
    assert "no bot “foo”" in complaint(inside("watch", "keltis", "--bots", "foo"))


def test_a_complaint_cannot_command_the_terminal(inside: Inside) -> None:
    line = complaint(inside("play", "a\x1b[2J\x07b"))
    assert "“a\ufffd[2J\ufffdb”" in line
    assert line.strip().isprintable()


def test_complaints_speak_the_language(inside: Inside) -> None:
    assert "gibt es nicht" in complaint(inside("play", "chess", "--lang", "de"))
    assert "нет" in complaint(inside("play", "chess", KELTIS_LANG="ru"))


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
    assert "exists already" in complaint(keltis(tmp_path, *arguments))
    again = keltis(tmp_path, "play", "--resume", str(tmp_path / "g.txt"), stdin="log\n")
    assert "1. Ada discards" in again.stdout


def test_resuming_does_not_overwrite_other_games(tmp_path: Path, kept: Path) -> None:
    several = tmp_path / "several.txt"
    several.write_text(f"{kept.read_text()}\n{kept.read_text()}")
    before = several.read_text()
    assert "several games" in complaint(keltis(tmp_path, "play", "--resume", str(several)))
    done = keltis(tmp_path, "play", "--resume", str(several), "--save", str(tmp_path / "new.txt"))
    assert done.returncode == 0
    assert several.read_text() == before
    assert len(list(read_records(tmp_path / "new.txt", GAMES))) == 1


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
    line = complaint(keltis(tmp_path, "play", *wish, "--resume", str(kept)))
    assert f"“{' '.join(wish)}” contradicts the kept game, which has: {kept_is}" in line


def test_resuming_with_the_same_wishes(tmp_path: Path, kept: Path) -> None:
    same = ("keltis", "--seats", "bot,Ada", "--first", "ada")
    assert keltis(tmp_path, "play", *same, "--resume", str(kept)).returncode == 0


NINES = "9" * 5000


def test_nonsense_is_answered(tmp_path: Path, kept: Path) -> None:
    lines = [NINES, f"R{NINES}", f"play R {NINES}", "-1", "+1", "1.5"]
    done = keltis(tmp_path, "play", "--resume", str(kept), stdin="\n".join([*lines, f"save {NINES}", ""]))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("I do not understand. Type an action such as “play ") == len(lines)
    assert "cannot be kept" in done.stdout


def test_the_first_seat_starts_or_whoever_is_named(tmp_path: Path) -> None:
    for first, name in (("bob", "Bob"), ("Ada", "Ada")):
        done = keltis(tmp_path, "play", "keltis", "--seats", "Ada,Bob", "--first", first, stdin="\n")
        assert f"{name}, take the keyboard" in done.stdout


def test_bots_alone_play_to_the_end_and_the_end_cannot_be_resumed(tmp_path: Path) -> None:
    file = str(tmp_path / "g.jsonl")
    done = keltis(tmp_path, "play", "keltis", "--seats", "bot,bot:random", "--save", file, "--seed", "1")
    assert "The game is over" in done.stdout
    assert f"kept in {file}" in done.stdout
    assert "is over" in complaint(keltis(tmp_path, "play", "--resume", file))


# --- watching and replaying ----------------------------------------------------------------------


def test_watching(tmp_path: Path) -> None:
    arguments = ("watch", "keltis", "--bots", "greedy,random", "--seed", "5")
    done = keltis(tmp_path, *arguments, "--games", "2").stdout
    assert done.count("The game is over") == 2
    assert done.startswith(keltis(tmp_path, *arguments).stdout)
    assert "Your hand" not in done
    assert "Greedy: Your hand" in keltis(tmp_path, *arguments, "--open").stdout


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
    complaint(inside("replay", str(records), "--game", "4"))
    complaint(inside("replay", str(records), "--to", "4000"))
    complaint(inside("replay", str(records), "--seat", "Ada"))


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
    line = complaint(inside("replay", str(path)))
    assert str(path) in line
    assert len(line) < 400


def test_resuming_a_broken_record(tmp_path: Path, records: Path) -> None:
    path = damaged(records, "illegal", tmp_path / "record.txt")
    assert "C3" in complaint(keltis(tmp_path, "play", "--resume", str(path)))


# --- simulating ----------------------------------------------------------------------------------


def test_a_simulation_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    arguments = ("simulate", "keltis", "--players", "3", "--games", "12", "--bots", "greedy,random", "--json")
    one = keltis(tmp_path, *arguments, "--seed", "7", "--jsonl", "--records", str(tmp_path / "one"))
    two = keltis(
        tmp_path, *arguments, "--seed", "7", "--jsonl", "--records", str(tmp_path / "two"), "--jobs", "3"
    )
    assert one.stdout == two.stdout
    assert one.stderr == ""
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    summary = json.loads(one.stdout)
    assert summary["games"] == 12
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random", "greedy"]
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)
    scores = [record.play.scores() for record in read_records(tmp_path / "one", GAMES)]
    assert len(scores) == 12
    for seat, told in enumerate(summary["seats"]):
        assert told["mean"] == pytest.approx(sum(score[seat] for score in scores) / 12)
        assert sum(told["points"].values()) == pytest.approx(told["mean"])


def test_a_summary_for_people(tmp_path: Path) -> None:
    done = keltis(tmp_path, "simulate", "keltis", "--games", "5", "--lang", "ru")
    assert done.stdout.startswith("5 партий keltis")
    assert "0 greedy" in done.stdout


@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_a_summary_fits_80_columns(inside: Inside, language: str) -> None:
    done = inside("simulate", "orakel", "--players", "4", "--games", "1", "--lang", language)
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert {"de": "Koboldbonus", "en": "leprechaun bonus", "ru": "лепреконов"}[language] in done.stdout
    ids = {"goal", "oracle", "deck", "stall"}
    assert not ids & set(re.findall(r"\w+", done.stdout.partition("\n\n")[2]))


def test_records_are_not_overwritten(inside: Inside, records: Path) -> None:
    before = records.read_bytes()
    assert "exists already" in complaint(
        inside("simulate", "keltis", "--games", "1", "--records", str(records))
    )
    assert records.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    for games in ("1", "20"):
        complaint(keltis(tmp_path, "simulate", "keltis", "--games", games, "--records", "/dev/full"))


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


def test_importing_the_package_loads_no_terminal() -> None:
    code = "import keltis, sys; print(sorted({'typer', 'rich', 'readline'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_games_own_board_is_shown_and_good(inside: Inside, tmp_path: Path, game: str) -> None:
    path = tmp_path / "board.toml"
    path.write_text(inside("board", "show", game, "--lang", "de").stdout, "utf-8")
    done = inside("board", "check", str(path))
    assert done.returncode == 0
    assert "is a good board" in done.stdout
    assert "the same facts" in done.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "board.toml: game: is missing"),
        ('game = "chess"', "there is no game 'chess'"),
        ('game = "keltis"', "board.toml: name: is missing"),
        ("game = [", "board.toml: "),
    ],
)
def test_a_bad_board_is_one_line(inside: Inside, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text, "utf-8")
    done = inside("board", "check", str(path))
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_miniature_is_listed_shown_and_good(inside: Inside, tmp_path: Path, game: AnyGame) -> None:
    listed = inside("board", "list", game.name).stdout
    for name, path in game.miniatures().items():
        board = game.board(path)
        assert f"  {name:<10}  {board.fingerprint}  for 2 players\n" in listed
        shown = inside("board", "show", game.name, name).stdout
        assert shown == path.read_text("utf-8")
        assert "is a good board" in inside("board", "check", str(path)).stdout
    assert f"  standard    {game.board().fingerprint}  for 2 to 4 players\n" in listed


def test_a_miniature_is_played_and_replayed_by_name(inside: Inside, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    common = ("simulate", "keltis", "--board", "tiny", "--games", "3")
    done = inside(*common, "--records", str(path), "--bots", "random")
    assert done.returncode == 0, done.stderr
    assert '"board":"tiny"' in path.read_text("utf-8")
    assert inside("replay", str(path), "--plain").returncode == 0
    assert inside("replay", str(path), "--plain", "--board", "tiny").returncode == 0
    assert "is for at most 2 players, not for 3" in complaint(inside(*common, "--players", "3"))
    assert "no such file" in complaint(inside("simulate", "keltis", "--board", "huge")).lower()
    assert "no miniature “huge”" in complaint(inside("board", "show", "keltis", "huge"))


def test_a_file_comes_before_a_miniature_of_its_name(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tiny").write_text("game = 1", "utf-8")
    assert "tiny: game: a text" in complaint(inside("simulate", "keltis", "--board", "tiny"))

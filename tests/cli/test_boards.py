"""Boards on the command line: shown, checked, and the miniatures by name."""

from pathlib import Path

import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from tests.cli.run_command import Inside, error_line


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_games_own_board_is_shown_and_good(inside: Inside, tmp_path: Path, game: str) -> None:
    path = tmp_path / "board.toml"
    path.write_text(inside("board", "show", game, "--lang", "de").stdout, "utf-8")
    done = inside("board", "check", str(path))
    assert done.returncode == 0
    assert "is a valid board" in done.stdout
    assert "the same content" in done.stdout


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
    word_list = inside("board", "list", game.name).stdout
    for name, path in game.miniatures().items():
        board = game.load_board(path)
        assert f"  {name:<10}  {board.fingerprint}  for 2 players\n" in word_list
        shown = inside("board", "show", game.name, name).stdout
        assert shown == path.read_text("utf-8")
        assert "is a valid board" in inside("board", "check", str(path)).stdout
    assert f"  standard    {game.load_board().fingerprint}  for 2 to 4 players\n" in word_list


def test_a_miniature_is_played_and_replayed_by_name(inside: Inside, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    common = ("simulate", "keltis", "--board", "tiny", "--games", "3")
    done = inside(*common, "--records", str(path), "--bots", "random")
    assert done.returncode == 0, done.stderr
    assert '"board":"tiny"' in path.read_text("utf-8")
    assert inside("replay", str(path), "--plain").returncode == 0
    assert inside("replay", str(path), "--plain", "--board", "tiny").returncode == 0
    assert "is for at most 2 players, not for 3" in error_line(inside(*common, "--players", "3"))
    assert "no such file" in error_line(inside("simulate", "keltis", "--board", "huge")).lower()
    assert "no miniature “huge”" in error_line(inside("board", "show", "keltis", "huge"))


def test_a_file_comes_before_a_miniature_of_its_name(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tiny").write_text("game = 1", "utf-8")
    assert "tiny: game: expected a text" in error_line(inside("simulate", "keltis", "--board", "tiny"))

"""Own boards at tables: carried by the table, its record and its rematch; bad ones are refused."""

import io
from pathlib import Path

from keltis import GAMES, game_named
from keltis.core.own_board import checked
from keltis.core.record_file import read_stream
from keltis.table.verify import verify
from tests.server.running import Player, Running, play_out, start

DICE = game_named("wuerfelspiel").board_file.read_text("utf-8")
SHORT = (
    DICE.replace('"standard"', '"short"')
    .replace("goal_own = 4", "goal_own = 1")
    .replace("goal = { 2 = 5", "goal = { 2 = 1")
)


def test_a_table_with_an_own_board_is_played_restarted_and_played_again(tmp_path: Path) -> None:
    server = start(tmp_path)
    ada = Player(server.url)
    table, _ = ada.open("wuerfelspiel", ("me", "merlin"), board=f"# mine\n{SHORT}")
    one = ada.at(table)
    assert one.status["board"] == "short"
    assert one.status["settings"]["board"] == checked(SHORT, GAMES).toml
    one.act()
    server.kill()
    server = start(tmp_path, port=server.port)
    one = ada.at(table)
    play_out([one])
    assert one.status["chairs"][1]["played_by"] == ["kobold"]  # merlin's net does not know this board
    record = ada.request("GET", f"/api/tables/{table}/record").body
    [read] = read_stream(io.BytesIO(record), GAMES)
    assert read.play.over
    assert read.play.named_board.name == "short"
    assert verify(read).draws > 0
    replay = ada.request("POST", "/api/replay", {"record": record.decode()})
    assert replay.json["over"]
    assert one.do("rematch")["seq"]
    while not one.status["rematch"]:
        one.news()
    again = ada.at(one.status["rematch"])
    assert again.status["board"] == "short"


def test_bad_boards_are_refused_and_nothing_is_opened(server: Running) -> None:
    ada = Player(server.url)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]

    def refusal(board: object, game: str = "wuerfelspiel", players: int = 2) -> tuple[int, str]:
        settings = {"game": game, "players": players, "board": board}
        found = ada.request("POST", "/api/tables", {"settings": settings, "seats": seats, "name": "Ada"})
        return found.status, found.json["message"]["id"]

    assert refusal(SHORT.replace("goal_own = 1", "goal_own = 9")) == (409, "record-board-bad")
    assert refusal("[" * 16_000) == (409, "record-board-bad")
    assert refusal(SHORT, "keltis") == (409, "board-other-game")
    assert refusal(f"players = 2\n{SHORT}", players=3) == (409, "record-board-players")
    assert refusal("#" * 20_000)[0] == 400
    assert refusal(7)[0] == 400
    assert ada.request("GET", "/api/lobby").json["yours"] == []


def test_the_games_own_board_is_no_own_board(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("wuerfelspiel", ("me", "greedy"), board=DICE)
    assert ada.at(table).status["settings"]["board"] == ""

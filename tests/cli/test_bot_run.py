"""A bot at a table on a server: it rebuilds positions from what it is told, and plays to the end."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from keltis import BOTS, GAMES, Play, ask, game_named, seeded_rng, view
from keltis.cli.bots.failure_report import FAILED
from keltis.cli.bots.imagined import imagined
from keltis.cli.bots.run import BotClient
from keltis.cli.error import CommandError
from keltis.cli.play.local_table import LocalTable
from keltis.cli.seating import Chair
from keltis.console.screen import Screen
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, replayed
from keltis.core.seats import CHANCE
from keltis.core.view import Step, tell
from tests.cli.terminal import environment
from tests.server.conftest import GENEROUS
from tests.server.running import Player, Running, Socket, opened, running

PAUSE = 30.0  # seconds before a bot's move while somebody watches: too long for any of these games
SOURCE = """
def first(question):
    assert question.play.legal() == question.legal
    return question.legal[0]

def crash(question):
    if question.state.turn > 2:
        raise RuntimeError("enough")
    return question.legal[0]
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("bots"), **GENEROUS, bot_pause=PAUSE) as found:
        yield found
    while opened:
        opened.pop().close()


def told(play: AnyPlay, seed: int) -> Iterator[dict[int, list[Step]]]:
    """Play a game; what every seat was told, now and then when somebody has to decide."""
    rng, heard = seeded_rng(seed), {seat: list[Step]() for seat in range(play.players)}
    while not play.over:
        action = play.chance(rng) if play.mover == CHANCE else ask(BOTS["clover"], play, rng)
        after = play.state.copy()
        play.game.rules.apply_action(play.board, after, action)
        for seat, step in tell(play, action, after, range(play.players)).items():
            heard[seat].append(step)
        play.do(action)
        if play.mover >= 0 and len(play.actions) % 23 == 0:
            yield heard


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rebuilt_position_is_the_real_one_as_far_as_the_seat_knows(game: AnyGame, players: int) -> None:
    play: AnyPlay = Play(game, players)
    for heard in told(play, players):
        for seat, steps in heard.items():
            again = imagined(game, players, play.named_board, steps, seeded_rng(len(steps)))
            assert again is not None
            assert view(again, seat) == view(play, seat)
            lawful = replayed(game, players, again.actions, play.named_board)  # the rules check every action
            assert lawful.state.numbers() == again.state.numbers()


def test_hidden_cards_are_guessed_and_not_known() -> None:
    play: AnyPlay = Play(game_named("keltis"), 2)
    heard = next(told(play, 1))
    guessed = {
        tuple(rebuilt.state.seats[1].hand.numbers())
        for seed in range(5)
        if (rebuilt := imagined(play.game, 2, play.named_board, heard[0], seeded_rng(seed)))
    }
    assert len(guessed) == 5


def test_a_log_without_its_beginning_makes_no_position() -> None:
    play: AnyPlay = Play(game_named("keltis"), 2)
    heard = next(told(play, 1))
    assert imagined(play.game, 2, play.named_board, heard[0][30:], seeded_rng(0)) is None


# --- the client ----------------------------------------------------------------------------------


def client(quiet: bool = False, bot: str = "greedy", game: str = "keltis") -> BotClient:
    play: AnyPlay = Play(game_named(game), 2)
    table = LocalTable(play, [Chair("Mine"), Chair("Pebble", "pebble")], seed=3)
    return BotClient(table, Screen(plain=True), "en", bot, seeded_rng(4), quiet)


@pytest.mark.parametrize("game", ["orakel", "wuerfelspiel"])
def test_a_game_to_the_end_without_a_word(
    game: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "sleep", lambda seconds: None)  # there is no server with limits
    client(quiet=True, game=game).run()
    lines = capfd.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["Mine", "Pebble"]


@pytest.mark.parametrize(
    ("status", "sent"),
    [
        ({"undo": {"answer": True}, "end_offer": None}, ("consent", True)),
        ({"undo": {"answer": False}, "end_offer": {"answer": True}}, ("answer_end", True)),
    ],
)
def test_a_bot_agrees_to_what_people_ask(
    monkeypatch: pytest.MonkeyPatch, status: dict[str, Any], sent: tuple[str, bool]
) -> None:
    visit, said = client(), []
    visit.status = status

    def send(kind: str, **fields: Any) -> dict[str, Any]:
        said.append((kind, fields["yes"]))
        return {}

    monkeypatch.setattr(visit.line, "send", send)
    visit._act()
    assert said == [sent]


def test_a_refusal_ends_the_bots_game(monkeypatch: pytest.MonkeyPatch) -> None:
    visit = client()
    error = {"code": "refused", "message": {"id": "refuse-turn", "args": {}}}
    monkeypatch.setattr(visit.line, "send", lambda kind, **fields: {"error": error})
    with pytest.raises(CommandError) as refused:
        visit.do("move", action="draw")
    assert "refused “draw”" in refused.value.sentence("en")


def test_a_seat_that_was_lost_ends_the_bots_game() -> None:
    visit = client()
    frame = visit.line.next(0)
    assert frame is not None
    visit._take(frame)
    visit.status["you"] = None
    with pytest.raises(CommandError) as gone:
        visit._keep_seat(entered=False)
    assert "not at the table any more" in gone.value.sentence("en")


# --- at a table ----------------------------------------------------------------------------------


def started(folder: Path, server: Running, table: tuple[str, str], bot: str) -> "subprocess.Popen[str]":
    (folder / "mine.py").write_text(SOURCE)
    link = f"{server.url}/#/t/{table[0]}/{table[1]}"
    return subprocess.Popen(
        [sys.executable, "-m", "keltis", "bot", "run", link, "--bot", bot, "--seed", "1"],
        env=environment(folder),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def begun(host: Player, table: tuple[str, str]) -> Socket:
    """Wait until nobody is missing, and start."""
    socket = host.at(*table)
    while any(chair["kind"] == "empty" for chair in socket.status["chairs"]):
        socket.receive()
    assert "error" not in socket.do("start")
    return socket


def test_a_bot_plays_to_the_end_and_programs_do_not_wait_for_each_other(
    server: Running, tmp_path: Path
) -> None:
    ada = Player(server.url)
    table = ada.open("wuerfelspiel", ("open", "pebble"), start=False)
    bot = started(tmp_path, server, table, "mine.py:first")
    begun(ada, table).connection.close()  # nobody looks on but the bot
    out, errors = bot.communicate(timeout=100)
    assert bot.returncode == 0, errors
    assert errors == ""
    assert "first has a seat" in out
    assert "first plays on seat 1." in out
    assert "Turn 1: " in out
    record = ada.request("GET", f"/api/tables/{table[0]}/record?form=text")
    scores = record.body.decode().split("\nend ")[1].split(": ")[1].strip().split(", ")
    assert out.splitlines()[-2:] == [f"first: {scores[0]}", f"Pebble: {scores[1]}"]


def test_a_bot_that_crashes_at_a_table_leaves_a_record(server: Running, tmp_path: Path) -> None:
    ada = Player(server.url)
    table = ada.open("keltis", ("open", "me"), start=False)
    bot = started(tmp_path, server, table, "mine.py:crash")
    socket = begun(ada, table)
    while bot.poll() is None:
        if socket.position and socket.position["view"]["legal"]:
            socket.act(socket.position["view"]["legal"][0])
        with suppress(TimeoutError):  # nothing more comes when the bot has gone
            socket.receive(0.2)
    errors = bot.communicate()[1]
    assert bot.returncode == FAILED
    assert "RuntimeError: enough" in errors
    assert "line 8, in crash" in errors
    assert (tmp_path / "bot-failure-1.txt").read_text().startswith("keltis-record 1\n")


def test_a_full_table_and_a_wrong_key_are_said(server: Running, tmp_path: Path) -> None:
    ada = Player(server.url)
    full = ada.open("keltis", ("me", "pebble"), start=False)
    for table, why in ((full, "no seat is free"), (("nowhere", "key"), "turned the bot away")):
        bot = started(tmp_path, server, table, "mine.py:first")
        errors = bot.communicate(timeout=60)[1]
        assert bot.returncode == 2
        assert errors.count("\n") == 1
        assert why in errors

"""After network failures, sleeping tabs and crashes: clients resume without losses or duplicates."""

import signal
from pathlib import Path
from typing import Any

import apsw
import pytest

from tests.server.running import Player, Running, Socket, play_out, running, start


def two_people(server: Running, game: str = "keltis", **settings: Any) -> tuple[str, Socket, Socket]:
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    table, key = ada.open(game, **settings)
    one, two = ada.at(table), ben.at(table, key)
    two.do("sit", seat=1)
    two.do("start")
    one.until_version(two.v)
    return table, one, two


def test_who_comes_back_hears_what_was_missed(server: Running) -> None:
    table, one, two = two_people(server)
    play_out([one, two], most=7)
    mover, sleeper = (one, two) if one.legal else (two, one)
    known = sleeper.v
    sleeper.close()
    mover.act()
    back = sleeper.player.at(table, since=known)
    assert back.v == mover.v
    assert [event["seq"] for event in back.events] == list(range(known + 1, mover.v + 1))
    play_out([back, mover], most=5)


def test_who_knows_nothing_gets_the_table_as_it_is(server: Running) -> None:
    table, one, two = two_people(server)
    play_out([one, two], most=5)
    fresh = one.player.socket()
    fresh.send({"type": "hello", "table_id": table})
    snapshot = fresh.receive()
    assert snapshot["type"] == "snapshot"
    assert snapshot["position"] == one.position
    assert snapshot["stage"]["places"]
    assert fresh.receive() == {"type": "sync", "table_id": table, "v": one.v}


def test_who_knows_everything_gets_only_the_sync(server: Running) -> None:
    table, one, _ = two_people(server)
    fresh = one.player.socket()
    fresh.send({"type": "hello", "table_id": table, "since": one.v})
    assert fresh.receive()["type"] == "sync"


def test_who_knows_more_than_there_is_starts_anew(server: Running) -> None:
    table, one, _ = two_people(server)
    fresh = one.player.socket()
    fresh.send({"type": "hello", "table_id": table, "since": 10_000})
    assert fresh.receive()["type"] == "snapshot"


def test_the_same_id_from_two_sockets_is_one_move(server: Running) -> None:
    table, one, _ = two_people(server)
    tab = one.player.at(table)
    before = one.v
    action = one.best()
    for socket in (one, tab):
        socket.ask("move", "same", v=before, action=action)
    replies = [socket.until("reply") for socket in (one, tab)]
    assert replies[0] == replies[1] == {"type": "reply", "id": "same", "seq": before + 1}
    for socket in (one, tab):
        socket.until_version(before + 1)
    assert one.v == tab.v == before + 1


def test_two_tabs_at_once_converge(server: Running) -> None:
    table, one, _ = two_people(server)
    tab = one.player.at(table)
    before = one.v
    first, second = [action for action in one.legal if action.startswith("discard")][:2]
    one.ask("move", "left", v=before, action=first)
    tab.ask("move", "right", v=before, action=second)
    left, right = one.until("reply"), tab.until("reply")
    codes = sorted(reply.get("error", {}).get("code", "ok") for reply in (left, right))
    assert codes == ["ok", "stale"]
    stale = left if "error" in left else right
    assert [event["seq"] for event in stale["error"]["update"]["events"]] == [before + 1]
    for socket in (one, tab):
        socket.until_version(before + 1)
    assert one.position == tab.position


def test_presence_is_seen_and_the_seat_comes_back(server: Running) -> None:
    table, one, two = two_people(server, pace={"mode": "live", "grace": 10})
    assert [chair["present"] for chair in two.status["chairs"]] == [True, True]
    one.close()
    while two.status["chairs"][0]["present"]:
        two.receive()
    assert two.status["due"] is not None
    back = one.player.at(table)
    while not two.status["chairs"][0]["present"]:
        two.receive()
    assert back.legal
    assert two.status["due"] is None


# --- crashes of the server ---------------------------------------------------------------------


@pytest.mark.parametrize("game", ["keltis", "wuerfelspiel"])
def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path, game: str) -> None:
    server = start(tmp_path, messages_per_second=10_000)
    table, one, two = two_people(server, game)
    for _ in range(4):
        play_out([one, two], most=5)
        positions = [one.position, two.position]
        server.kill()
        server = start(tmp_path, port=server.port, messages_per_second=10_000)
        one, two = one.player.at(table, since=None), two.player.at(table)
        assert [one.position, two.position] == positions


@pytest.mark.parametrize("place", ["before-commit:2", "after-commit:2", "after-reply:1"])  # one is at start
def test_a_move_is_neither_lost_nor_doubled_wherever_the_server_dies(tmp_path: Path, place: str) -> None:
    server = start(tmp_path)
    table, one, two = two_people(server)
    play_out([one, two], most=4)
    assert server.stop() == 0
    port = server.port
    server = start(tmp_path, crash=place, port=port)
    mover = one if one.legal else two
    socket = mover.player.at(table, since=mover.v)
    before, action = mover.v, mover.best()
    socket.ask("move", "risky", v=before, action=action)
    replied = "risky" in _heard_until_the_end(socket)
    assert server.died() == -signal.SIGKILL
    assert replied == (place == "after-reply:1")
    server = start(tmp_path, port=port)
    again = mover.player.at(table, since=before)
    kept = again.v > before
    assert kept == (place != "before-commit:2")
    again.ask("move", "risky", v=before, action=action)
    reply = again.until("reply")
    assert reply == {"type": "reply", "id": "risky", "seq": before + 1}
    again.until_version(before + 1)
    moved = [event["seq"] for event in again.events if event["kind"] == "moved"]
    assert moved == [before + 1]


def _heard_until_the_end(socket: Socket) -> set[str]:
    socket.closed()
    return set(socket.replies)


def test_a_server_that_is_asked_to_stop_says_goodbye(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, one, _ = two_people(server)
        assert server.stop() == 0
        assert one.closed() == 1012
        assert '"event": "server stopped"' in server.log.read_text()


def test_bots_think_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ada = Player(first.url)
        table, _ = ada.open("keltis", ("me", "greedy", "greedy"))
        socket = ada.at(table)
        socket.act()
        first.kill()
        port = first.port
    with running(tmp_path, port=port):
        socket = ada.at(table)
        while not socket.legal:
            socket.news()
        socket.act()


# --- failures of the store ---------------------------------------------------------------------


def test_a_locked_database_is_unavailable_and_recovers_by_itself(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, one, two = two_people(server)
        before, action = one.v, one.best()
        other = apsw.Connection(str(tmp_path / "keltis.db"))
        other.execute("BEGIN IMMEDIATE")
        assert one.move(action, "stuck")["error"]["code"] == "unavailable"
        assert two.v == before
        other.execute("ROLLBACK")
        other.close()
        assert one.move(action, "stuck") == {"type": "reply", "id": "stuck", "seq": before + 1}
        two.until_version(before + 1)
        play_out([one, two], most=4)

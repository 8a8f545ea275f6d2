"""Attempts to get around limits: parallel requests, deals seen elsewhere, seats, endless events."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from keltis.server.live.policy import MAX_OTHER_EVENTS
from tests.server.conftest import GENEROUS
from tests.server.running import Player, Running, running

BOTS = [{"kind": "bot", "bot": "greedy"}] * 2
ME = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def wanted(seats: list[dict[str, str]], **settings: Any) -> dict[str, Any]:
    return {"settings": {"game": "wuerfelspiel", **settings}, "seats": seats, "start": True}


def in_parallel(number: int, request: Callable[[], int]) -> Counter[int]:
    with ThreadPoolExecutor(number) as pool:
        return Counter(pool.map(lambda _: request(), range(number)))


def test_parallel_requests_get_one_table_of_a_deal(server: Running) -> None:
    ada = Player(server.url)
    body = wanted(ME, deal="parallel")
    codes = in_parallel(20, lambda: ada.request("POST", "/api/tables", body).status)
    assert codes == {201: 1, 409: 19}


def test_parallel_requests_do_not_exceed_the_number_of_tables(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_person=5, **GENEROUS) as server:
        ada = Player(server.url)
        body = {"settings": {"game": "keltis"}}
        codes = in_parallel(20, lambda: ada.request("POST", "/api/tables", body).status)
        assert codes == {201: 5, 409: 15}


def test_bots_play_few_tables_alone(tmp_path: Path) -> None:
    with running(tmp_path, bot_tables_per_person=3, **GENEROUS) as server:
        ada = Player(server.url)
        slow = wanted([{"kind": "bot", "bot": "merlin"}] * 2, game="keltis")
        codes = in_parallel(6, lambda: ada.request("POST", "/api/tables", slow).status)
        assert codes[201] <= 3
        table, _ = ada.open("keltis", ("open", "open"))
        socket = ada.at(table)
        for seat in (0, 1):
            assert "error" not in socket.do("fill", seat=seat, bot="merlin")
        if ada.request("POST", "/api/tables", slow).status == 409:
            assert socket.do("start")["error"]["code"] == "refused"


def test_who_watched_a_deal_does_not_play_it(server: Running) -> None:
    ada = Player(server.url)
    assert ada.request("POST", "/api/tables", wanted(BOTS, deal="watched")).status == 201
    assert ada.request("POST", "/api/tables", wanted(ME, deal="watched")).status == 409


def test_who_plays_a_deal_does_not_watch_it(server: Running) -> None:
    ada, ben = Player(server.url), Player(server.url, "Ben")
    other, key = ben.open("wuerfelspiel", ("me", "greedy"), deal="played")
    ada.open("wuerfelspiel", ("me", "greedy"), deal="played")
    socket = ada.socket()
    socket.send({"type": "hello", "table_id": other, "key": key})
    assert socket.receive()["error"]["code"] == "unknown"
    assert ada.request("GET", f"/api/tables/{other}/at/1").status == 404
    table, key = ben.open("wuerfelspiel", ("me", "open"), deal="later")
    early = ada.at(table, key)
    ada.open("wuerfelspiel", ("me", "greedy"), deal="later")
    host = ben.at(table)
    assert host.do("fill", seat=1, bot="greedy")["seq"]
    assert host.do("start")["seq"]
    assert early.closed() == 1012


def test_options_change_the_chance_of_a_deal(server: Running) -> None:
    promises = set()
    for options in ({}, {"side": "crossed"}):
        player = Player(server.url)
        table, _ = player.open("wuerfelspiel", ("me", "greedy"), deal="options", options=options)
        promises.add(player.at(table).status["commitment"])
    assert len(promises) == 2


def test_who_was_removed_does_not_come_back_and_a_guest_takes_one_seat(server: Running) -> None:
    ada, ben = Player(server.url), Player(server.url, "Ben")
    table, key = ada.open("keltis", ("me", "open", "open"))
    host, guest = ada.at(table), ben.at(table, key)
    assert guest.do("sit", seat=1)["seq"]
    assert guest.do("sit", seat=2)["error"]["message"]["id"] == "online-one-seat"
    assert guest.do("sit", seat=1, nonce="again")["seq"]
    host.until_version(guest.v)
    assert host.do("free", seat=1)["seq"]
    assert guest.error() == "unknown"  # the table is private
    again = ben.socket()
    again.send({"type": "hello", "table_id": table, "key": key})
    assert again.receive()["error"]["code"] == "unknown"
    assert ben.request("GET", f"/api/tables/{table}").status == 404
    table, _ = ada.open("keltis", ("me", "open"), public=True)
    host, guest = ada.at(table), ben.at(table)
    assert guest.do("sit", seat=1)["seq"]
    host.until_version(guest.v)
    assert host.do("free", seat=1)["seq"]
    assert guest.do("sit", seat=1)["error"]["message"]["id"] == "online-removed"


def test_a_table_does_not_grow_without_end(tmp_path: Path) -> None:
    with running(tmp_path, **GENEROUS) as server:
        table, _ = Player(server.url).open("keltis", ("me", "open"), public=True)
        guest = Player(server.url, "Mallory").at(table)
        refused = 0
        for batch in range(MAX_OTHER_EVENTS // 50 + 1):
            ids = [guest.ask("sit", seat=1, nonce=f"{batch} {number}") for number in range(50)]
            while not guest.replies.keys() >= set(ids):
                guest.receive()
            refused += sum("error" in guest.replies[name] for name in ids)
        assert guest.v <= MAX_OTHER_EVENTS
        assert refused >= 50

"""Two servers whose worlds a viewer cannot distinguish send the same bytes."""

import time
from functools import partial
from pathlib import Path

import pytest

from keltis.core.rng import seeded_rng
from keltis.server.live.rematch import new_table
from keltis.server.security.session import fresh_token, hashed
from keltis.store import people, tables
from keltis.store.people import Person
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.table.events import Entry
from keltis.table.settings import Days
from keltis.table.table import Table
from tests.server.conftest import GENEROUS
from tests.server.running import Player, Running, running
from tests.table.company import NAMES, play_on, seated
from tests.table.worlds import other_history

GAME = "leaky"
TOKENS = {name: fresh_token() for name in (*NAMES, "Eve")}


def keep(folder: Path, entries: list[Entry]) -> None:
    """Store one table, and people with tokens."""
    folder.mkdir()
    store = Store(Sqlite(folder / "keltis.db"))
    store.start()
    store.write_and_wait(partial(tables.create, new=new_table(Table.from_events(GAME, entries))))
    for name, token in TOKENS.items():
        person = Person(f"who-{name}", name)
        store.write_and_wait(partial(people.add, person=person, now=1))
        begin = partial(people.begin_session, token=hashed(token), person=person.id, label="", now=10**13)
        store.write_and_wait(begin)
    store.stop()


def known(server: Running, name: str) -> Player:
    player = Player.__new__(Player)
    player.url, player.name, player.cookie = server.url, name, f"keltis={TOKENS[name]}"
    return player


def received(server: Running, name: str, version: int) -> list[bytes]:
    """All frames of a viewer in order: positions, missed events and refusals."""
    player = known(server, name)
    socket = player.socket()
    for since in (None, 0, 2, version // 2, version - 1, version):
        socket.hello(GAME, since=since)
        socket.events.clear()
        socket.v = 0
    words = [
        "draw",
        "fly",
        "take R",
        "pass",
        *(f"{verb} {card}" for verb in ("play", "discard") for card in CARDS),
    ]
    for number, action in enumerate(words):
        if action not in socket.legal:
            socket.ask("move", f"m{number}", v=version, action=action)
            socket.until("reply")
    for kind, more in (
        ("undo", {}),
        ("consent", {"yes": True}),
        ("back", {}),
        ("rematch", {}),
        ("answer_end", {"yes": True}),
    ):
        fields = {"v": version} if kind in ("undo", "consent") else {}
        if not (kind == "undo" and (socket.status["undo"]["free"] or socket.status["undo"]["ask"])):
            socket.ask(kind, f"x-{kind}", **fields, **more)
            socket.until("reply")
    found = list(socket.frames)
    for path in (f"at/{version}", "at/1", "record", "picture.svg", f"at/{version}?seat=1", "invitation"):
        answer = player.request("GET", f"/api/tables/{GAME}/{path}")
        headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
        found.append(f"{answer.status}{headers}".encode() + (b"" if path == "invitation" else answer.body))
    socket.close()
    for path in ("profile", "friends", "history", "lobby"):
        found.append(player.request("GET", f"/api/{path}").body)
    while player.request("GET", "/api/health").json["sockets"]:
        time.sleep(0.01)
    return found


CARDS = [f"{colour}{value}" for colour in "RYPGB" for value in (0, 3, 7, 10)]


@pytest.mark.parametrize("game", ["keltis", "neue_wege", "orakel"])
def test_servers_whose_worlds_look_alike_send_the_same_bytes(tmp_path: Path, game: str) -> None:
    table = seated(game, people=2, public=True, pace=Days(3))
    play_on(table, 4, most=17)
    while table.play is None or not any(
        word.startswith("play") for word in map(table.play.notation, table.play.legal())
    ):
        play_on(table, 5, most=1)
    keep(tmp_path / "true", table.entries)
    with running(tmp_path / "true", **GENEROUS) as truth:
        for viewer, name in ((-3, "Eve"), (0, "Ada"), (1, "Ben")):
            history = other_history(table, viewer, seeded_rng(viewer + 9))
            assert history is not None
            folder = tmp_path / name
            keep(folder, history)
            with running(folder, **GENEROUS) as other:
                one = received(truth, name, table.version)
                two = received(other, name, table.version)
            assert len(one) > 40
            assert [len(frame) for frame in one] == [len(frame) for frame in two]
            assert one == two

"""Rooms with a real store whose commits may fail, be late or unconfirmed: only stored events are sent."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.server.config import Config
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import HttpError
from keltis.server.live import room as room_module
from keltis.server.live.admission import Admission
from keltis.server.live.database import deliver
from keltis.server.live.node import Node
from keltis.server.live.registry import TableRegistry
from keltis.server.live.rematch import new_table
from keltis.server.live.stored_table import StoredTable, load_table
from keltis.server.logs import make_log
from keltis.server.security.origins import OriginPolicy
from keltis.server.security.session import Cookies
from keltis.server.workers.pool import BotPool
from keltis.server.ws.client import Client
from keltis.store import tables
from keltis.store.connection import Connection, Unavailable, Unknown
from keltis.store.sqlite import Sqlite, SqliteConnection
from keltis.store.store import Store
from keltis.store.tables import Access, Append
from keltis.table.commands import Start
from keltis.table.diff import kept_status
from keltis.table.events import Entry
from keltis.table.seats import Chair
from keltis.table.settings import Settings
from keltis.table.table import Asker, Table
from tests.table.company import any_move, fresh, ok, opened, seated

Scene = Callable[["Stage"], Awaitable[None]]


class Moody(SqliteConnection):
    """A connection whose commits fail on request."""

    moods: list[str] = []  # noqa: RUF012

    def commit(self) -> None:
        mood = self.moods.pop(0) if self.moods else ""
        if mood == "lost":
            self.rollback()
            raise Unknown(mood)
        if mood == "full":
            self.rollback()
            raise Unavailable(mood)
        super().commit()
        if mood == "kept":
            raise Unknown(mood)


class MoodyEngine(Sqlite):
    """A database with such a connection."""

    def connect(self) -> SqliteConnection:
        return Moody(self.path, writes=True)


class FakeConnection:
    """Records the frames of a client, without a socket."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.code = 0
        self.came = asyncio.Event()

    def enqueue(self, frame: bytes) -> None:
        while frame:
            size = frame[1]
            head = 2
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(frame[2:head], "big")
            self.frames.append(json.loads(frame[head : head + size]))
            frame = frame[head + size :]
        self.came.set()

    def flush(self) -> None:
        """Nothing to do: frames are sent at once."""

    def close(self, code: int, reason: str = "") -> None:
        self.code = code

    async def until(self, kind: str, number: int = 1) -> dict[str, Any]:
        while len([frame for frame in self.frames if frame["type"] == kind]) < number:
            self.came.clear()
            await asyncio.wait_for(self.came.wait(), 60)
        return [frame for frame in self.frames if frame["type"] == kind][number - 1]


class Stage:
    """A registry with one table and two viewers."""

    def __init__(self, folder: Path, table: Table) -> None:
        self.table = table
        self.store = Store(MoodyEngine(folder / "keltis.db"), partial(deliver, asyncio.get_running_loop()))
        self.store.start()
        log = make_log("json", "error")
        self.bot_pool = BotPool(1, 60.0, log, "tests.server.late_worker")
        self.node = Node(Config(bot_pause=0.0), self.store, self.bot_pool, log)
        self.registry = TableRegistry(self.node)
        self.admission = Admission(self.registry)
        self.connections: list[FakeConnection] = []

    async def begin(self) -> None:
        await self.node.load_keys()
        self.bot_pool.start()
        made = new_table(Table.from_events("t1", self.table.entries))
        await self.node.database.write(partial(tables.create, new=made))
        for name in ("Ada", "Ben"):
            connection = FakeConnection()
            client = Client(self.admission, connection, f"who-{name}", name, "", 0.0, 10.0)
            self.node.clients.add(client)
            client.received(b'{"type":"hello","table_id":"t1"}', 0.0)
            await connection.until("sync")
            self.connections.append(connection)
        self.ada, self.ben = self.connections
        self.clients = sorted(self.node.clients, key=lambda client: client.name)

    def move(self, seed: int = 1, id: str = "m1") -> None:
        """Ada moves."""
        command = any_move(self.table, seeded_rng(seed))
        said = {"type": "move", "id": id, "v": self.table.version, "action": command.action}
        self.clients[0].received(json.dumps(said).encode(), 1.0)

    async def move_elsewhere(self) -> Table:
        """Ada moves on another node without a hint to this one; returns the table of that node."""
        there = Table.from_events("t1", self.table.entries)
        proposed = there.propose(Asker(0, "who-Ada"), any_move(there, seeded_rng(2)), self.node.clock.now())
        assert isinstance(proposed, list)
        there.apply(proposed[0])
        change = Append("t1", 2, tuple(proposed), tables.projection_of(there), False)
        assert await self.node.database.write(partial(tables.append, change=change))
        return there

    async def kept(self) -> list[Entry]:
        """The stored events."""
        return await self.node.database.read(partial(tables.load, table_id="t1"))


def played(folder: Path, scene: Scene, table: Table | None = None) -> None:
    async def all_of_it() -> None:
        stage = Stage(folder, table or seated(people=2))
        await stage.begin()
        await scene(stage)
        stage.node.closing = True
        await stage.bot_pool.stop()
        await asyncio.to_thread(stage.store.stop)
        stage.node.database.close()

    Moody.moods = []
    asyncio.run(all_of_it())


@pytest.mark.parametrize("moods", [["kept"], ["lost"], ["lost", "lost"], ["lost", "kept"]], ids=str)
def test_a_commit_in_doubt_is_cleared_up_and_the_move_happens_once(tmp_path: Path, moods: list[str]) -> None:
    async def scene(stage: Stage) -> None:
        Moody.moods = list(moods)
        stage.move()
        reply = await stage.ada.until("reply")
        assert reply == {"type": "reply", "id": "m1", "seq": 3}
        for connection in stage.connections:
            update = await connection.until("update")
            assert [event["seq"] for event in update["events"]] == [3]
            assert len([frame for frame in connection.frames if frame["type"] == "update"]) == 1
        assert [entry.seq for entry in await stage.kept()] == [1, 2, 3]

    played(tmp_path, scene)


def test_what_cannot_be_kept_is_told_to_nobody(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        Moody.moods = ["full"]
        stage.move()
        reply = await stage.ada.until("reply")
        assert reply["error"]["code"] == "unavailable"
        assert len(await stage.kept()) == 2
        stage.move(id="m1")
        assert (await stage.ada.until("reply", 2))["seq"] == 3
        await stage.ben.until("update")
        assert [frame["v"] for frame in stage.ben.frames if "v" in frame] == [2, 2, 3]

    played(tmp_path, scene)


def test_a_commit_that_stays_in_doubt_ends_as_unavailable(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        Moody.moods = ["lost"] * 5
        stage.move()
        assert (await stage.ada.until("reply"))["error"]["code"] == "unavailable"
        stage.move(id="m2")
        assert (await stage.ada.until("reply", 2))["seq"] == 3

    played(tmp_path, scene)


def test_another_node_that_was_faster_makes_the_move_stale_and_everybody_hears_what_it_did(
    tmp_path: Path,
) -> None:
    async def scene(stage: Stage) -> None:
        await stage.move_elsewhere()
        stage.move()
        reply = await stage.ada.until("reply")
        assert reply["error"]["code"] == "stale"
        for connection in stage.connections:
            update = await connection.until("update")
            assert [event["seq"] for event in update["events"]] == [3]
        assert len(await stage.kept()) == 3

    played(tmp_path, scene)


def test_a_hint_brings_what_happened_elsewhere(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.move_elsewhere()
        stage.registry.rooms["t1"].hint(3)
        for connection in stage.connections:
            assert (await connection.until("update"))["v"] == 3

    played(tmp_path, scene)


def test_who_knows_from_another_node_what_this_one_has_not_heard_of_can_move_here_at_once(
    tmp_path: Path,
) -> None:
    async def scene(stage: Stage) -> None:
        stage.table = await stage.move_elsewhere()
        stage.move()
        assert (await stage.ada.until("reply"))["seq"] == 4
        assert [entry.seq for entry in await stage.kept()] == [1, 2, 3, 4]
        updates = [await stage.ben.until("update", number) for number in (1, 2)]
        assert [event["seq"] for update in updates for event in update["events"]] == [3, 4]

    played(tmp_path, scene)


def test_who_claims_to_know_what_has_not_happened_is_refused(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        action = any_move(stage.table, seeded_rng(1)).action
        said = {"type": "move", "id": "m1", "v": 3, "action": action}
        stage.clients[0].received(json.dumps(said).encode(), 1.0)
        stage.move(id="m2")
        assert (await stage.ada.until("reply"))["error"]["code"] == "bad"
        assert (await stage.ada.until("reply", 2))["seq"] == 3

    played(tmp_path, scene)


def test_many_things_at_once_are_done_one_after_another(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        for number in range(30):
            said = {"type": "quick", "id": f"q{number}", "phrase": "hello"}
            stage.clients[number % 2].received(json.dumps(said).encode(), float(number * 10))
        await stage.ada.until("update", 30)
        await stage.ben.until("update", 30)
        assert [entry.seq for entry in await stage.kept()] == list(range(1, 33))
        for connection in stage.connections:
            replies = [frame["seq"] for frame in connection.frames if frame["type"] == "reply"]
            assert len(replies) == 15
            assert replies == sorted(replies)

    played(tmp_path, scene)


def two_bots() -> Table:
    """A table at which Merlin plays Merlin, open to all."""
    chairs = (Chair("bot", "Merlin", bot="merlin"), Chair("bot", "Merlin 2", bot="merlin"))
    table = opened(Settings(game="keltis", players=2, first="seat", public=True), *chairs)
    ok(table, SPECTATOR, Start(fresh()), who="who-Ada")
    return table


KOBOLD = {"bot": "kobold", "soon": True}


def excuses(connection: FakeConnection) -> list[Any]:
    """The sequence of fallbacks on seat 0, as a client knows it."""
    found: list[Any] = []
    status: dict[str, Any] = {}
    for frame in connection.frames:
        status = kept_status(status, frame)
        instead = status["chairs"][0].get("instead")
        if not found or found[-1] != instead:
            found.append(instead)
    return found


@pytest.mark.parametrize(
    ("moods", "seen"),
    [
        ([], [None, KOBOLD, None]),
        (["lost"], [None, KOBOLD, None]),
        (["kept"], [None, KOBOLD, None, KOBOLD, None]),  # unknown again after the table was reloaded
    ],
    ids=["kept", "lost", "in doubt"],
)
def test_everybody_sees_who_decides_for_a_bot_until_it_is_ready(
    tmp_path: Path, moods: list[str], seen: list[Any]
) -> None:
    async def scene(stage: Stage) -> None:
        Moody.moods = list(moods)
        for connection in stage.connections:
            while len(excuses(connection)) < len(seen):
                await connection.until(
                    "change", len([one for one in connection.frames if one["type"] == "change"]) + 1
                )
            assert excuses(connection) == seen
            moves = [frame for frame in connection.frames if frame["type"] == "change"]
            told = [frame for frame in moves if "chairs" in frame["status"]]
            assert len(told) <= 4  # when a level plays for the first time, not with every move

    played(tmp_path, scene, two_bots())


def test_who_missed_no_event_still_hears_who_is_there(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        known = len(stage.ada.frames)
        stage.clients[0].received(b'{"type":"hello","table_id":"t1","since":2}', 1.0)
        await stage.ada.until("sync", 2)
        assert [frame["type"] for frame in stage.ada.frames[known:]][:2] == ["sync", "around"]

    played(tmp_path, scene)


# --- loading again -----------------------------------------------------------------------------


def add_unknown_event(connection: Connection) -> None:
    """What a node of a later version may do: an event of a kind that this version does not know."""
    connection.run(
        "INSERT INTO events (game, seq, at, rules, state, actor, id, ask, body)"
        " SELECT game, 3, at, rules, state, actor, 'later', ask, :body FROM events WHERE seq = 2",
        {"body": '{"kind":"teleported"}'},
    )
    connection.run("UPDATE games SET version = 3, due = 1")


def test_commands_are_answered_if_a_table_has_an_event_of_an_unknown_kind(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.node.database.write(add_unknown_event)
        room = stage.registry.rooms["t1"]
        room.hint(3)
        stage.move()
        assert (await stage.ada.until("reply"))["error"]["code"] == "unavailable"
        stage.move(id="m2")
        assert (await stage.ada.until("reply", 2))["error"]["code"] == "unavailable"
        while room.busy:
            await asyncio.sleep(0)
        room.tick(stage.node.clock.now())
        assert not room.busy  # the clock does not load it again and again

    played(tmp_path, scene)


def test_an_overdue_table_with_an_event_of_an_unknown_kind_is_loaded_once(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.node.database.write(add_unknown_event)
        del stage.registry.rooms["t1"]
        logged: list[str] = []
        stage.node.log = SimpleNamespace(error=lambda event, **_: logged.append(event))
        for _ in range(3):
            await stage.registry.load_overdue()
        assert logged == ["table not loaded"]
        stage.clients[0].leave_room()
        stage.clients[0].received(b'{"type":"hello","table_id":"t1"}', 1.0)
        assert (await stage.ada.until("reply"))["error"]["code"] == "unavailable"

    played(tmp_path, scene)


def test_a_request_for_a_table_with_an_event_of_an_unknown_kind_finds_none(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        await stage.node.database.write(add_unknown_event)
        authenticator = Authenticator(stage.registry, Cookies(OriginPolicy(stage.node.config)))
        request: Any = SimpleNamespace(headers={}, path_params={"table_id": "t1"})
        with pytest.raises(HttpError) as refused:
            await authenticator.table(request)
        assert refused.value.status == 404

    played(tmp_path, scene, seated(people=2, public=True))


class SlowLoading:
    """Loads tables like `load_table`, and holds back the first result until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        self.loaded, self.released = threading.Event(), threading.Event()
        monkeypatch.setattr(room_module, "load_table", self._load)

    def _load(self, connection: Connection, table_id: str, now: int) -> StoredTable | None:
        found = load_table(connection, table_id, now)
        self.threads.append(threading.current_thread().name)
        self.loaded.set()
        assert self.released.wait(60)
        return found


def test_a_table_is_replayed_in_a_reader_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(stage: Stage) -> None:
        loading = SlowLoading(monkeypatch)
        loading.released.set()
        await stage.move_elsewhere()
        stage.registry.rooms["t1"].hint(3)
        await stage.ada.until("update")
        assert [name.partition("_")[0] for name in loading.threads] == ["reader"]

    played(tmp_path, scene)


def test_a_hint_that_arrives_while_a_table_is_loaded_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Stage) -> None:
        loading, room = SlowLoading(monkeypatch), stage.registry.rooms["t1"]
        room.refresh()
        assert await asyncio.to_thread(loading.loaded.wait, 60)  # version 2, of which nobody knows yet
        await stage.move_elsewhere()
        room.hint(3)
        loading.released.set()
        assert (await stage.ben.until("update"))["v"] == 3
        assert len(loading.threads) == 2

    played(tmp_path, scene)


def test_a_table_is_not_replaced_by_a_version_older_than_what_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Stage) -> None:
        stage.move()
        await stage.ben.until("update")

        def outdated(connection: Connection, table_id: str, now: int) -> StoredTable:
            return StoredTable(Table.from_events(table_id, stage.table.entries), Access(False, "who-Ada"))

        room = stage.registry.rooms["t1"]
        with monkeypatch.context() as patched:
            patched.setattr(room_module, "load_table", outdated)
            room.refresh()
            stage.move(id="m2")
            assert (await stage.ada.until("reply", 2))["error"]["code"] == "unavailable"
        assert room.table.version == 3
        stage.move(id="m1")  # what was committed is found again
        assert (await stage.ada.until("reply", 3))["seq"] == 3

    played(tmp_path, scene)


def test_a_bug_costs_one_command_its_reply_but_not_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(stage: Stage) -> None:
        reported: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
        with monkeypatch.context() as patched:
            patched.setattr(Table, "propose", lambda *_: 1 // 0)
            stage.move()
            assert (await stage.ada.until("reply"))["error"]["code"] == "unavailable"
        assert [type(context["exception"]) for context in reported] == [ZeroDivisionError]
        stage.move(id="m2")
        assert (await stage.ada.until("reply", 2))["seq"] == 3

    played(tmp_path, scene)


def test_a_table_is_watched_unless_only_programs_look_on(tmp_path: Path) -> None:
    async def scene(stage: Stage) -> None:
        viewers = stage.registry.rooms["t1"].viewers
        assert viewers.watched
        for client, connection in zip(list(stage.clients), stage.connections, strict=True):
            assert viewers.watched
            client.received(b'{"type":"hello","table_id":"t1","program":true}', 1.0)
            await connection.until("sync", 2)
        assert not viewers.watched
        viewers.discard(stage.clients[0])
        viewers.discard(stage.clients[1])
        assert not viewers.watched

    played(tmp_path, scene)

"""Compares everything that a table sends to a viewer between worlds that the viewer cannot distinguish."""

from dataclasses import dataclass

import msgspec

from keltis.core.rng import Rng, seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.pictures import picture
from keltis.server.http import replay as replays
from keltis.store import tables
from keltis.table import commands, events, frames, render
from keltis.table.apply import fold
from keltis.table.chance import commitment, fresh_secret
from keltis.table.events import Entry
from keltis.table.match import Match
from keltis.table.seats import Chair
from keltis.table.shared_view import Showing
from keltis.table.table import Asker, Table
from tests.table.company import NOON
from tests.table.worlds import has_hands, other_history

PROMISE = b"#" * 43  # instead of a commitment


class Leak(AssertionError):
    """Hidden information affects what a viewer receives."""


@dataclass
class Compared:
    """Counts of comparisons."""

    worlds: int = 0  # pairs of worlds that differ
    frames: int = 0  # pairs of frames, errors, lists and pictures


def received(table: Table, viewer: int, resume: tuple[int, ...]) -> list[bytes]:
    """Everything that a viewer can receive: views, events, lists, pictures and refusals."""
    return [*_now(table, viewer), *_then(table, viewer, resume)]


def _now(table: Table, viewer: int) -> list[bytes]:
    """The present table, recent events, lists, and all refusals."""
    found = [frames.encoded(render.snapshot(table, viewer)), frames.encoded(render.around(table, viewer))]
    found.append(frames.encoded(render.outlook(table, viewer)))
    latest = range(max(1, table.version - 5), table.version)
    found += [frames.encoded(table.since(version, viewer)) for version in latest]
    found.append(tables.projection_of(table).summary.encode())
    return _masked(table, found + _refusals(table, viewer))


def _then(table: Table, viewer: int, resume: tuple[int, ...]) -> list[bytes]:
    """Older events, which are replayed; and a picture."""
    found = [frames.encoded(table.since(version, viewer)) for version in resume]
    return _masked(table, [*found, *_change(table, viewer), *_by_http(table, viewer)])


def _change(table: Table, viewer: int) -> list[bytes]:
    """The changes of the last move, for a viewer who knows the position before it."""
    *earlier, last = table.entries
    if not isinstance(last.event, events.Moved):
        return []
    twin = Match(table.id, table.entries[0])
    for entry in earlier:
        fold(twin, entry, ())
    assert twin.play is not None
    before = Showing(twin.play)
    before.position(viewer)
    told = fold(twin, last, (viewer,))[viewer]
    return [render.changed(twin, (told,), viewer, "", before, Showing(twin.play))]


def _masked(table: Table, found: list[bytes]) -> list[bytes]:
    """Bytes without the commitment, which differs for every secret."""
    promise = commitment(table.secret).encode()
    return [frame.replace(promise, PROMISE) for frame in found]


def _by_http(table: Table, viewer: int) -> list[bytes]:
    assert table.play is not None
    is_open = table.phase == "over"
    part = replays.replay(table, viewer, max(1, table.version - 4), 5, is_open)
    drawn = picture(table.game, view(table.play, SPECTATOR))
    return [msgspec.json.encode(part), drawn.encode()]


def _refusals(table: Table, viewer: int) -> list[bytes]:
    assert table.play is not None
    who = table.chairs[viewer].who if viewer >= 0 else "stranger"
    asker = Asker(viewer, who)
    words = list(table.play.named_board.notation)
    if table.mover == viewer:
        words = [word for action, word in enumerate(words) if not table.play.is_legal(action)]
    found = []
    for version in (table.version, table.changed - 1, table.version + 1):
        for word in words if version == table.version and table.mover == viewer else words[:2]:
            answer = table.propose(asker, commands.Move("x", version, word), NOON)
            found.append(frames.encoded(answer) if isinstance(answer, frames.Reply) else b"")
    for command in (commands.Undo("x", table.version), commands.Consent("x", table.version, True)):
        answer = table.propose(asker, command, NOON)
        found.append(frames.encoded(answer) if isinstance(answer, frames.Reply) else b"events")
    return found


def another_world(table: Table, viewer: int, rng: Rng) -> list[Entry] | None:
    """The events of a world that differs in everything hidden from a viewer: cards, future chance, people."""
    history = other_history(table, viewer, rng) if has_hands(table) else table.entries
    own = table.chairs[viewer].who if viewer >= 0 else ""
    return None if history is None else [_hidden_anew(entry, own) for entry in history]


def _hidden_anew(entry: Entry, own: str) -> Entry:
    """An event with another secret, other nonces, and other people than the viewer."""

    def other(who: str) -> str:
        return who if who in ("", own) else f"not {who}"

    event = entry.event
    if isinstance(event, events.Opened):
        chairs = tuple(
            Chair(chair.kind, chair.name, other(chair.who), chair.bot, nonce=f"not {chair.nonce}")
            for chair in event.chairs
        )
        secret = fresh_secret(bytes(32))
        event = msgspec.structs.replace(event, secret=secret, host=other(event.host), chairs=chairs)
    if isinstance(event, events.Sat):
        event = msgspec.structs.replace(event, nonce=f"not {event.nonce}", who=other(event.who))
    return msgspec.structs.replace(entry, event=event, actor=other(entry.actor))


def compare(
    table: Table, seed: int, resume: tuple[int, ...] = (), worlds: int = 1, sum_up: Compared | None = None
) -> int:
    """Compare a table with other worlds for every viewer, with the first of them also from the beginning on;
    how many there were."""
    done = Compared() if sum_up is None else sum_up
    before = done.worlds
    for viewer in table.viewers:
        now, then = _now(table, viewer), _then(table, viewer, (*resume, 0))
        for number in range(worlds):
            history = another_world(table, viewer, seeded_rng(seed, number))
            if history is None:
                continue
            other = Table.from_events(table.id, history, NOON)
            done.frames += _same(now, _now(other, viewer))
            if number == 0:
                done.frames += _same(then, _then(other, viewer, (*resume, 0)))
            done.worlds += 1
    return done.worlds - before


def _same(kept: list[bytes], found: list[bytes]) -> int:
    """How many there are; Leak if any two differ."""
    for one, two in zip(kept, found, strict=True):
        if one != two:
            raise Leak(f"{one.decode()}\n{two.decode()}")
    return len(kept)

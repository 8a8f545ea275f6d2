"""A table with people, for tests: seats and commands."""

from itertools import count
from typing import Any

import msgspec

from keltis.core.play import AnyPlay
from keltis.core.rng import Rng, below, seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.table import commands, frames
from keltis.table.chance import fresh_secret
from keltis.table.commands import AnyCommand
from keltis.table.events import Entry, Opened
from keltis.table.recorded import entries_of
from keltis.table.seats import Chair
from keltis.table.settings import Settings
from keltis.table.table import Asker, Table, opening

NOON = 1_800_000_000_000
SECRET = fresh_secret(bytes(range(32)))
NAMES = ("Ada", "Ben", "Cy", "Di")
_ids = count()


def fresh() -> str:
    """An id that no other command has."""
    return f"m{next(_ids)}"


def person(seat: int) -> Chair:
    return Chair("person", NAMES[seat], f"who-{NAMES[seat]}")


def opened(settings: Settings, *chairs: Chair, secret: str = SECRET) -> Table:
    """A table before its start; the host is Ada."""
    first = opening(settings, "who-Ada", secret, NOON, chairs)
    return Table.from_events("t1", [first], NOON)


def seated(game: str = "keltis", people: int = 2, bots: int = 0, **settings: Any) -> Table:
    """A running game: people first, then bots; seat 0 begins."""
    wanted = Settings(game=game, players=people + bots, **{"first": "seat", **settings})
    chairs = [person(seat) for seat in range(people)]
    chairs += [Chair("bot", f"Bot {seat}", bot="greedy") for seat in range(bots)]
    table = opened(wanted, *chairs)
    assert ok(table, 0, commands.Start(fresh())) == 2
    return table


class Sent:
    """The result of a command."""

    def __init__(self, frames_: list[tuple[int, frames.AnyFrame]]) -> None:
        self.frames = frames_
        [self.reply] = [frame for _, frame in frames_ if isinstance(frame, frames.Reply)]

    @property
    def code(self) -> str:
        """The code of the refusal; "" if there was none."""
        return self.reply.error.code if self.reply.error else ""

    def update(self, viewer: int = SPECTATOR) -> frames.Update:
        [found] = [frame for to, frame in self.frames if to == viewer and isinstance(frame, frames.Update)]
        return found


def send(table: Table, seat: int, command: AnyCommand, now: int = NOON, who: str = "") -> Sent:
    return Sent(table.handle(seat, command, now, who))


def ok(table: Table, seat: int, command: AnyCommand, now: int = NOON, who: str = "") -> int:
    """The number of the command's event."""
    sent = send(table, seat, command, now, who)
    assert sent.reply.error is None, sent.reply
    assert sent.reply.seq is not None
    return sent.reply.seq


def move(table: Table, words: str, now: int = NOON, seat: int | None = None) -> Sent:
    """The mover, or another seat, does an action."""
    mover = table.mover if seat is None else seat
    assert mover is not None
    return send(table, mover, commands.Move(fresh(), table.version, words), now)


def any_move(table: Table, rng: Rng) -> commands.Move:
    """A random legal action of the mover."""
    assert table.play is not None
    legal = table.play.legal()
    words = table.play.notation(legal[below(rng, len(legal))])
    return commands.Move(fresh(), table.version, words)


def play_on(table: Table, seed: int = 1, most: int = 10_000, now: int = NOON) -> list[Entry]:
    """Do random moves until the game is over, or so many; returns the entries of the table."""
    rng = seeded_rng(seed)
    for number in range(most):
        mover = table.mover
        if mover is None:
            break
        asker = Asker(mover, table.chairs[mover].who)
        found = (
            table.answered(None, now + number)
            if table.asks
            else table.propose(asker, any_move(table, rng), now + number)
        )
        assert isinstance(found, list)
        keep(table, found)
    return table.entries


def keep(table: Table, entries: list[Entry]) -> None:
    """Apply events that were decided elsewhere."""
    for entry in entries:
        table.apply(entry)


def plainly(frame: frames.AnyFrame) -> Any:
    """A frame as decoded by its receiver."""
    return msgspec.json.decode(frames.encoded(frame))


def resumed(play: AnyPlay) -> Table:
    """A table that continues a game that was played elsewhere."""
    settings = Settings(game=play.game.name, players=play.players, options=play.named_board.options)
    chairs = tuple(Chair("person", f"P{seat}", f"p{seat}") for seat in range(play.players))
    secret = fresh_secret(bytes(32))
    opened = Opened(settings, "p0", secret, play.named_board.fingerprint, chairs)
    return Table.from_events("resumed", entries_of(play, opened, NOON), recent=None, board=play.named_board)

"""Write a golden database with the present code: about a hundred small tables of all games.

    python -m tests.store.goldens tests/store/goldens/<name>.db.xz

Make one for every released version, before the first change of the next one. Never overwrite an old one.
"""

import lzma
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from keltis.bots import BOTS, Question
from keltis.core.play import AnyPlay
from keltis.core.rng import Rng, below, branch, seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.games import GAMES
from keltis.server.live.rematch import deal_group, new_table, rematch
from keltis.server.security.session import hashed
from keltis.store import accounts, erasure, people, tables
from keltis.store.accounts import Account
from keltis.store.people import Person
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.table import commands, events
from keltis.table.chance import deal_secret, fresh_secret
from keltis.table.commands import AnyCommand
from keltis.table.events import Entry
from keltis.table.seats import Chair
from keltis.table.settings import Days, Live, Settings
from keltis.table.table import Asker, Table, opening

NOON = 1_800_000_000_000
NAMES = ("Ada", "Ben", "Cy", "Di", "Eve")
FORGOTTEN = "Eve"
SESSION = "golden-session-of-ada-" + "a" * 21  # Ada's token, for tests with a server
PASSPHRASE = "scrypt$16384$8$1$00$00"
VARIANTS: tuple[dict[str, Any], ...] = (
    {"public": True},
    {"pace": Days(days=2), "undo": "turn"},
    {"pace": Live(bank=600, increment=5), "undo": "never"},
    {"first": "seat", "standin": "random"},
    {"deal": "spring", "first": "seat"},
    {"public": True, "pace": Days()},
)
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "orakel": ({}, {"clover": "any"}),
    "wuerfelspiel": ({}, {"side": "crossed"}, {"side": "match"}),
}
# The numbers of moves of a game's tables; -1 is finished, -2 closed, -3 finished with a rematch.
LENGTHS = (-1, 0, -1, 9, -1, 30, -3, 1, -1, 17, -2, 0, -1, 45, 5, -1, 24, 60, -3, 12)


class Author:
    """Plays random games with all kinds of events, and stores them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rng: Rng = seeded_rng(2026)
        self._ids = count()

    def fill(self) -> None:
        for name in NAMES:
            self.store.write_and_wait(partial(people.add, person=Person(f"who-{name}", name), now=NOON))
        self._sign_in("Ada", SESSION)
        self._sign_in("Ben", "b" * 43)
        self._sign_in(FORGOTTEN, "e" * 43)
        self.store.write_and_wait(partial(accounts.put, account=Account("ada", "who-Ada", PASSPHRASE)))
        url = "https://example.org/turn"
        self.store.write_and_wait(partial(accounts.put_hook, person="who-Ben", url=url, now=NOON))
        self.store.write_and_wait(partial(people.secret, name="key", fresh="5a" * 32))
        for game in GAMES:
            for number, length in enumerate(LENGTHS):
                self._table(f"{game.name.replace('_', '')}{number}", game.name, number, length)
        job = partial(erasure.forget, person=f"who-{FORGOTTEN}", instead="nobody1", now=NOON + 10**8)
        self.store.write_and_wait(job)

    def _sign_in(self, name: str, token: str) -> None:
        session = partial(
            people.begin_session, token=hashed(token), person=f"who-{name}", label="Firefox", now=NOON
        )
        self.store.write_and_wait(session)

    def _table(self, id: str, game: str, number: int, length: int) -> None:
        table = self._opened(id, game, number)
        if length > 0 or length in (-1, -3):
            self._seat(table)
            self._do(table, "who-Ada", commands.Start(self._id()))
            self._play(table, length if length > 0 else 10_000)
        if length == -2:
            self._do(table, "who-Ada", commands.Close(self._id()))
        made = [new_table(table)]
        if length == -3 and table.phase == "over":
            again = f"{id}again"
            asker = Asker(table.seat_of("who-Ada"), "who-Ada", "Ada", again)
            self._do(table, "who-Ada", commands.Rematch(self._id()))  # an offer; the second one does not wait
            proposed = table.propose(asker, commands.Rematch(self._id()), table.at + 1)
            assert isinstance(proposed, list)
            made.append(rematch(table, again, table.at + 1))
            self._apply(table, proposed)
            made[0] = new_table(table)
        for new in made:
            self.store.write_and_wait(partial(tables.create, new=new))
        self.store.write_and_wait(partial(tables.admit, table_id=id, who="who-Cy"))

    def _opened(self, id: str, game: str, number: int) -> Table:
        options = OPTIONS.get(game, ({},))
        players = 2 + (number % 4 == 3) + 2 * (number % 8 == 5)
        variant = VARIANTS[number % len(VARIANTS)]
        settings = Settings(game, players, options[number % len(options)], **variant)
        secret = fresh_secret(bytes(self._below(256) for _ in range(32)))
        if settings.deal:
            secret = deal_secret(bytes(32), deal_group(settings))
        chairs = [Chair("person", "Ada", "who-Ada")] + [Chair()] * (players - 1)
        first = opening(settings, "who-Ada", secret, NOON + 1000 * number, chairs)
        return Table.from_events(id, [first], NOON)

    def _seat(self, table: Table) -> None:
        """Seat a second person or a bot, then bots; one seat is taken and freed again."""
        table_is_shared = self._below(3) > 0
        for seat in range(1, table.settings.players):
            if seat == 1 and table_is_shared:
                name = NAMES[1 + self._below(4)]
                self._do(table, f"who-{name}", commands.Sit(self._id(), seat, name, f"nonce {name}"))
            else:
                self._do(table, "who-Ada", commands.Fill(self._id(), seat, "greedy"))
                if self._below(4) == 0:
                    self._do(table, "who-Ada", commands.Free(self._id(), seat))
                    self._do(table, "who-Ada", commands.Fill(self._id(), seat, "random"))

    def _play(self, table: Table, most: int) -> None:
        for _ in range(most):
            mover, play = table.mover, table.play
            if mover is None or play is None:
                break
            action = self._action(play, mover)
            now = table.at + 1000
            if table.asks:
                self._apply(table, table.answered(action, now))
            else:
                notation = play.notation(action)
                self._do(table, table.chairs[mover].who, commands.Move(self._id(), table.version, notation))
            for command in self._extras(table):
                self._try(table, command)

    def _action(self, play: AnyPlay, mover: int) -> int:
        """A mostly greedy action, so that games are short."""
        legal = play.legal()
        if self._below(8) == 0:
            return legal[self._below(len(legal))]
        return BOTS["greedy"](Question(play.game, play.board, play.state, mover, legal, branch(self.rng)))

    def _extras(self, table: Table) -> Iterator[tuple[int, AnyCommand]]:
        """Occasionally other commands than moves."""
        persons = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
        seat = persons[self._below(len(persons))]
        match self._below(40):
            case 0 | 1 | 2:
                yield seat, commands.Undo(self._id(), table.version)
                for other in persons:
                    yes = self._below(2) == 0
                    yield other, commands.Consent(self._id(), table.version, yes)
            case 3:
                yield seat, commands.Say(self._id(), f"{table.chairs[seat].name} says: well played!")
            case 4:
                yield seat, commands.Quick(self._id(), "luck")
            case 5:
                yield seat, commands.Stand(self._id())
            case 6 | 7:
                yield seat, commands.Back(self._id())
            case 8 if table.phase == "running" and not table.chairs[seat].away:
                left = events.Left(seat, "gone")
                last = table.entries[-1]
                self._apply(table, [Entry(last.seq + 1, last.at, left, last.rules, last.state)])
            case 9:
                self._apply(table, table.returns(seat, table.at + 1))

    def _do(self, table: Table, who: str, command: AnyCommand) -> None:
        seat = table.seat_of(who)
        name = who.removeprefix("who-")
        proposed = table.propose(Asker(max(seat, SPECTATOR), who, name), command, table.at + 500)
        assert isinstance(proposed, list), proposed
        self._apply(table, proposed)

    def _try(self, table: Table, wanted: tuple[int, AnyCommand]) -> None:
        """Send a command that the table may refuse."""
        seat, command = wanted
        proposed = table.propose(Asker(seat, table.chairs[seat].who), command, table.at + 500)
        if isinstance(proposed, list):
            self._apply(table, proposed)

    def _apply(self, table: Table, entries: list[Entry]) -> None:
        for entry in entries:
            table.apply(entry)

    def _below(self, bound: int) -> int:
        return below(self.rng, bound)

    def _id(self) -> str:
        return f"c{next(self._ids)}"


def main(path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        engine = Sqlite(Path(folder) / "golden.db")
        store = Store(engine)
        store.start()
        Author(store).fill()
        store.stop()
        copy = Path(folder) / "copy.db"
        connection = engine.connect()
        connection.copy_to(copy)
        connection.close()
        with path.open("xb") as file:
            file.write(lzma.compress(copy.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

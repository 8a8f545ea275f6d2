"""The table: commands to events, events to frames. It reads no clock, draws no numbers, does no I/O."""

from collections import deque
from collections.abc import Iterable

import msgspec

from keltis.bots.level import STRONGEST
from keltis.bots.question import BotRequest
from keltis.core.game import AnyBoard
from keltis.core.layout import Struct
from keltis.core.rng import Rng, branch, seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.table import events, frames, render
from keltis.table.apply import fingerprint, fold
from keltis.table.chance import Chance
from keltis.table.commands import AnyCommand
from keltis.table.decide import Asker, Decided, decide, moved
from keltis.table.events import Entry
from keltis.table.idempotency import digest, repeated_reply
from keltis.table.match import Broken, Match
from keltis.table.rejection import Refused
from keltis.table.seats import Chair
from keltis.table.settings import Settings, board_of, check, game_of

MAX_RETOLD = 1_000  # in longer games old events are not replayed: clients get a gap before the recent ones
Positions = dict[int, tuple[Struct, ...]]  # by the number of the event that leads to it

RECENT = 16  # rendered events kept for clients that reconnect soon


class Proposal(list[Entry]):
    """Events to be committed, and the resulting positions, so that these are computed only once."""

    def __init__(self, entries: Iterable[Entry] = (), positions: Positions | None = None) -> None:
        super().__init__(entries)
        self.positions: Positions = positions or {}


def opening(
    settings: Settings, host: str, secret: str, now: int, chairs: Iterable[Chair] = (), after: str = ""
) -> Entry:
    """The first event of a table; Refused if the settings are impossible."""
    check(settings)
    seats = [*chairs][: settings.players]
    seats += [Chair() for _ in range(settings.players - len(seats))]
    opened = events.Opened(settings, host, secret, board_of(settings).fingerprint, tuple(seats), after)
    return Entry(1, now, opened, game_of(settings.game).rules_version)


class Table(Match):
    """One match, and the only way to change it."""

    def __init__(
        self, id: str, first: Entry, recent: int | None = RECENT, board: AnyBoard | None = None
    ) -> None:
        super().__init__(id, first, board)
        self.recent: deque[tuple[int, dict[int, frames.AnyHappened]]] = deque(maxlen=recent)

    @classmethod
    def from_events(
        cls,
        id: str,
        kept: Iterable[Entry],
        awake: int = 0,
        recent: int | None = RECENT,
        board: AnyBoard | None = None,
    ) -> "Table":
        """The table after these events; Broken if they are inconsistent.

        `recent` events are kept rendered (None: all); `board` is given if it is not the game's own.
        """
        entries = list(kept)
        if not entries:
            raise Broken(f"{id}: there are no events")
        table = cls(id, entries[0], recent, board)
        for entry in entries:
            table.apply(entry, tell=recent is None or entry.seq > len(entries) - recent)
        table.awake = max(awake, table.at)
        return table

    def apply_all(self, proposal: Proposal) -> list[dict[int, frames.AnyHappened]]:
        """Apply the events of a proposal; returns what each viewer is told of each."""
        return [self.apply(entry, positions=proposal.positions.get(entry.seq, ())) for entry in proposal]

    def apply(
        self, entry: Entry, tell: bool = True, positions: tuple[Struct, ...] = ()
    ) -> dict[int, frames.AnyHappened]:
        """Apply an event; returns what each viewer is told of it."""
        told = fold(self, entry, self.viewers if tell else (), positions)
        if tell:
            self.recent.append((entry.seq, told))
        return told

    # --- proposals -----------------------------------------------------------------------------

    def propose(
        self, asker: Asker, command: AnyCommand, now: int, chance: Chance | None = None
    ) -> Proposal | frames.Reply:
        """The events of a command, to be committed and applied; or its reply if refused or repeated."""
        try:
            reply = repeated_reply(self, asker.who, command)
            if reply is not None:
                return reply
            ruled = decide(self, asker, command, chance or self.chance())
        except Refused as refusal:
            return self.refusal(command, refusal, asker)
        if not ruled:  # nothing changes
            return frames.Reply(command.id, self.version)
        return self._placed(ruled, now, asker.who, command.id, digest(command))

    def refusal(self, command: AnyCommand, refusal: Refused, asker: Asker) -> frames.Reply:
        """The reply to a command that is not carried out."""
        missed = None
        if refusal.code == "stale":
            missed = self.since(getattr(command, "v", 0), asker.seat, asker.who)
        return frames.Reply(command.id, error=frames.Error(refusal.code, refusal.why, refusal.rule, missed))

    def _placed(
        self, ruled: list[Decided], now: int, who: str = "", id: str = "", asked: str = ""
    ) -> Proposal:
        """Number the events; the first one carries the idempotency key of the command."""
        last, rules = self.entries[-1], self.game.rules_version
        at, state, named = max(now, last.at), last.state, (who, id, asked)
        placed = Proposal()
        for place, (event, changed, way) in enumerate(ruled, self.version + 1):
            state = state if changed is None else changed
            entry = Entry(place, at, event, rules, state, *named)
            named = ("", "", "")
            if way:
                placed.positions[place] = way
            placed.append(entry)
        return placed

    def time_up(self, now: int) -> Proposal:
        """The takeover that is due, if any."""
        due = self.due()
        if due is None or due.at > now:
            return Proposal()
        return self._placed([Decided(events.Left(due.seat, due.why))], now)

    def returns(self, seat: int, now: int) -> Proposal:
        """The return of a person to a seat by connecting; not if they left it or their clock ran out."""
        if self.phase != "running" or self.chairs[seat].away not in ("gone", "days"):
            return Proposal()
        return self._placed([Decided(events.Returned(seat))], now)

    # --- bots ----------------------------------------------------------------------------------

    def bot_request(self, rng: Rng) -> BotRequest | None:
        """The request to the bot that has to act; None if a person has to, or nobody."""
        return self._request(rng, self.asks) if self.asks else None

    def hint_request(self) -> BotRequest | None:
        """The request for a hint; None unless a person has to act. The same position gives the same one."""
        if self.thinker is None or self.play is None:
            return None
        request = self._request(seeded_rng(len(self.play.actions)), STRONGEST)
        return None if request is None else msgspec.structs.replace(request, hint=True)

    def _request(self, rng: Rng, bot: str) -> BotRequest | None:
        mover, play = self.mover, self.play
        if mover is None or play is None:
            return None
        imagined = play.state.copy()
        self.game.rules.redeal(play.board, imagined, mover, branch(rng))
        numbers, settings = imagined.numbers(), self.settings
        return BotRequest(
            settings.game,
            self.game.rules_version,
            settings.players,
            settings.options,
            bot,
            mover,
            numbers,
            play.legal(),
            rng.x,
            settings.board,
        )

    def answered(self, action: int | None, now: int, chance: Chance | None = None) -> Proposal:
        """The events of a bot's answer; an illegal or missing one becomes the first legal action."""
        play = self.play
        if play is None or not self.asks:
            return Proposal()
        legal = play.legal()
        by: events.By = "bot" if action in legal else "fallback"
        done = action if action is not None and action in legal else legal[0]
        instead = self.instead.get(play.mover)
        bot = instead.bot if instead else self.asks
        return self._placed([moved(self, play, done, chance or self.chance(), by, bot)], now)

    # --- frames --------------------------------------------------------------------------------

    def since(self, version: int, viewer: int = SPECTATOR, who: str = "") -> frames.Update:
        """The events after a version as a viewer is told them, and the present table."""
        missed = tuple(told[viewer] for seq, told in self.recent if seq > version)
        if version + len(missed) < self.version <= MAX_RETOLD:
            missed = self._retold(version, viewer)
        return render.update(self, missed, viewer, who)

    def _retold(self, version: int, viewer: int) -> tuple[frames.AnyHappened, ...]:
        """Older events, rendered by replaying from the beginning."""
        twin = Match(self.id, self.entries[0])
        found = []
        for entry in self.entries:
            told = fold(twin, entry, (viewer,) if entry.seq > version else ())
            if entry.seq > version:
                found.append(told[viewer])
        return tuple(found)

    def handle(
        self, seat: int, command: AnyCommand, now: int, who: str = "", chance: Chance | None = None
    ) -> list[tuple[int, frames.AnyFrame]]:
        """Carry out a command without a store; returns (viewer, frame) for all viewers."""
        who = who or (self.chairs[seat].who if 0 <= seat < len(self.chairs) else "")
        proposed = self.propose(Asker(seat, who), command, now, chance)
        if isinstance(proposed, frames.Reply):
            return [(seat, proposed)]
        told: dict[int, list[frames.AnyHappened]] = {viewer: [] for viewer in self.viewers}
        for heard in self.apply_all(proposed):
            for viewer, happened in heard.items():
                told[viewer].append(happened)
        seat = self.seat_of(who)  # the start rotates the seats
        sent: list[tuple[int, frames.AnyFrame]] = [(seat, frames.Reply(command.id, proposed[0].seq))]
        return sent + [(viewer, render.update(self, tuple(told[viewer]), viewer)) for viewer in self.viewers]


__all__ = ["Asker", "Broken", "Table", "fingerprint", "opening"]

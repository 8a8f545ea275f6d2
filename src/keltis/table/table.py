"""The table: events in, events and frames out. No clock, no generator and no network is in here."""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from keltis.core.luck import Luck, branch
from keltis.core.message import message
from keltis.core.seats import SPECTATOR
from keltis.table import events, frames, telling
from keltis.table.chairs import Chair
from keltis.table.chance import Chance
from keltis.table.commands import AnyCommand
from keltis.table.deciding import Asker, Ruled, decide, digest, moved
from keltis.table.events import Entry
from keltis.table.folding import fingerprint, fold
from keltis.table.match import Broken, Foreseen, Match
from keltis.table.refused import Refused
from keltis.table.settings import Settings, board_of, check, game_of

RECENT = 16  # so many events are kept as they were told, for those who come back soon


class Question(NamedTuple):
    """What a bot is asked: a position in which all that its seat cannot know was dealt anew."""

    bot: str
    seat: int
    numbers: list[int]
    legal: list[int]
    seed: int  # of what it draws itself


def opening(
    settings: Settings, host: str, secret: str, now: int, chairs: Iterable[Chair] = (), after: str = ""
) -> Entry:
    """The first event of a table; Refused if there can be no such table."""
    check(settings)
    seats = [*chairs][: settings.players]
    seats += [Chair() for _ in range(settings.players - len(seats))]
    opened = events.Opened(settings, host, secret, board_of(settings).fingerprint, tuple(seats), after)
    return Entry(1, now, opened, game_of(settings.game).rules_version)


class Table(Match):
    """One match, and the only way to change it."""

    def __init__(self, id: str, first: Entry) -> None:
        super().__init__(id, first)
        self.recent: deque[tuple[int, dict[int, frames.AnyHappened]]] = deque(maxlen=RECENT)

    @classmethod
    def from_events(cls, id: str, kept: Iterable[Entry], awake: int = 0) -> "Table":
        """The table that these events lead to; Broken if they do not fit together."""
        entries = list(kept)
        if not entries:
            raise Broken(f"{id}: there are no events")
        table = cls(id, entries[0])
        for entry in entries:
            table.apply(entry, tell=entry.seq > len(entries) - RECENT)
        table.awake = max(awake, table.at)
        return table

    def apply(self, entry: Entry, tell: bool = True) -> dict[int, frames.AnyHappened]:
        """Add an event that was kept; what each viewer hears of it."""
        told = fold(self, entry, self.viewers if tell else ())
        if tell:
            self.recent.append((entry.seq, told))
        return told

    # --- what would happen ---------------------------------------------------------------------

    def propose(
        self, asker: Asker, command: AnyCommand, now: int, chance: Chance | None = None
    ) -> list[Entry] | frames.Reply:
        """The events that a command leads to, to be kept and then applied; or else its reply."""
        known = self.ids.get((asker.who, command.id))
        asked = digest(command)
        try:
            if known is not None:
                if known.ask != asked:
                    raise Refused("id_reuse", message("online-reused"))
                return frames.Reply(command.id, known.seq)
            ruled = decide(self, asker, command, chance or self.chance())
        except Refused as refusal:
            return self.refusal(command, refusal, asker)
        return self._placed(ruled, now, asker.who, command.id, asked)

    def refusal(self, command: AnyCommand, refusal: Refused, asker: Asker) -> frames.Reply:
        """The reply to a command that is not carried out."""
        missed = None
        if refusal.code == "stale":
            missed = self.since(getattr(command, "v", 0), asker.seat, asker.who)
        return frames.Reply(command.id, error=frames.Error(refusal.code, refusal.why, refusal.rule, missed))

    def _placed(
        self, ruled: list[Ruled], now: int, who: str = "", id: str = "", asked: str = ""
    ) -> list[Entry]:
        """Events in their places; the first one carries the id under which they were asked for."""
        last, rules = self.entries[-1], self.game.rules_version
        at, state, named = max(now, last.at), last.state, (who, id, asked)
        placed = []
        for place, (event, changed, way) in enumerate(ruled, self.version + 1):
            state = state if changed is None else changed
            entry = Entry(place, at, event, rules, state, *named)
            named = ("", "", "")
            if way:
                self.foreseen = Foreseen(entry, way)
            placed.append(entry)
        return placed

    def time_up(self, now: int) -> list[Entry]:
        """What happens because time has passed: a bot takes over from who is not there."""
        due = self.due()
        if due is None or due.at > now:
            return []
        return self._placed([Ruled(events.Left(due.seat, due.why))], now)

    def returns(self, seat: int, now: int) -> list[Entry]:
        """What happens because somebody is there again: they get their seat back, unless they left it."""
        if self.phase != "running" or self.chairs[seat].away not in ("gone", "days"):
            return []
        return self._placed([Ruled(events.Returned(seat))], now)

    # --- bots ----------------------------------------------------------------------------------

    def question(self, luck: Luck) -> Question | None:
        """What the bot that has to decide is asked; None if a person has to, or nobody."""
        mover, bot, play = self.mover, self.asks, self.play
        if mover is None or play is None or not bot:
            return None
        imagined = play.state.copy()
        self.game.redeal(play.facts, imagined, mover, branch(luck))
        return Question(bot, mover, imagined.numbers(), play.legal(), luck.x)

    def answered(self, action: int | None, now: int, chance: Chance | None = None) -> list[Entry]:
        """The events that a bot's answer leads to. Nonsense, or no answer, is the first legal action."""
        play = self.play
        if play is None or not self.asks:
            return []
        legal = play.legal()
        by: events.By = "bot" if action in legal else "fallback"
        done = action if action is not None and action in legal else legal[0]
        return self._placed([moved(self, play, done, by, chance or self.chance())], now)

    # --- what is told --------------------------------------------------------------------------

    def since(self, version: int, viewer: int = SPECTATOR, who: str = "") -> frames.Update:
        """All that a viewer missed after an event, and the table as it is now."""
        missed = tuple(told[viewer] for seq, told in self.recent if seq > version)
        if version + len(missed) < self.version:
            missed = self._retold(version, viewer)
        return telling.update(self, missed, viewer, who)

    def _retold(self, version: int, viewer: int) -> tuple[frames.AnyHappened, ...]:
        """What was told long ago: it must be gone through again from the beginning."""
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
        """Carry out a command at once, for a table that nobody else keeps: (viewer, frame) for everybody."""
        who = who or (self.chairs[seat].who if 0 <= seat < len(self.chairs) else "")
        proposed = self.propose(Asker(seat, who), command, now, chance)
        if isinstance(proposed, frames.Reply):
            return [(seat, proposed)]
        told: dict[int, list[frames.AnyHappened]] = {viewer: [] for viewer in self.viewers}
        for entry in proposed:
            for viewer, happened in self.apply(entry).items():
                told[viewer].append(happened)
        seat = self.seat_of(who)  # it may be another one now
        sent: list[tuple[int, frames.AnyFrame]] = [(seat, frames.Reply(command.id, proposed[0].seq))]
        return sent + [(viewer, telling.update(self, tuple(told[viewer]), viewer)) for viewer in self.viewers]


__all__ = ["Asker", "Broken", "Question", "Table", "fingerprint", "opening"]

"""A match as it is now: what the events have led to, and the questions that can be asked about it."""

from typing import Literal, NamedTuple

from keltis.bots.instead import Instead
from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.core.seats import SPECTATOR
from keltis.table import trail as trails
from keltis.table.chairs import Away, Chair, seat_of
from keltis.table.chance import Chance, sealed
from keltis.table.clock import Clock
from keltis.table.events import Entry, Opened
from keltis.table.settings import SECOND, Live, Settings, game_of

Phase = Literal["waiting", "running", "over", "closed"]

PATIENCE = 10 * SECOND  # after a table was loaded, nobody's time is up sooner


class Request(NamedTuple):
    """Somebody asks to take something back."""

    seat: int
    to: int
    agreed: frozenset[int]  # the persons who let them


class Due(NamedTuple):
    """When a seat's time is up, and why."""

    at: int
    seat: int
    why: Away


class Foreseen(NamedTuple):
    """An event that is about to be added, and the positions to which it leads: worked out only once."""

    entry: Entry
    way: tuple[Struct, ...]


class Broken(Exception):
    """The events do not belong together: a gap, other rules, or another position than was kept."""


class Match:
    """One match. Everything in it follows from `entries`; only presence and readiness come from outside."""

    def __init__(self, id: str, first: Entry) -> None:
        event = first.event
        if not isinstance(event, Opened):
            raise Broken(f"{id}: the first event must open the table")
        self.id = id
        self.settings: Settings = event.settings
        self.game: AnyGame = game_of(event.settings.game)
        self.viewers = (SPECTATOR, *range(event.settings.players))  # all who may look: strangers see the same
        self.host = event.host
        self.secret = event.secret
        self.after = event.after
        self.chairs: list[Chair] = []
        self.phase: Phase = "waiting"
        self.play: AnyPlay | None = None
        self.trail: list[trails.Trace] = []
        self.turned = 0  # the seat that became seat 0 when the game began
        self.nonces: list[str] = []  # by seat as it was before that
        self.draws = 0  # that chance has made
        self.request: Request | None = None
        self.talk = 0  # so many times somebody has said something
        self.rematch = ""  # the next table of the same people
        self.clock = Clock(event.settings.pace, event.settings.players)
        self.entries: list[Entry] = []
        self.changed = 0  # the number of the last event that changed the position
        self.ids: dict[tuple[str, str], Entry] = {}  # by who and id
        self.foreseen: Foreseen | None = None
        self.mover: int | None = None  # the seat that has to decide
        self.heading = ""  # the turn that is going on
        # What comes from outside, and is of no consequence for the position:
        self.present: set[int] = set()
        self.gone: dict[int, int] = {}  # since when nobody is there for a seat
        self.awake = first.at  # since when there is anybody to look at the clock
        self.instead: dict[int, Instead] = {}  # who decides for bots that are not ready where they think

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self.entries)

    @property
    def at(self) -> int:
        """When the last event happened."""
        return self.entries[-1].at if self.entries else 0

    # --- who is to act -------------------------------------------------------------------------

    def look_round(self) -> None:
        """Find out once, after every event, what is asked for again and again."""
        play = self.play
        self.mover = play.mover if play is not None and self.phase == "running" else None
        self.heading = self.game.heading(play.state) if play is not None else ""

    @property
    def thinker(self) -> int | None:
        """The seat that has to decide, if it is a person who does."""
        mover = self.mover
        if mover is None:
            return None
        chair = self.chairs[mover]
        return mover if chair.kind == "person" and not chair.away else None

    @property
    def asks(self) -> str:
        """The bot that has to decide; "" if none."""
        mover = self.mover
        if mover is None or self.is_person(mover):
            return ""
        return self.chairs[mover].bot or self.settings.standin

    def is_person(self, seat: int) -> bool:
        """Whether a person plays this seat just now."""
        chair = self.chairs[seat]
        return chair.kind == "person" and not chair.away

    def persons(self) -> set[int]:
        """The seats that persons play just now."""
        return {seat for seat in range(len(self.chairs)) if self.is_person(seat)}

    def seat_of(self, who: str) -> int:
        """The first seat of a person; SPECTATOR without one."""
        return seat_of(self.chairs, who)

    def stand_in(self, instead: Instead | None) -> bool:
        """Note who decides in place of the bot that has to, None for itself; whether that is new."""
        mover = self.mover
        if mover is None or self.instead.get(mover) == instead:
            return False
        if instead is None:
            del self.instead[mover]
        else:
            self.instead[mover] = instead
        return True

    # --- taking back and chance ----------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many actions a seat may take back without asking."""
        if self.mover != seat or self.settings.undo == "never":
            return 0
        return trails.own(self.trail, seat, seat, self.heading)

    def askable(self, seat: int) -> int | None:
        """To how many actions a seat may ask to go back; None if it may not ask."""
        if self.mover is None or self.settings.undo != "consent" or self.request is not None:
            return None
        return None if self.undoable(seat) else trails.asked(self.trail, seat)

    def chance(self) -> Chance:
        """The draws of this table, as they follow from its secret and what the players added."""
        nonces = self.nonces or [chair.nonce for chair in self.chairs]
        return sealed(self.secret, [] if self.settings.deal else nonces)

    # --- time and presence ---------------------------------------------------------------------

    def come(self, seat: int) -> None:
        """Somebody looks at the table from this seat."""
        self.present.add(seat)
        self.gone.pop(seat, None)

    def go(self, seat: int, now: int) -> None:
        """Nobody looks at the table from this seat any more."""
        self.present.discard(seat)
        self.gone[seat] = now

    def due(self) -> Due | None:
        """When the time of the one who is thinking is up; None if it never is.

        In a live game nobody's absence matters unless somebody else is there and waits.
        """
        seat = self.thinker
        if seat is None:
            return None
        pace = self.settings.pace
        if isinstance(pace, Live) and not self.clock.bank and seat in self.present:
            return None
        found = []
        deadline = self.clock.deadline()
        if deadline is not None:
            found.append(
                Due(max(deadline, self.awake + PATIENCE), seat, "clock" if self.clock.bank else "days")
            )
        if isinstance(pace, Live) and seat not in self.present and self.persons() & self.present:
            since = max(self.gone.get(seat, 0), self.awake, self.clock.since)
            found.append(Due(since + pace.grace * SECOND, seat, "gone"))
        return min(found, default=None)

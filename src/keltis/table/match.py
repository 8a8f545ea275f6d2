"""The state of a match, derived from its events (event sourcing), and queries about it."""

from collections import Counter
from typing import Literal, NamedTuple

from keltis.bots.fallback import Fallback
from keltis.core.game import AnyBoard, AnyGame, UnknownVersion
from keltis.core.play import AnyPlay
from keltis.core.seats import SPECTATOR
from keltis.table import undo as trails
from keltis.table.chance import Chance, sealed
from keltis.table.clock import Clock
from keltis.table.events import Ended, Entry, Opened
from keltis.table.seats import Away, Chair, seat_of
from keltis.table.settings import SECOND, Live, Settings, board_of, game_of

Phase = Literal["waiting", "running", "over", "closed"]

PATIENCE = 10 * SECOND  # no takeover sooner after a table was loaded


class Request(NamedTuple):
    """A pending request to undo."""

    seat: int
    to: int
    agreed: frozenset[int]  # seats


class PendingOffer(NamedTuple):
    """An offer to everybody at the table: to end the game early, or to play another one."""

    seat: int
    accepted: frozenset[str]  # people who accepted, including its author
    declined: frozenset[str] = frozenset()


class Due(NamedTuple):
    """When a bot takes over a seat, and why."""

    at: int
    seat: int
    why: Away


class Broken(Exception):
    """The events are inconsistent: a gap, another version of the rules, or another position than recorded."""


class Match:
    """One match. Everything in it is derived from `entries`, except presence and the readiness of bots."""

    def __init__(self, id: str, first: Entry, board: AnyBoard | None = None) -> None:
        event = first.event
        if not isinstance(event, Opened):
            raise Broken(f"{id}: the first event must open the table")
        self.id = id
        self.settings: Settings = event.settings
        try:
            self.game: AnyGame = game_of(event.settings.game, first.rules)
        except UnknownVersion as error:
            raise Broken(f"{id}: {error}") from None
        self._board = board  # from a file; None: the game's own with the options of the settings
        self.viewers = (SPECTATOR, *range(event.settings.players))  # all spectators see the same
        self.host = event.host
        self.secret = event.secret
        self.after = event.after
        self.chairs: list[Chair] = []
        self.removed: set[str] = set()  # people removed from their seat by the host
        self.phase: Phase = "waiting"
        self.play: AnyPlay | None = None
        self.trail: list[trails.Trace] = []
        self.turned = 0  # the seat that became seat 0 when the game began
        self.nonces: list[str] = []  # by seat before that
        self.draws = 0  # number of draws so far
        self.request: Request | None = None
        self.played_by: list[dict[str, int]] = []  # per seat: moves by each level of bot
        self.chairs_changed = 0  # the number of the last move that changed how a chair is shown
        self.hinted = 0  # `changed` when somebody last asked for a hint
        self.talk: Counter[int] = Counter()  # per seat: number of chat events
        self.ended: Ended | None = None  # why the game was over before its rules ended it
        self.end_offer: PendingOffer | None = None
        self.rematch_offer: PendingOffer | None = None
        self.rematch = ""  # the table of the rematch
        self.clock = Clock(event.settings.pace, event.settings.players)
        self.entries: list[Entry] = []
        self.changed = 0  # the number of the last event that changed the position
        self.ids: dict[tuple[str, str], Entry] = {}  # by person and idempotency key
        self.mover: int | None = None  # the seat that has to decide
        self.heading = ""  # of the current turn
        # Not derived from events, and without effect on the position:
        self.present: set[int] = set()
        self.gone: dict[int, int] = {}  # when the last client of a seat left
        self.awake = first.at  # when the table was loaded: before that nobody could act
        self.instead: dict[int, Fallback] = {}  # levels that decide while compiled code is missing

    @property
    def board(self) -> AnyBoard:
        """The board that is played on."""
        return self._board or board_of(self.settings, self.game.rules_version)

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self.entries)

    @property
    def at(self) -> int:
        """When the last event happened."""
        return self.entries[-1].at if self.entries else 0

    # --- who is to act -------------------------------------------------------------------------

    def refresh(self) -> None:
        """Update the mover and the heading after an event."""
        play = self.play
        self.mover = play.mover if play is not None and self.phase == "running" else None
        self.heading = self.game.texts.heading(play.state) if play is not None else ""

    @property
    def thinker(self) -> int | None:
        """The seat to act, if a person plays it."""
        mover = self.mover
        if mover is None:
            return None
        chair = self.chairs[mover]
        return mover if chair.kind == "person" and not chair.away else None

    @property
    def own_board(self) -> str:
        """The name of the own board that the table carries; "" without one."""
        return self.board.name if self.settings.board else ""

    @property
    def asks(self) -> str:
        """The bot to act; "" if none."""
        mover = self.mover
        if mover is None or self.is_person(mover):
            return ""
        return self.chairs[mover].bot or self.settings.stand_in_bot

    def is_person(self, seat: int) -> bool:
        """Whether a person plays this seat at present."""
        chair = self.chairs[seat]
        return chair.kind == "person" and not chair.away

    def persons(self) -> set[int]:
        """The seats that people play at present."""
        return {seat for seat in range(len(self.chairs)) if self.is_person(seat)}

    def people(self) -> frozenset[str]:
        """Everybody who has a seat, including those replaced by a bot at present."""
        return frozenset(chair.who for chair in self.chairs if chair.kind == "person")

    def players(self) -> frozenset[str]:
        """Everybody who plays a seat at present."""
        return frozenset(self.chairs[seat].who for seat in self.persons())

    def winners(self) -> list[int]:
        """The winning seats; none while the game is running. A player who resigned cannot win."""
        play = self.play
        if play is None or self.phase != "over":
            return []
        if self.ended is None:
            return play.winners()
        scores = dict(enumerate(play.scores()))
        if self.ended.why == "resigned":
            del scores[self.ended.seat]
        return [seat for seat, total in scores.items() if total == max(scores.values())]

    def seat_of(self, who: str) -> int:
        """The first seat of a person; SPECTATOR without one."""
        return seat_of(self.chairs, who)

    def stand_in(self, instead: Fallback | None) -> bool:
        """Set or clear (None) the fallback of the bot to act; returns whether that changed anything."""
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
        """How many actions a seat may undo without asking."""
        if self.mover != seat or self.settings.undo == "never":
            return 0
        return trails.own(self.trail, seat, seat, self.heading)

    def askable(self, seat: int) -> int | None:
        """How many actions would remain if the seat asked to undo; None if it may not ask."""
        if self.mover is None or self.settings.undo != "consent" or self.request is not None:
            return None
        return None if self.undoable(seat) else trails.asked(self.trail, seat)

    def why_no_undo(self, seat: int) -> str:
        """The message that explains why a seat can neither undo nor ask for it."""
        if self.settings.undo == "never":
            return "online-undo-never"
        return trails.why_not(self.trail, seat)

    def chance(self) -> Chance:
        """The draws of this table: they follow from its secret and the players' nonces."""
        nonces = self.nonces or [chair.nonce for chair in self.chairs]
        return sealed(self.secret, [] if self.settings.deal else nonces)

    # --- time and presence ---------------------------------------------------------------------

    def come(self, seat: int) -> None:
        """A client of this seat connected."""
        self.present.add(seat)
        self.gone.pop(seat, None)

    def go(self, seat: int, now: int) -> None:
        """The last client of this seat disconnected."""
        self.present.discard(seat)
        self.gone[seat] = now

    def due(self) -> Due | None:
        """When a bot takes over from the person to act; None if never.

        In a live game, absence counts only while another person is present and waits.
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
            why: Away = "clock" if self.clock.bank else "days"
            found.append(Due(max(deadline, self.awake + PATIENCE), seat, why))
        if isinstance(pace, Live) and seat not in self.present and self.persons() & self.present:
            since = max(self.gone.get(seat, 0), self.awake, self.clock.since)
            found.append(Due(since + pace.grace * SECOND, seat, "gone"))
        return min(found, default=None)

"""Frames for a viewer: the status of the table, the view of the game, and events."""

from functools import lru_cache
from typing import Any

from keltis.core.offers import outlooks
from keltis.core.play import Play
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.table import frames
from keltis.table.chance import commitment
from keltis.table.match import Match, PendingOffer
from keltis.table.seats import Chair, face_of
from keltis.table.settings import Settings, board_of, game_of
from keltis.table.shared_view import Showing, encoded_parts
from keltis.table.stall import Stall, stall_ahead
from keltis.ui_model.stage import Stage


def status(match: Match, viewer: int, who: str = "") -> frames.Status:
    """The status of the table for a viewer; `who` is the person, known to the server only."""
    who = who or (match.chairs[viewer].who if viewer >= 0 else "")
    over = match.phase == "over"
    return frames.Status(
        phase=match.phase,
        settings=match.settings,
        board=match.own_board,
        you=viewer if viewer >= 0 else None,
        host=bool(who) and who == match.host,
        chairs=tuple(_seating(match, seat, chair, who) for seat, chair in enumerate(match.chairs)),
        since=match.clock.since,
        due=_takeover(match),
        stall=_stall(match),
        undo=_undoing(match, viewer),
        commitment=commitment(match.secret),
        secret=match.secret if over and not match.settings.deal else "",
        nonces=tuple(match.nonces) if over else (),
        end_offer=_offered(match, match.end_offer, match.players(), viewer),
        ended=None if match.ended is None else match.ended.why,
        rematch_offer=_offered(match, match.rematch_offer, match.people(), viewer),
        rematch=match.rematch,
    )


def _seating(match: Match, seat: int, chair: Chair, who: str) -> frames.Seating:
    bot = chair.bot or (match.settings.stand_in_bot if chair.away else "")
    return frames.Seating(
        kind=chair.kind,
        name=chair.name,
        bot=bot,
        away=chair.away,
        present=seat in match.present,
        yours=chair.kind in ("person", "kept") and chair.who == who != "",
        left=match.clock.left[seat],
        instead=match.instead.get(seat) if bot and match.phase == "running" else None,
        face=face_of(chair),
        played_by=tuple(match.played_by[seat]) if match.played_by else (),
    )


def _offered(
    match: Match, offer: PendingOffer | None, people: frozenset[str], viewer: int
) -> frames.OpenOffer | None:
    if offer is None:
        return None
    waiting = people - offer.accepted - offer.declined
    return frames.OpenOffer(
        offer.seat,
        _seats(match, offer.accepted),
        _seats(match, offer.declined),
        viewer >= 0 and match.chairs[viewer].who in waiting,
    )


def _seats(match: Match, people: frozenset[str]) -> tuple[int, ...]:
    return tuple(seat for seat, chair in enumerate(match.chairs) if chair.who in people)


def _takeover(match: Match) -> frames.Takeover | None:
    due = match.due()
    return None if due is None else frames.Takeover(due.at, due.seat, due.why, match.settings.stand_in_bot)


def _stall(match: Match) -> Stall | None:
    return stall_ahead(match.play) if match.play is not None and match.phase == "running" else None


def _undoing(match: Match, viewer: int) -> frames.Undoing:
    request = match.request
    free = match.undoable(viewer) if viewer >= 0 else 0
    return frames.Undoing(
        free=free,
        ask=viewer >= 0 and not free and match.askable(viewer) is not None,
        asked=None if request is None else request.seat,
        answer=request is not None and viewer in match.persons() - request.agreed - {request.seat},
    )


def position(match: Match, viewer: int) -> frames.Position | None:
    """The game as a viewer sees it; None before it."""
    shown = showing(match)
    return None if shown is None else shown.position(viewer)


def showing(match: Match) -> Showing | None:
    """The position for several viewers; None before the game."""
    return None if match.play is None else Showing(match.play, match.ended, match.winners())


@lru_cache(maxsize=64)
def _stage(game: str, players: int, options: tuple[tuple[str, str], ...], own: str) -> Stage:
    """The places of the board; shared by all tables with the same board."""
    settings = Settings(game=game, players=players, options=dict(options), board=own)
    empty = Play(game_of(game), players, board_of(settings))
    return empty.game.tabletop.stage(view(empty, SPECTATOR).table)


def stage(settings: Settings) -> Stage:
    """The places of a table's board."""
    options = tuple(sorted(settings.options.items()))
    return _stage(settings.game, settings.players, options, settings.board)


def snapshot(match: Match, viewer: int = SPECTATOR, who: str = "") -> frames.Snapshot:
    """The table as it is now."""
    around, shown = status(match, viewer, who), position(match, viewer)
    return frames.Snapshot(match.id, match.version, around, stage(match.settings), shown)


def update(
    match: Match, events: tuple[frames.AnyHappened, ...], viewer: int = SPECTATOR, who: str = ""
) -> frames.Update:
    """Events, and the table after them."""
    around, shown = status(match, viewer, who), position(match, viewer)
    return frames.Update(match.id, match.version, events, around, shown)


def written(
    match: Match, events: tuple[frames.AnyHappened, ...], viewer: int, who: str, showing: Showing | None
) -> bytes:
    """The same, encoded, with a position that several viewers share; None before the game."""
    shown = None if showing is None else showing.position(viewer)
    around = status(match, viewer, who)
    return frames.encoded(frames.Update(match.id, match.version, events, around, shown))


def changed(
    match: Match,
    events: tuple[frames.AnyHappened, ...],
    viewer: int,
    who: str,
    before: Showing,
    showing: Showing,
) -> bytes:
    """What actions of the game changed, for a viewer who knows the position before them."""
    around: Any = (
        _moved_on(match, viewer, who, events[0].seq, showing)
        if match.phase == "running"
        else status(match, viewer, who)
    )
    shown = showing.changes(viewer, before)
    return frames.encoded(frames.Change(match.id, match.version, events, around, shown))


def _moved_on(match: Match, viewer: int, who: str, first: int, showing: Showing) -> dict[str, Any]:
    """The parts of the status that actions since event `first` can change in a running game."""
    if showing.clock is None:
        shared = {"since": match.clock.since, "due": _takeover(match), "stall": _stall(match)}
        showing.clock = encoded_parts(shared)
    found: dict[str, Any] = {**showing.clock, "undo": _undoing(match, viewer)}
    if match.clock.bank or match.chairs_changed >= first:
        who = who or (match.chairs[viewer].who if viewer >= 0 else "")
        found["chairs"] = tuple(_seating(match, seat, chair, who) for seat, chair in enumerate(match.chairs))
    return found


def outlook(match: Match, viewer: int) -> frames.Outlooks:
    """The result of each of a viewer's offers."""
    found = () if match.play is None else outlooks(match.play, viewer)
    return frames.Outlooks(match.id, match.version, found)


def around(match: Match, viewer: int = SPECTATOR, who: str = "") -> frames.Around:
    """The status alone."""
    return frames.Around(match.id, status(match, viewer, who))

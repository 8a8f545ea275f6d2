"""What a viewer is shown: the status of the table and the view of the game, and what happened since."""

from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.table import frames
from keltis.table.chairs import Chair
from keltis.table.chance import commitment
from keltis.table.match import Match


def status(match: Match, viewer: int, who: str = "") -> frames.Status:
    """Everything around the game, as a viewer may know it; `who` is only known to the host of the table."""
    who = who or (match.chairs[viewer].who if viewer >= 0 else "")
    due = match.due()
    over = match.phase == "over"
    return frames.Status(
        phase=match.phase,
        settings=match.settings,
        you=viewer if viewer >= 0 else None,
        host=bool(who) and who == match.host,
        chairs=tuple(_seating(match, seat, chair, who) for seat, chair in enumerate(match.chairs)),
        since=match.clock.since,
        deadline=None if due is None else due.at,
        undo=_undoing(match, viewer),
        commitment=commitment(match.secret),
        secret=match.secret if over and not match.settings.deal else "",
        nonces=tuple(match.nonces) if over else (),
        rematch=match.rematch,
    )


def _seating(match: Match, seat: int, chair: Chair, who: str) -> frames.Seating:
    return frames.Seating(
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot or (match.settings.standin if chair.away else ""),
        away=chair.away,
        present=seat in match.present,
        yours=chair.kind == "person" and chair.who == who != "",
        left=match.clock.left[seat],
    )


def _undoing(match: Match, viewer: int) -> frames.Undoing:
    request = match.request
    return frames.Undoing(
        free=match.undoable(viewer) if viewer >= 0 else 0,
        ask=viewer >= 0 and match.askable(viewer) is not None,
        asked=None if request is None else request.seat,
        answer=request is not None and viewer in match.persons() - request.agreed - {request.seat},
    )


def snapshot(match: Match, viewer: int = SPECTATOR, who: str = "") -> frames.Snapshot:
    """The table as it is now."""
    seen = view(match.play, viewer) if match.play is not None else None
    return frames.Snapshot(match.id, match.version, status(match, viewer, who), seen)


def update(
    match: Match, events: tuple[frames.AnyHappened, ...], viewer: int = SPECTATOR, who: str = ""
) -> frames.Update:
    """What happened, and the table after it."""
    seen = view(match.play, viewer) if match.play is not None else None
    return frames.Update(match.id, match.version, events, status(match, viewer, who), seen)


def around(match: Match, viewer: int = SPECTATOR, who: str = "") -> frames.Around:
    """Who is there now."""
    return frames.Around(match.id, status(match, viewer, who))

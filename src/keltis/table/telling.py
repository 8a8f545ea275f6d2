"""What a viewer is shown: the status of the table and the view of the game, and what happened since."""

from functools import lru_cache
from typing import Any

from keltis.core.offer import outlooks
from keltis.core.play import Play
from keltis.core.seats import SPECTATOR
from keltis.core.stage import Stage
from keltis.core.view import view
from keltis.table import frames
from keltis.table.chairs import Chair
from keltis.table.chance import commitment
from keltis.table.match import Match
from keltis.table.settings import Settings, board_of, game_of
from keltis.table.showing import Showing


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
    bot = chair.bot or (match.settings.standin if chair.away else "")
    return frames.Seating(
        kind=chair.kind,
        name=chair.name,
        bot=bot,
        away=chair.away,
        present=seat in match.present,
        yours=chair.kind == "person" and chair.who == who != "",
        left=match.clock.left[seat],
        instead=match.instead.get(seat) if bot and match.phase == "running" else None,
    )


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
    if match.play is None:
        return None
    return Showing(match.play).position(viewer)


@lru_cache(maxsize=64)
def _stage(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Stage:
    """The board as places; the same for all tables with the same board."""
    settings = Settings(game=game, players=players, options=dict(options))
    empty = Play(game_of(game), players, board_of(settings))
    return empty.game.stage(view(empty, SPECTATOR).table)


def stage(settings: Settings) -> Stage:
    """The board of a table as places."""
    return _stage(settings.game, settings.players, tuple(sorted(settings.options.items())))


def snapshot(match: Match, viewer: int = SPECTATOR, who: str = "") -> frames.Snapshot:
    """The table as it is now."""
    around, shown = status(match, viewer, who), position(match, viewer)
    return frames.Snapshot(match.id, match.version, around, stage(match.settings), shown)


def update(
    match: Match, events: tuple[frames.AnyHappened, ...], viewer: int = SPECTATOR, who: str = ""
) -> frames.Update:
    """What happened, and the table after it."""
    around, shown = status(match, viewer, who), position(match, viewer)
    return frames.Update(match.id, match.version, events, around, shown)


def written(
    match: Match, events: tuple[frames.AnyHappened, ...], viewer: int, who: str, showing: Showing | None
) -> bytes:
    """The same as it is sent, for who shows the position to several viewers; None before the game."""
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
    """What actions of the game have changed, for a viewer who was shown the position before them."""
    around: Any = _moved_on(match, viewer, who) if match.phase == "running" else status(match, viewer, who)
    shown = showing.changes(viewer, before)
    return frames.encoded(frames.Change(match.id, match.version, events, around, shown))


def _moved_on(match: Match, viewer: int, who: str) -> dict[str, Any]:
    """All of the status that an action of the game can change while the game is running."""
    due = match.due()
    found: dict[str, Any] = {
        "since": match.clock.since,
        "deadline": None if due is None else due.at,
        "undo": _undoing(match, viewer),
    }
    if match.clock.bank:
        who = who or (match.chairs[viewer].who if viewer >= 0 else "")
        found["chairs"] = tuple(_seating(match, seat, chair, who) for seat, chair in enumerate(match.chairs))
    return found


def outlook(match: Match, viewer: int) -> frames.Outlooks:
    """What a viewer's offers would bring."""
    found = () if match.play is None else outlooks(match.play, viewer)
    return frames.Outlooks(match.id, match.version, found)


def around(match: Match, viewer: int = SPECTATOR, who: str = "") -> frames.Around:
    """Who is there now."""
    return frames.Around(match.id, status(match, viewer, who))

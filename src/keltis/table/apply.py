"""Applies events to a match (event sourcing), and renders what each viewer is told."""

import hashlib
from functools import singledispatch
from itertools import zip_longest

import msgspec

from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE
from keltis.core.view import Step, tell
from keltis.table import events, frames
from keltis.table.events import Entry, Event
from keltis.table.frames import AnyHappened
from keltis.table.match import Broken, Match, PendingOffer, Request
from keltis.table.rejection import Refused
from keltis.table.seats import Chair
from keltis.table.trail import change
from keltis.table.undo import Trace

Told = dict[int, AnyHappened]

_write = msgspec.json.Encoder().encode


def fold(match: Match, entry: Entry, viewers: tuple[int, ...], positions: tuple[Struct, ...] = ()) -> Told:
    """Apply an event to a match; returns what each viewer is told.

    The positions after a move may be passed if they are known already, so that they are not computed again.
    """
    if entry.seq != match.version + 1:
        raise Broken(f"{match.id}: event {entry.seq} comes after event {match.version}")
    if entry.rules != match.game.rules_version:
        opened = match.game.rules_version
        raise Broken(f"{match.id}: event {entry.seq} has rules of version {entry.rules}, not {opened}")
    heading = match.heading
    match.clock.count(entry.at)
    if isinstance(entry.event, events.Moved):
        told = _fold_move(entry.event, match, entry, viewers, positions)
    else:
        told = _fold(entry.event, match, entry, viewers)
    if not positions and entry.state != fingerprint(match.play):
        raise Broken(f"{match.id}: after event {entry.seq} the position is not the one that was kept")
    match.refresh()
    match.clock.go_on(match.thinker, entry.at, heading != match.heading)
    match.entries.append(entry)
    if entry.id:
        match.ids[entry.actor, entry.id] = entry
    return told


def fingerprint(play: AnyPlay | None) -> str:
    """A hash of a position; "" before the game."""
    return "" if play is None else hashed(play.state)


def hashed(state: Struct) -> str:
    """A hash of all the numbers of a position."""
    return hashlib.blake2b(_write(state.numbers()), digest_size=12).hexdigest()


@singledispatch
def _fold(event: Event, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    raise Broken(f"{match.id}: an unknown event {type(event).__name__}")


def _to_all(viewers: tuple[int, ...], told: AnyHappened) -> Told:
    return dict.fromkeys(viewers, told)


# --- before the game ---------------------------------------------------------------------------


@_fold.register
def _(event: events.Opened, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    try:
        same = match.board.fingerprint == event.board
    except Refused as refusal:
        raise Broken(f"{match.id}: {refusal.why.id}") from None
    if not same:
        raise Broken(f"{match.id}: the board of {match.game.name} is no longer the one of this table")
    match.chairs = [Chair(chair.kind, chair.name, chair.who, chair.bot) for chair in event.chairs]
    return _to_all(viewers, frames.Opened(entry.seq, entry.at))


@_fold.register
def _(event: events.Sat, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.chairs[event.seat] = Chair("person", event.name, event.who, nonce=event.nonce)
    return _to_all(viewers, frames.Sat(entry.seq, entry.at, event.seat, event.name))


@_fold.register
def _(event: events.Filled, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.chairs[event.seat] = Chair("bot", event.name, bot=event.bot)
    return _to_all(viewers, frames.Sat(entry.seq, entry.at, event.seat, event.name, event.bot))


@_fold.register
def _(event: events.Freed, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    who = match.chairs[event.seat].who
    if who and entry.actor != who:
        match.removed.add(who)
    match.chairs[event.seat] = Chair()
    return _to_all(viewers, frames.Freed(entry.seq, entry.at, event.seat))


@_fold.register
def _(event: events.Closed, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.phase = "closed"
    return _to_all(viewers, frames.Closed(entry.seq, entry.at))


@_fold.register
def _(event: events.Started, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.nonces = [chair.nonce for chair in match.chairs]
    match.turned = event.turned
    match.chairs = match.chairs[event.turned :] + match.chairs[: event.turned]
    seats = len(match.chairs)
    match.present = {(seat - event.turned) % seats if seat >= 0 else seat for seat in match.present}
    match.gone = {(seat - event.turned) % seats: since for seat, since in match.gone.items() if seat >= 0}
    match.play = Play(match.game, seats, match.board)
    match.phase = "running"
    match.changed = entry.seq
    match.played_by = [{} for _ in range(seats)]
    steps = _do_all(match, entry.seq, event.outcome, viewers)
    return {viewer: frames.Started(entry.seq, entry.at, event.turned, steps[viewer]) for viewer in viewers}


# --- the game ----------------------------------------------------------------------------------


def _fold_move(
    event: events.Moved, match: Match, entry: Entry, viewers: tuple[int, ...], positions: tuple[Struct, ...]
) -> Told:
    match.changed = entry.seq
    match.request = None
    play = match.play
    if play is None:
        raise Broken(f"{match.id}: nobody can act before the game")
    before = play.state
    steps = _do_all(match, entry.seq, (event.action, *event.outcome), viewers, positions)
    _count_move(match, event, entry.seq)
    if play.over:
        match.phase = "over"
    gain, moved = change(play, event.action, event.seat, before, play.state) if viewers else (0, ())
    found: dict[int, frames.Moved] = {}
    told: Told = {}
    for viewer in viewers:
        key = id(steps[viewer][0]) if len(steps[viewer]) == 1 else ~viewer
        if key not in found:
            found[key] = frames.Moved(
                entry.seq, entry.at, event.seat, event.by, steps[viewer], gain, moved, event.bot
            )
        told[viewer] = found[key]
    return told


def _count_move(match: Match, event: events.Moved, seq: int) -> None:
    """Count the move for the level that decided, which may differ from the chair's."""
    if event.bot:
        levels = match.played_by[event.seat]
        if event.bot not in levels:
            match.chairs_changed = seq
        levels[event.bot] = levels.get(event.bot, 0) + 1


def _do_all(
    match: Match, seq: int, actions: tuple[int, ...], viewers: tuple[int, ...], way: tuple[Struct, ...] = ()
) -> dict[int, tuple[Step, ...]]:
    told = [_do(match, seq, action, viewers, after) for action, after in zip_longest(actions, way)]
    return {viewer: tuple([steps[viewer] for steps in told]) for viewer in viewers}


def _do(
    match: Match, seq: int, action: int, viewers: tuple[int, ...], after: Struct | None
) -> dict[int, Step]:
    """Do an action, which was checked before it was stored; `known` is the position after it, if known."""
    play = match.play
    if play is None:
        raise Broken(f"{match.id}: nobody can act before the game")
    game, before = match.game, play.state
    mover = game.rules.mover(before)
    if after is None:
        after = before.copy()
        game.rules.apply_action(play.board, after, action)
    told = tell(play, action, after, viewers) if viewers else {}
    revealed = mover == CHANCE or game.views.reveals(before, after)
    match.trail.append(Trace(mover, game.texts.heading(before), revealed, seq))
    match.draws += mover == CHANCE
    play.actions.append(action)
    play.state = after
    return told


@_fold.register
def _(event: events.Asked, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.request = Request(event.seat, event.to, frozenset())
    return _to_all(viewers, frames.Asked(entry.seq, entry.at, event.seat))


@_fold.register
def _(event: events.Answered, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    if match.request is not None:
        agreed = match.request.agreed | {event.seat}
        match.request = match.request._replace(agreed=agreed) if event.yes else None
    return _to_all(viewers, frames.Answered(entry.seq, entry.at, event.seat, event.yes))


@_fold.register
def _(event: events.Undone, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    play = match.play
    if play is None or not 0 <= event.to <= len(play.actions):
        raise Broken(f"{match.id}: there is nothing to take back")
    taken = len(play.actions) - event.to
    undone = tuple(sorted({trace.seq for trace in match.trail[event.to :]}))
    match.play = again(play, play.actions[: event.to])
    del match.trail[event.to :]
    match.request = None
    match.changed = entry.seq
    return _to_all(viewers, frames.Undone(entry.seq, entry.at, event.seat, taken, undone))


def again(play: AnyPlay, actions: list[int]) -> AnyPlay:
    """The game after some of its actions, which were checked before."""
    twin = Play(play.game, play.players, play.named_board)
    for action in actions:
        play.game.rules.apply_action(twin.board, twin.state, action)
    twin.actions = actions
    return twin


# --- people ------------------------------------------------------------------------------------


@_fold.register
def _(event: events.EndOffered, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.end_offer = PendingOffer(event.seat, frozenset({match.chairs[event.seat].who}))
    return _to_all(viewers, frames.EndOffered(entry.seq, entry.at, event.seat))


@_fold.register
def _(event: events.EndAnswered, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    offer = match.end_offer
    if offer is not None:
        accepted = offer.accepted | {match.chairs[event.seat].who}
        match.end_offer = offer._replace(accepted=accepted) if event.yes else None
    return _to_all(viewers, frames.EndAnswered(entry.seq, entry.at, event.seat, event.yes))


@_fold.register
def _(event: events.Ended, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.phase = "over"
    match.ended = event
    match.changed = entry.seq
    match.request = match.end_offer = None
    return _to_all(viewers, frames.Ended(entry.seq, entry.at, event.seat, event.why))


@_fold.register
def _(event: events.Left, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.chairs[event.seat].away = event.why
    if match.request is not None and match.request.seat == event.seat:
        match.request = None
    if match.end_offer is not None and match.end_offer.seat == event.seat:
        match.end_offer = None
    return _to_all(
        viewers, frames.Left(entry.seq, entry.at, event.seat, event.why, match.settings.stand_in_bot)
    )


@_fold.register
def _(event: events.Returned, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.chairs[event.seat].away = ""
    match.clock.refill(event.seat, entry.at)
    return _to_all(viewers, frames.Returned(entry.seq, entry.at, event.seat))


@_fold.register
def _(event: events.Said, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.talk[event.seat] += 1
    return _to_all(viewers, frames.Said(entry.seq, entry.at, event.seat, event.text))


@_fold.register
def _(event: events.Phrased, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.talk[event.seat] += 1
    return _to_all(viewers, frames.Phrased(entry.seq, entry.at, event.seat, event.phrase))


@_fold.register
def _(event: events.Reacted, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.talk[event.seat] += 1
    return _to_all(viewers, frames.Reacted(entry.seq, entry.at, event.seat, event.to, event.reaction))


@_fold.register
def _(event: events.Hinted, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.hinted = match.changed
    return _to_all(viewers, frames.Hinted(entry.seq, entry.at, event.seat))


# --- another game ------------------------------------------------------------------------------


@_fold.register
def _(event: events.RematchOffered, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.rematch_offer = PendingOffer(event.seat, frozenset({match.chairs[event.seat].who}))
    return _to_all(viewers, frames.RematchOffered(entry.seq, entry.at, event.seat))


@_fold.register
def _(event: events.RematchAnswered, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    offer, who = match.rematch_offer, match.chairs[event.seat].who
    if offer is not None:
        accepted, declined = offer.accepted - {who}, offer.declined - {who}
        if event.yes:
            accepted |= {who}
        else:
            declined |= {who}
        host = match.chairs[offer.seat].who
        withdrawn = host in declined or declined >= match.people() - {host}
        match.rematch_offer = None if withdrawn else PendingOffer(offer.seat, accepted, declined)
    return _to_all(viewers, frames.RematchAnswered(entry.seq, entry.at, event.seat, event.yes))


@_fold.register
def _(event: events.Rematched, match: Match, entry: Entry, viewers: tuple[int, ...]) -> Told:
    match.rematch = event.table_id
    return _to_all(viewers, frames.Rematched(entry.seq, entry.at, event.seat, event.table_id))

"""What a command would add to the list of events. Nothing is changed here: the events must first be kept."""

import hashlib
from dataclasses import dataclass
from functools import singledispatch
from typing import NamedTuple

import msgspec

from keltis.core.layout import Struct
from keltis.core.message import message
from keltis.core.play import AnyPlay, Play
from keltis.core.refusal import Refusal
from keltis.core.seats import CHANCE
from keltis.table import commands, events
from keltis.table.chairs import Chair, bot_chair
from keltis.table.chance import FIRST, Chance
from keltis.table.commands import Command
from keltis.table.events import AnyEvent, By
from keltis.table.folding import again, hashed
from keltis.table.match import Match
from keltis.table.refused import Refused, refused
from keltis.table.settings import board_of, check_bot
from keltis.table.text import MAX_NAME, tidy

MOST_TALK = 500  # events that are talk, at one table
LONGEST_TALK = 400


@dataclass(frozen=True)
class Asker:
    """Who asks: the seat, and the person as the host of the table knows them."""

    seat: int
    who: str
    name: str = ""  # what the person is usually called
    fresh: str = ""  # the id of a new table, if one is to be made


class Ruled(NamedTuple):
    """An event that will be added, the hash of the position if it changes, and the positions on the way."""

    event: AnyEvent
    state: str | None = None
    way: tuple[Struct, ...] = ()


def decide(match: Match, asker: Asker, command: Command, chance: Chance) -> list[Ruled]:
    """The events that a command leads to; Refused if it leads to none."""
    version = getattr(command, "v", None)
    if version is not None:
        _seated(match, asker)
        if version > match.version:
            raise refused("online-future", "bad")
        if version < match.changed:
            raise refused("online-stale", "stale")
    return _decide(command, match, asker, chance)


def digest(command: Command) -> str:
    """A hash of what a command asks for; which version its sender knew does not matter."""
    asked = msgspec.structs.asdict(command)
    asked.pop("v", None)
    said = msgspec.json.encode([type(command).__name__, asked])
    return hashlib.blake2b(said, digest_size=8).hexdigest()


@singledispatch
def _decide(command: Command, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    raise refused("online-bad", "bad")


def _seated(match: Match, asker: Asker) -> int:
    """The seat of who asks; only its owner may act for it."""
    seat = asker.seat
    if not 0 <= seat < len(match.chairs) or match.chairs[seat].who != asker.who:
        raise refused("online-seat", "seat")
    return seat


def _host(match: Match, asker: Asker) -> None:
    """Before the game, who opened the table may do this."""
    _before(match)
    if asker.who != match.host:
        raise refused("online-host")


def _before(match: Match) -> None:
    if match.phase != "waiting":
        raise refused("online-started" if match.phase != "closed" else "online-closed")


def _running(match: Match) -> AnyPlay:
    """The game that is being played."""
    if match.play is None:
        raise refused("online-not-started")
    if match.phase == "over":
        raise Refused("over", message("refuse-over"), match.game.turn_rule)
    return match.play


# --- the game ----------------------------------------------------------------------------------


@_decide.register
def _(command: commands.Move, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    seat = _seated(match, asker)
    play = _running(match)
    if play.mover != seat:
        raise Refused("turn", message("refuse-turn"), match.game.turn_rule)
    try:
        action = play.read(command.action)
        if not play.is_legal(action):
            raise Refusal(play.why_not(action))
    except Refusal as refusal:
        raise Refused("illegal", refusal.reason.message, refusal.rule) from None
    back = [Ruled(events.Returned(seat))] if match.chairs[seat].away else []
    return [moved(match, play, action, "person", chance), *back]


def moved(match: Match, play: AnyPlay, action: int, by: By, chance: Chance) -> Ruled:
    """A legal action of the mover, with what chance adds to it."""
    game, facts = play.game, play.facts
    way = [play.state.copy()]
    game.apply_action(facts, way[0], action)
    outcome: list[int] = []
    while game.mover(way[-1]) == CHANCE:
        drawn = chance(match.draws + len(outcome), game.chance_ways(facts, way[-1]))
        outcome.append(game.chance_way(facts, way[-1], drawn))
        way.append(way[-1].copy())
        game.apply_action(facts, way[-1], outcome[-1])
    moved = events.Moved(play.mover, action, tuple(outcome), by)
    return Ruled(moved, hashed(way[-1]), tuple(way))


def _settle(play: AnyPlay, drawn: int, chance: Chance) -> tuple[int, ...]:
    """Let chance act until a seat has to decide."""
    outcome: list[int] = []
    game = play.game
    while play.mover == CHANCE:
        ways = game.chance_ways(play.facts, play.state)
        way = chance(drawn + len(outcome), ways)
        outcome.append(game.chance_way(play.facts, play.state, way))
        play.do(outcome[-1])
    return tuple(outcome)


@_decide.register
def _(command: commands.Undo, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    seat = _seated(match, asker)
    play = _running(match)
    if match.undoable(seat):
        return [_undone(play, seat, len(play.actions) - 1)]
    to = match.askable(seat)
    if to is None:
        raise refused("online-asked" if match.request else "online-no-undo")
    if match.persons() <= {seat}:  # bots let you
        return [_undone(play, seat, to)]
    return [Ruled(events.Asked(seat, to))]


def _undone(play: AnyPlay, seat: int, to: int) -> Ruled:
    return Ruled(events.Undone(seat, to), hashed(again(play, play.actions[:to]).state))


@_decide.register
def _(command: commands.Consent, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    seat = _seated(match, asker)
    play = _running(match)
    request = match.request
    if request is None or (command.yes and seat == request.seat):
        raise refused("online-not-asked")
    answered = [Ruled(events.Answered(seat, command.yes))]
    if command.yes and match.persons() <= request.agreed | {seat, request.seat}:
        answered.append(_undone(play, request.seat, request.to))
    return answered


# --- before the game ---------------------------------------------------------------------------


@_decide.register
def _(command: commands.Sit, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    _before(match)
    chair = _chair(match, command.seat)
    if chair.kind != "empty" and (chair.kind == "bot" or chair.who != asker.who):
        raise refused("online-taken")
    name = tidy(command.name, MAX_NAME) or chair.name or tidy(asker.name, MAX_NAME) or "?"
    taken = {other.name.casefold() for seat, other in enumerate(match.chairs) if seat != command.seat}
    number, wanted = 1, name
    while name.casefold() in taken:
        number += 1
        name = f"{wanted[: MAX_NAME - 2]} {number}"
    return [Ruled(events.Sat(command.seat, name, asker.who, tidy(command.nonce, 40)))]


def _chair(match: Match, seat: int) -> Chair:
    if seat >= len(match.chairs):
        raise refused("online-no-seat")
    return match.chairs[seat]


@_decide.register
def _(command: commands.Fill, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    _host(match, asker)
    if _chair(match, command.seat).kind == "person":
        raise refused("online-taken")
    check_bot(command.bot)
    others = [chair for seat, chair in enumerate(match.chairs) if seat != command.seat]
    return [Ruled(events.Filled(command.seat, command.bot, bot_chair(command.bot, others).name))]


@_decide.register
def _(command: commands.Free, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    _host(match, asker)
    if _chair(match, command.seat).kind == "empty":
        raise refused("online-free")
    return [Ruled(events.Freed(command.seat))]


@_decide.register
def _(command: commands.Close, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    _host(match, asker)
    return [Ruled(events.Closed())]


@_decide.register
def _(command: commands.Start, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    _before(match)
    if asker.who != match.host:
        _seated(match, asker)
    if any(chair.kind in ("empty", "kept") for chair in match.chairs):
        raise refused("online-seats-free")
    turned = chance(FIRST, len(match.chairs)) if match.settings.first == "random" else 0
    play = Play(match.game, len(match.chairs), board_of(match.settings))
    outcome = _settle(play, 0, chance)
    return [Ruled(events.Started(turned, outcome), hashed(play.state))]


# --- people ------------------------------------------------------------------------------------


@_decide.register
def _(command: commands.Stand, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    seat = _seated(match, asker)
    if match.phase == "waiting":
        return [Ruled(events.Freed(seat))]
    _running(match)
    if match.chairs[seat].away:
        raise refused("online-away")
    return [Ruled(events.Left(seat, "left"))]


@_decide.register
def _(command: commands.Back, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    seat = _seated(match, asker)
    _running(match)
    if not match.chairs[seat].away:
        raise refused("online-not-away")
    return [Ruled(events.Returned(seat))]


@_decide.register
def _(command: commands.Say, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    seat = _talking(match, asker)
    text = tidy(command.text, LONGEST_TALK)
    if not text:
        raise refused("online-bad", "bad")
    return [Ruled(events.Said(seat, text))]


@_decide.register
def _(command: commands.Quick, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    return [Ruled(events.Phrased(_talking(match, asker), command.phrase))]


def _talking(match: Match, asker: Asker) -> int:
    seat = _seated(match, asker)
    if match.talk >= MOST_TALK:
        raise refused("online-talk")
    return seat


@_decide.register
def _(command: commands.Rematch, match: Match, asker: Asker, chance: Chance) -> list[Ruled]:
    seat = _seated(match, asker)
    if match.phase != "over":
        raise refused("online-not-over")
    if match.rematch:
        raise refused("online-rematch")
    if not asker.fresh:
        raise refused("online-unavailable", "unavailable")
    return [Ruled(events.Rematched(seat, asker.fresh))]

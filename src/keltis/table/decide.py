"""Commands to events. Deciding changes nothing; `apply` applies the events."""

from dataclasses import dataclass
from functools import singledispatch
from typing import NamedTuple

from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.refusal import Refusal
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.messages.message import message
from keltis.table import commands, events
from keltis.table.apply import again, hashed
from keltis.table.chance import FIRST, Chance
from keltis.table.commands import Command
from keltis.table.events import AnyEvent, By
from keltis.table.match import Match, PendingOffer
from keltis.table.rejection import Refused, refused
from keltis.table.seats import Chair, bot_chair
from keltis.table.settings import check_bot
from keltis.table.text import MAX_NAME, tidy

MOST_TALK = 200  # chat events of a seat
LONGEST_TALK = 400


@dataclass(frozen=True)
class Asker:
    """The sender of a command: the seat, and the person as the server knows them."""

    seat: int
    who: str
    name: str = ""  # the person's default name
    fresh: str = ""  # the id for a new table, if the command creates one


class Decided(NamedTuple):
    """An event, the hash of the position if it changes, and the positions after each of its actions."""

    event: AnyEvent
    state: str | None = None
    way: tuple[Struct, ...] = ()


def decide(match: Match, asker: Asker, command: Command, chance: Chance) -> list[Decided]:
    """The events of a command; Refused if it is not allowed. Checks the version (optimistic concurrency)."""
    version = getattr(command, "v", None)
    if version is not None:
        _seated(match, asker)
        if version > match.version:
            raise refused("online-future", "bad")
        if version < match.changed:
            raise refused("online-stale", "stale")
    return _decide(command, match, asker, chance)


@singledispatch
def _decide(command: Command, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    raise refused("online-bad", "bad")


def _seated(match: Match, asker: Asker) -> int:
    """The seat of the sender; only its owner may act for it."""
    seat = asker.seat
    if not 0 <= seat < len(match.chairs) or match.chairs[seat].who != asker.who:
        raise refused("online-seat", "seat")
    return seat


def _host(match: Match, asker: Asker) -> None:
    """Refuse the command unless it is the host's, before the game."""
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
def _(command: commands.Move, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    play = _running(match)
    _check_not_resigned(match, seat)
    if play.mover != seat:
        raise Refused("turn", message("refuse-turn"), match.game.turn_rule)
    try:
        action = play.read(command.action)
        if not play.is_legal(action):
            raise Refusal(play.why_not(action))
    except Refusal as refusal:
        raise Refused("illegal", refusal.reason.message, refusal.rule) from None
    back = [Decided(events.Returned(seat))] if match.chairs[seat].away else []
    return [moved(match, play, action, chance), *back]


def moved(
    match: Match, play: AnyPlay, action: int, chance: Chance, by: By = "person", bot: str = ""
) -> Decided:
    """A legal action of the mover, with the draws of chance that follow."""
    game, board = play.game, play.board
    way = [play.state.copy()]
    game.rules.apply_action(board, way[0], action)
    outcome: list[int] = []
    while game.rules.mover(way[-1]) == CHANCE:
        drawn = chance(match.draws + len(outcome), game.rules.chance_ways(board, way[-1]))
        outcome.append(game.rules.chance_way(board, way[-1], drawn))
        way.append(way[-1].copy())
        game.rules.apply_action(board, way[-1], outcome[-1])
    moved = events.Moved(play.mover, action, tuple(outcome), by, bot)
    return Decided(moved, hashed(way[-1]), tuple(way))


def _settle(play: AnyPlay, drawn: int, chance: Chance) -> tuple[int, ...]:
    """Let chance act until a seat has to decide."""
    outcome: list[int] = []
    game = play.game
    while play.mover == CHANCE:
        ways = game.rules.chance_ways(play.board, play.state)
        way = chance(drawn + len(outcome), ways)
        outcome.append(game.rules.chance_way(play.board, play.state, way))
        play.do(outcome[-1])
    return tuple(outcome)


@_decide.register
def _(command: commands.Undo, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    play = _running(match)
    if match.undoable(seat):
        return [_undone(play, seat, len(play.actions) - 1)]
    to = match.askable(seat)
    if to is None:
        raise refused("online-asked" if match.request else match.why_no_undo(seat))
    if match.persons() <= {seat}:  # bots always consent
        return [_undone(play, seat, to)]
    return [Decided(events.Asked(seat, to))]


def _undone(play: AnyPlay, seat: int, to: int) -> Decided:
    return Decided(events.Undone(seat, to), hashed(again(play, play.actions[:to]).state))


@_decide.register
def _(command: commands.Consent, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    play = _running(match)
    request = match.request
    if request is None or (command.yes and seat == request.seat):
        raise refused("online-not-asked")
    answered = [Decided(events.Answered(seat, command.yes))]
    if command.yes and match.persons() <= request.agreed | {seat, request.seat}:
        answered.append(_undone(play, request.seat, request.to))
    return answered


@_decide.register
def _(command: commands.AskHint, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    play = _running(match)
    if not match.settings.hints:
        raise refused("online-hints")
    if play.mover != seat or not match.is_person(seat):
        raise Refused("turn", message("refuse-turn"), match.game.turn_rule)
    return [] if match.hinted == match.changed else [Decided(events.Hinted(seat))]


# --- before the game ---------------------------------------------------------------------------


@_decide.register
def _(command: commands.Sit, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
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
    return [Decided(events.Sat(command.seat, name, asker.who, tidy(command.nonce, 40)))]


def _chair(match: Match, seat: int) -> Chair:
    if seat >= len(match.chairs):
        raise refused("online-no-seat")
    return match.chairs[seat]


@_decide.register
def _(command: commands.Fill, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    _host(match, asker)
    if _chair(match, command.seat).kind == "person":
        raise refused("online-taken")
    check_bot(command.bot)
    others = [chair for seat, chair in enumerate(match.chairs) if seat != command.seat]
    return [Decided(events.Filled(command.seat, command.bot, bot_chair(command.bot, others).name))]


@_decide.register
def _(command: commands.Free, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    _host(match, asker)
    if _chair(match, command.seat).kind == "empty":
        raise refused("online-free")
    return [Decided(events.Freed(command.seat))]


@_decide.register
def _(command: commands.Close, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    _host(match, asker)
    return [Decided(events.Closed())]


@_decide.register
def _(command: commands.Start, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    _before(match)
    if asker.who != match.host:
        _seated(match, asker)
    if any(chair.kind in ("empty", "kept") for chair in match.chairs):
        raise refused("online-seats-free")
    turned = chance(FIRST, len(match.chairs)) if match.settings.first == "random" else 0
    play = Play(match.game, len(match.chairs), match.board)
    outcome = _settle(play, 0, chance)
    return [Decided(events.Started(turned, outcome), hashed(play.state))]


# --- seats -------------------------------------------------------------------------------------


@_decide.register
def _(command: commands.Stand, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    if match.phase == "waiting" and asker.seat == SPECTATOR:
        return [Decided(events.Freed(_reserved(match, asker)))]
    seat = _seated(match, asker)
    if match.phase == "waiting":
        return [Decided(events.Freed(seat))]
    _running(match)
    if match.chairs[seat].away:
        raise refused("online-away")
    return [Decided(events.Left(seat, "left"))]


def _reserved(match: Match, asker: Asker) -> int:
    """The seat that is reserved for the sender, who declines it."""
    for seat, chair in enumerate(match.chairs):
        if chair.kind == "kept" and chair.who == asker.who:
            return seat
    raise refused("online-seat", "seat")


@_decide.register
def _(command: commands.Back, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    _running(match)
    if not match.chairs[seat].away:
        raise refused("online-not-away")
    _check_not_resigned(match, seat)
    return [Decided(events.Returned(seat))]


@_decide.register
def _(command: commands.Say, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _talking(match, asker)
    if match.settings.chat != "all":
        raise refused("online-chat")
    text = tidy(command.text, LONGEST_TALK)
    if not text:
        raise refused("online-bad", "bad")
    return [Decided(events.Said(seat, text))]


@_decide.register
def _(command: commands.Quick, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    return [Decided(events.Phrased(_talking(match, asker), command.phrase))]


def _talking(match: Match, asker: Asker) -> int:
    seat = _seated(match, asker)
    if match.settings.chat == "off":
        raise refused("online-chat")
    if match.talk[seat] >= MOST_TALK:
        raise refused("online-talk")
    return seat


@_decide.register
def _(command: commands.React, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _talking(match, asker)
    if command.to > match.version:
        raise refused("online-future", "bad")
    return [Decided(events.Reacted(seat, command.to, command.reaction))]


# --- ending a game early -----------------------------------------------------------------------


@_decide.register
def _(command: commands.OfferEnd, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    _running(match)
    if match.settings.deal:
        raise refused("online-deal-end")
    if match.end_offer is not None:
        raise refused("online-end-offered")
    if match.players() <= {asker.who}:
        return [Decided(events.Ended(seat, "agreed"))]
    return [Decided(events.EndOffered(seat))]


@_decide.register
def _(command: commands.AnswerEnd, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    _running(match)
    offer = match.end_offer
    if offer is None or (command.yes and asker.who in offer.accepted):
        raise refused("online-no-offer")
    answered = [Decided(events.EndAnswered(seat, command.yes))]
    if command.yes and match.players() <= offer.accepted | {asker.who}:
        answered.append(Decided(events.Ended(offer.seat, "agreed")))
    return answered


@_decide.register
def _(command: commands.Resign, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _seated(match, asker)
    _running(match)
    _check_not_resigned(match, seat)
    if len(match.chairs) == 2 or match.players() <= {asker.who}:
        return [Decided(events.Ended(seat, "resigned"))]
    return [Decided(events.Left(seat, "resigned"))]


def _check_not_resigned(match: Match, seat: int) -> None:
    if match.chairs[seat].away == "resigned":
        raise refused("online-resigned")


# --- another game ------------------------------------------------------------------------------


@_decide.register
def _(command: commands.Rematch, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _after_game(match, asker)
    offer = match.rematch_offer
    if offer is not None and asker.who not in offer.accepted:
        return _answer_rematch(match, asker, seat, offer, accepted=True)
    if offer is not None or match.people() <= {asker.who}:
        return [_rematched(asker, seat)]
    return [Decided(events.RematchOffered(seat))]


@_decide.register
def _(command: commands.AnswerRematch, match: Match, asker: Asker, chance: Chance) -> list[Decided]:
    seat = _after_game(match, asker)
    offer = match.rematch_offer
    if offer is None or (command.yes and asker.who in offer.accepted):
        raise refused("online-no-offer")
    return _answer_rematch(match, asker, seat, offer, command.yes)


def _answer_rematch(
    match: Match, asker: Asker, seat: int, offer: PendingOffer, accepted: bool
) -> list[Decided]:
    """Answer the offer; after the last answer, the new table is created for those who accepted."""
    answered = [Decided(events.RematchAnswered(seat, accepted))]
    willing = offer.accepted | {asker.who} if accepted else offer.accepted - {asker.who}
    withdrawn = match.chairs[offer.seat].who not in willing
    if not withdrawn and len(willing) > 1 and match.people() <= willing | offer.declined | {asker.who}:
        answered.append(_rematched(asker, offer.seat))
    return answered


def _after_game(match: Match, asker: Asker) -> int:
    """The seat of a person who offers or answers a rematch; Refused if there can be none."""
    seat = _seated(match, asker)
    if match.phase != "over":
        raise refused("online-not-over")
    if match.rematch:
        raise refused("online-rematch")
    return seat


def _rematched(asker: Asker, seat: int) -> Decided:
    if not asker.fresh:
        raise refused("online-unavailable", "unavailable")
    return Decided(events.Rematched(seat, asker.fresh))

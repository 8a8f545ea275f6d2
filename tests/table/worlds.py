"""Histories that a viewer cannot distinguish: every card that it never saw may differ."""

from collections import Counter

import msgspec

from keltis.core.play import AnyPlay, Play
from keltis.core.refusal import Refusal
from keltis.core.rng import Rng, below
from keltis.core.seats import CHANCE
from keltis.parts import cards
from keltis.table.apply import again, hashed
from keltis.table.events import Entry, Moved, Started, Undone
from keltis.table.table import Table

CARD = "card"  # the span of cards dealt to a hand


def has_hands(table: Table) -> bool:
    return any(span.name == CARD for span in table.game.actions.spans)


def other_history(table: Table, viewer: int, rng: Rng) -> list[Entry] | None:
    """The events of an indistinguishable world; None if no other one was found."""
    assert table.play is not None
    slots = [slot for seat in range(table.settings.players) if seat != viewer for slot in _slots(table, seat)]
    pool = [card for _, _, card in slots] + cards.listed(table.play.state.stock.unseen)
    swaps = {(entry, place): pool.pop(below(rng, len(pool))) for entry, place, _ in slots}
    return _rewritten(table, swaps)


def _slots(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """The hidden cards of a seat: number of the event, index in its outcome, card."""
    assert table.play is not None
    hand = table.play.state.seats[seat].hand
    still = Counter(cards.listed(hand.held)) - Counter(cards.listed(hand.known))
    found = []
    for entry, place, receiver, card in reversed(_dealt(table)):
        if receiver == seat and still[card]:
            still[card] -= 1
            found.append((entry, place, card))
    assert not +still
    shown = _shown_and_taken_back(table)
    return [slot for slot in found if slot[2] not in shown]


def _shown_and_taken_back(table: Table) -> set[int]:
    """Cards whose play or discard was undone: everybody saw them."""
    spans = [span for span in table.game.actions.spans if span.name in ("play", "discard")]
    moves = [entry.event.action for entry in table.entries if isinstance(entry.event, Moved)]
    if not any(isinstance(entry.event, Undone) for entry in table.entries):
        return set()
    return {
        move - span.start for move in moves for span in spans if span.start <= move < span.start + span.size
    }


def _dealt(table: Table) -> list[tuple[int, int, int, int]]:
    """Every card that chance put into a hand: event, place in its outcome, seat, card."""
    assert table.play is not None
    start = table.game.actions[CARD]
    play: AnyPlay = Play(table.game, table.settings.players, table.play.named_board)
    found = []
    for entry in table.entries:
        event = entry.event
        if isinstance(event, Undone):
            play = again(play, play.actions[: event.to])
        if isinstance(event, Moved):
            play.do(event.action)
        if isinstance(event, Moved | Started):
            for place, action in enumerate(event.outcome):
                if action >= start and play.mover == CHANCE:
                    found.append((entry.seq, place, play.state.seat, action - start))
                play.do(action)
    return found


def _rewritten(table: Table, swaps: dict[tuple[int, int], int]) -> list[Entry] | None:
    assert table.play is not None
    start = table.game.actions[CARD]
    play: AnyPlay | None = None
    made = []
    for entry in table.entries:
        event = entry.event
        if isinstance(event, Started):
            play = Play(table.game, table.settings.players, table.play.named_board)
        if isinstance(event, Started | Moved):
            outcome = tuple(
                start + swaps[entry.seq, place] if (entry.seq, place) in swaps else action
                for place, action in enumerate(event.outcome)
            )
            event = msgspec.structs.replace(event, outcome=outcome)
        try:
            play = _folded(play, event)
        except Refusal:
            return None
        state = "" if play is None else hashed(play.state)
        made.append(msgspec.structs.replace(entry, event=event, state=state))
    return made if made != table.entries else None


def _folded(play: AnyPlay | None, event: object) -> AnyPlay | None:
    if play is not None and isinstance(event, Undone):
        return again(play, play.actions[: event.to])
    if play is not None and isinstance(event, Moved):
        play.do(event.action)
    if play is not None and isinstance(event, Moved | Started):
        for action in event.outcome:
            play.do(action)
    return play

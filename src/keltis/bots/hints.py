"""Hints: where to look, the three best actions with the chance to win, and reasons as counted facts.

A hint uses only what the seat may know. While search is not compiled, the heuristic ranks the actions and no
chance to win is given.
"""

import math
from dataclasses import dataclass
from typing import Any

from keltis.bots.deciding import needs_fallback, net_player_for, searcher_for
from keltis.bots.level import STRONGEST, levels, weights
from keltis.bots.question import Question, question_of
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng
from keltis.games.heuristics import HEURISTICS
from keltis.messages.message import Message, message

BUDGET = 2000  # simulations; well within a second
MOST = 3  # actions recommended
CONFIDENCE = 1.96


@dataclass(frozen=True)
class Advice:
    """One recommended action."""

    action: int
    share: float | None  # expected share of the win; None if unknown
    margin: float  # the interval of 95 % is the share ± this
    lead: float | None  # points ahead of the best other at the end
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Hint:
    area: Message  # where to look
    best: tuple[Advice, ...]  # the best first


def hint(play: AnyPlay, hurry: bool = True) -> Hint:
    """A hint for the seat that is to act; the same position gives the same hint."""
    return hint_for(question_of(play, seeded_rng(len(play.actions)), hurry))


def hint_for(question: Question) -> Hint:
    """A hint for the seat of a question."""
    found = _weighed(question)[:MOST]
    advice = tuple(
        Advice(action, share, margin, lead, reasons(question, action))
        for action, share, margin, lead in found
    )
    return Hint(message("hint-area", kind=question.game.actions.span(advice[0].action).name), advice)


# --- what is best --------------------------------------------------------------------------------

Weighed = tuple[int, float | None, float, float | None]


def _weighed(question: Question) -> list[Weighed]:
    """Actions with expected share, its margin and the lead, best first."""
    best = levels(question.game.name)[STRONGEST]
    if len(question.legal) == 1 or needs_fallback(best.otherwise or best, question.game.name, question.hurry):
        return _by_heuristic(question)
    if best.net and best.otherwise is None:
        return _by_net(question) or _by_heuristic(question)
    best = best.otherwise or best  # full rollouts estimate the chance to win
    w = weights(question.game.name, best.tuned)
    found: dict[int, Weighed] = {}
    row = best.row(0, question.budget or BUDGET)
    for plan in searcher_for(question).plans(question.state, row, w, question.rng):
        if plan.action not in found and plan.tries:
            doubt = CONFIDENCE * math.sqrt(max(plan.share * (1 - plan.share), 0.01) / plan.tries)
            found[plan.action] = (plan.action, plan.share, doubt, plan.lead)
    return list(found.values())


def _by_net(question: Question) -> list[Weighed]:
    net_player = net_player_for(question)
    if net_player is None:
        return []
    ordered = sorted(net_player.evaluate(question.state), key=lambda option: -option[1])
    return [(action, share, 0.0, None) for action, share in ordered]


def _by_heuristic(question: Question) -> list[Weighed]:
    judge, w = HEURISTICS[question.game.name].judge, weights(question.game.name, True)
    ordered = sorted(question.legal, key=lambda action: -judge(question.board, question.state, w, action))
    return [(action, None, 0.0, None) for action in ordered]


# --- reasons -------------------------------------------------------------------------------------


def reasons(question: Question, action: int) -> tuple[Message, ...]:
    """Countable reasons for and against an action."""
    return reasons_for_turn(question, action, _after_turn(question, action))


def reasons_for_turn(question: Question, action: int, after: Struct) -> tuple[Message, ...]:
    """The same for a whole turn that begins with the action and ends with the position `after`."""
    found = [*_points(question, after), *_end(question, after), *_cards(question, action, after)]
    return tuple(found)


def _after_turn(question: Question, action: int) -> Struct:
    """The position after this action and then the heuristic's, until chance or another seat acts."""
    game, board, w = question.game, question.board, weights(question.game.name, True)
    judge = HEURISTICS[game.name].judge
    state: Any = question.state.copy()
    turn = state.turn
    game.rules.apply_action(board, state, action)
    while game.rules.mover(state) == question.seat and state.turn == turn:
        legal = _listed(question, state)
        game.rules.apply_action(board, state, max(legal, key=lambda one: judge(board, state, w, one)))
    after: Struct = state
    return after


def _listed(question: Question, state: Struct) -> list[int]:
    from keltis.core.actions import listed

    return listed(question.game.actions.starts, question.game.rules.legal_actions(question.board, state))


def _points(question: Question, after: Struct) -> list[Message]:
    """The points that the turn gains at once, by source."""
    game, board, seat = question.game, question.board, question.seat
    found = []
    for number, source in enumerate(game.sources):
        gain = game.rules.points(board, after, seat, number) - game.rules.points(
            board, question.state, seat, number
        )
        if gain:
            found.append(
                message(
                    "hint-gain", source=message(f"source-{source}"), points=f"{gain:+d}".replace("-", "−")
                )
            )
    return found


def _end(question: Question, after: Struct) -> list[Message]:
    """Whether the turn ends the game, and how."""
    game, board, seat = question.game, question.board, question.seat
    if not game.rules.ending(after):
        return []
    state: Any = after
    others = [game.rules.score(board, after, other) for other in range(state.players) if other != seat]
    lead = game.rules.score(board, after, seat) - max(others)
    if lead < 0:
        return [message("hint-ends-behind", points=-lead)]
    return [message("hint-ends-ahead", points=lead)]


def _cards(question: Question, action: int, after: Struct) -> list[Message]:
    """The effect on the cards in hand and on the next player, in games with hands."""
    before: Any = question.state
    later: Any = after
    mine, then = before.seats[question.seat], later.seats[question.seat]
    if not hasattr(mine, "hand"):
        return []
    span = question.game.actions.span(action)
    card = action - span.start
    found = []
    if span.name in ("play", "discard"):
        left = then.hand.held.once & mine.hand.held.once
        lost = (left & mine.rows.fits & ~then.rows.fits).bit_count()
        kept = (left & then.rows.fits).bit_count()
        found.append(message("hint-lost", cards=lost) if lost else message("hint-kept", cards=kept))
    if span.name == "discard":
        neighbour = before.seats[(question.seat + 1) % before.players]
        useful = neighbour.rows.fits >> card & 1 and neighbour.rows.laid.once >> card // 11 * 11 & 2047
        found.append(message("hint-gift") if useful else message("hint-no-gift"))
    if span.name in ("draw", "take"):
        found.append(message("hint-deck", cards=before.stock.deck))
    return found

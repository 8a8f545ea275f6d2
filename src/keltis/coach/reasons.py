"""The played and the better candidates as text, with reasons."""

from dataclasses import replace

from keltis.bots.hints import reasons_for_turn
from keltis.bots.question import Question
from keltis.coach.report import Candidate, Step
from keltis.coach.rollout_judge import SEED
from keltis.coach.timeline import Decision
from keltis.core.actions import listed
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng
from keltis.messages.message import Message


def explained(play: AnyPlay, decision: Decision, step: Step) -> Step:
    """A step with a loss, with text and reasons for the played candidate and the best ones."""
    if not step.loss:
        return step
    state = imagined(play, decision.state, decision.seat, decision.at)
    for action in decision.actions[: step.at - decision.at]:
        play.game.rules.apply_action(play.board, state, action)
    best = (_explained(play, state, step.seat, step.best[0]), *step.best[1:])
    return replace(step, played=_explained(play, state, step.seat, step.played), best=best)


def imagined(play: AnyPlay, state: Struct, seat: int, at: int) -> Struct:
    """A position with everything that a seat cannot know dealt again."""
    base = state.copy()
    play.game.rules.redeal(play.board, base, seat, seeded_rng(SEED, at))
    return base


def told_and_reasons(
    play: AnyPlay, state: Struct, seat: int, notations: tuple[str, ...]
) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Actions of a seat as text, and the reasons for and against them."""
    game, board = play.game, play.board
    actions = [play.named_board.actions[notation] for notation in notations]
    after, told = state.copy(), list[Message]()
    for action in actions:
        told.append(game.texts.log_line(board, after, action, seat))
        game.rules.apply_action(board, after, action)
    legal = listed(game.actions.starts, game.rules.legal_actions(board, state))
    question = Question(game, board, state, seat, legal, seeded_rng(0))
    return tuple(told), reasons_for_turn(question, actions[0], after)


def _explained(play: AnyPlay, state: Struct, seat: int, candidate: Candidate) -> Candidate:
    told, reasons = told_and_reasons(play, state, seat, candidate.actions)
    return replace(candidate, told=told, reasons=reasons)

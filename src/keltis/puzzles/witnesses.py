"""How often levels find the best turn of a position."""

from keltis.bots.deciding import decide
from keltis.bots.level import levels
from keltis.bots.question import Question
from keltis.coach.candidates import after
from keltis.coach.reasons import imagined
from keltis.coach.timeline import Decision
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.core.rng import Rng, seeded_rng

SEED = 1108


def times_found(
    play: AnyPlay, decision: Decision, best: tuple[int, ...], single: bool, level: str, tries: int
) -> int:
    """The number of tries in which a level plays the best turn, or one that leads to the same position."""
    start = imagined(play, decision.state, decision.seat, decision.at)
    goal = list(after(play.game, play.board, start, best).numbers())
    found = 0
    for number in range(tries):
        rng = seeded_rng(SEED, decision.at * tries + number)
        found += list(_after(play, start, decision, single, level, rng).numbers()) == goal
    return found


def _after(play: AnyPlay, start: Struct, decision: Decision, single: bool, level: str, rng: Rng) -> Struct:
    """The position after the level's turn, or its next action."""
    numbers = levels(play.game.name)[level]
    twin = play.fork()
    twin.state = start.copy()
    while twin.mover == decision.seat and twin.state.turn == decision.turn:
        question = Question(
            play.game,
            play.board,
            twin.state.copy(),
            decision.seat,
            twin.legal(),
            rng,
            named_board=play.named_board,
        )
        play.game.rules.apply_action(play.board, twin.state, decide(numbers, question))
        if single:
            break
    reached: Struct = twin.state
    return reached

"""Checks of puzzles: quick ones of the rules and the evidence, and deep ones that recompute the values."""

from collections.abc import Iterator

from keltis.coach.candidates import Leaf, after
from keltis.coach.judges import VALUE_VERSION, Judge
from keltis.coach.reasons import told_and_reasons
from keltis.coach.timeline import Decision
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.refusal import Refusal
from keltis.messages.message import Message, message
from keltis.puzzles.appraisal import Appraisal, Appraiser
from keltis.puzzles.gates import TRIES, WITNESSES, is_clear, is_missed
from keltis.puzzles.puzzle import PHASES, Header, Puzzle, plain_reasons
from keltis.puzzles.witnesses import times_found


def header_fault(header: Header, game: AnyGame) -> Message | None:
    """Why the puzzles of a file do not match the current version of this game."""
    board = game.load_board()
    if header.rules != game.rules_version or header.fingerprint != board.fingerprint:
        return message("puzzles-other-board", game=game.name)
    return None


def faults(puzzle: Puzzle, header: Header, game: AnyGame) -> Iterator[Message]:
    """What is wrong with a puzzle, without recomputing values."""
    try:
        play = puzzle.play(game, header.players)
    except (Refusal, KeyError):
        yield message("puzzles-illegal-position")
        return
    if play.mover < 0:
        yield message("puzzles-no-decision")
        return
    yield from _answer_faults(puzzle, header, game)
    if puzzle.phase not in PHASES:
        yield message("puzzles-evidence", part="phase")
    if not is_clear(puzzle.rated):
        yield message("puzzles-not-clear")
    if not set(WITNESSES) <= set(puzzle.found) or not is_missed(puzzle.found):
        yield message("puzzles-too-easy")


def _answer_faults(puzzle: Puzzle, header: Header, game: AnyGame) -> Iterator[Message]:
    exercise = puzzle.exercise(game, header.players)
    reached = set()
    for one in puzzle.rated:
        try:
            after = exercise.after(one.actions)
        except Refusal:
            yield message("puzzles-illegal-turn", turn=", ".join(one.actions))
            return
        if not exercise.is_complete(after):
            yield message("puzzles-illegal-turn", turn=", ".join(one.actions))
        reached.add(tuple(after.state.numbers()))
    if len(reached) < len(puzzle.rated):
        yield message("puzzles-evidence", part="rated")
    best = puzzle.rated[0].actions
    _, reasons = told_and_reasons(exercise.play, exercise.play.state, exercise.seat, best)
    if plain_reasons(reasons) != tuple(puzzle.reasons):
        yield message("puzzles-evidence", part="reasons")


class DeepCheck:
    """Recomputes the evidence of puzzles; the numbers must be the same."""

    def __init__(self, header: Header, game: AnyGame, play: AnyPlay) -> None:
        self._header, self._game = header, game
        self._appraiser = Appraiser(play, Judge(play), header.worlds)
        self.possible = header.version == VALUE_VERSION and self._appraiser.judge.method.engine == "compiled"

    def faults(self, puzzle: Puzzle) -> Iterator[Message]:
        play = puzzle.exercise(self._game, self._header.players).play
        named = play.named_board.actions
        turns = [tuple(named[action] for action in one.actions) for one in puzzle.rated]
        decision = Decision(puzzle.at, play.mover, play.state.turn, play.state, turns[0])
        found = self._again(puzzle, play, decision, turns)
        if found is None or found.rated != puzzle.rated:
            yield message("puzzles-evidence", part="rated")
        for level in WITNESSES:
            times = times_found(play, decision, turns[0], puzzle.exact, level, TRIES)
            if puzzle.found[level] != f"{times}/{TRIES}":
                yield message("puzzles-evidence", part=level)

    def _again(
        self, puzzle: Puzzle, play: AnyPlay, decision: Decision, turns: list[tuple[int, ...]]
    ) -> Appraisal | None:
        if puzzle.exact:
            return self._appraiser.exact(decision)
        leaves = [Leaf(turn, after(play.game, play.board, play.state, turn), 0) for turn in turns]
        return self._appraiser.appraised(decision, leaves, len(leaves))

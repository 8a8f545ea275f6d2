"""Makes puzzles from games between bots. The same seed gives the same puzzles, in the same order."""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from keltis.coach.judges import VALUE_VERSION, Judge
from keltis.coach.reasons import imagined, told_and_reasons
from keltis.coach.timeline import Decision, timeline
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, Play
from keltis.puzzles.appraisal import WORLDS, Appraisal, Appraiser
from keltis.puzzles.gates import (
    MOST_OF_A_GAME,
    MOST_OF_A_PHASE,
    MOST_OF_A_TURN,
    STRONG,
    TRIES,
    WITNESSES,
    is_clear,
    is_missed,
    phase_of,
)
from keltis.puzzles.puzzle import Header, Puzzle, plain_reasons
from keltis.puzzles.witnesses import times_found
from keltis.simulation.plain import Plan, played

PLAYERS = 2
LINEUPS = (("kobold", "kobold"), ("kobold", "clover"), ("greedy", "kobold"), ("kobold", "greedy"))
STRONG_TRIES = 1


@dataclass(frozen=True)
class Progress:
    """After each game: how many have been searched, and what was found."""

    games: int
    found: Puzzle | None = None


class Variety:
    """Keeps phases and answers varied."""

    def __init__(self, count: int, known: list[Puzzle]) -> None:
        self.missing = count
        self._phases, self._turns = Counter[str](), Counter[tuple[str, ...]]()
        self._most_of_a_phase = max(1, round(MOST_OF_A_PHASE * count))
        self._most_of_a_turn = max(1, round(MOST_OF_A_TURN * count))
        for puzzle in known:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        self.missing -= 1
        self._phases[puzzle.phase] += 1
        self._turns[puzzle.rated[0].actions] += 1

    def has_room(self, phase: str) -> bool:
        return self._phases[phase] < self._most_of_a_phase

    def has_room_for(self, turn: tuple[str, ...]) -> bool:
        return self._turns[turn] < self._most_of_a_turn


class Maker:
    """Searches the games of one series."""

    def __init__(self, game: AnyGame, seed: int, judge: Judge | None = None, worlds: int = WORLDS) -> None:
        self._game, self._seed = game, seed
        empty: AnyPlay = Play(game, PLAYERS)
        self._judge = judge or Judge(empty)
        self._appraiser = Appraiser(empty, self._judge, worlds)
        self.header = Header(
            game=game.name,
            rules=game.rules_version,
            board=empty.named_board.name,
            fingerprint=empty.named_board.fingerprint,
            seed=seed,
            players=PLAYERS,
            value=self._judge.method.value,
            version=VALUE_VERSION,
            worlds=worlds,
        )

    def puzzles(self, count: int, known: list[Puzzle]) -> Generator[Progress, None, None]:
        """Search until there are `count` puzzles, continuing after the game of the last known one."""
        variety = Variety(count, known)
        number = known[-1].record + 1 if known else 0
        while variety.missing > 0:
            for puzzle in islice(self._searched(number, variety), MOST_OF_A_GAME):
                variety.add(puzzle)
                yield Progress(number + 1, puzzle)
                if variety.missing == 0:
                    break
            number += 1
            yield Progress(number)

    def _searched(self, number: int, variety: "Variety") -> Iterator[Puzzle]:
        bots = LINEUPS[number % len(LINEUPS)]
        play = played(Plan(self._game.name, self._game.load_board(), bots, self._seed), number)
        for decision in self._decisions(play):
            phase = phase_of(decision.at, len(play.actions))
            if variety.has_room(phase):
                puzzle = self._puzzle(play, decision, variety)
                if puzzle:
                    yield replace(puzzle, record=number, bots=bots, phase=phase)

    def _decisions(self, play: AnyPlay) -> Iterator[Decision]:
        """All decisions; where values are exact, each action separately."""
        for event in timeline(play):
            if not isinstance(event, Decision):
                continue
            if not self._appraiser.is_exact(event):
                yield event
                continue
            state = event.state
            for number, action in enumerate(event.actions):
                yield Decision(event.at + number, event.seat, event.turn, state, event.actions[number:])
                state = state.copy()
                play.game.rules.apply_action(play.board, state, action)

    def _puzzle(self, play: AnyPlay, decision: Decision, variety: "Variety") -> Puzzle | None:
        """The puzzle in a position, if it passes all gates; cheap ones first."""
        found = self._appraiser.exact(decision)
        leaves = [] if found else self._appraiser.promising(decision)
        if found is None and leaves:
            found = Appraisal((), len(leaves), False)
        if found is None or (found.exact and not is_clear(found.rated)):
            return None
        named = play.named_board.actions
        best = tuple(named[one] for one in found.rated[0].actions) if found.exact else leaves[0].actions
        if not variety.has_room_for(tuple(play.notation(action) for action in best)):
            return None
        finders = self._finders(play, decision, best, found.exact)
        if finders is None:
            return None
        if not found.exact:
            found = self._appraiser.appraised(decision, leaves)
        if not is_clear(found.rated):
            return None
        return self._made(play, decision, found, finders)

    def _finders(
        self, play: AnyPlay, decision: Decision, best: tuple[int, ...], single: bool
    ) -> dict[str, str] | None:
        """By level, how often it finds the best turn; None if weaker ones do or the strongest does not."""
        found = {
            level: f"{times_found(play, decision, best, single, level, TRIES)}/{TRIES}" for level in WITNESSES
        }
        if not is_missed(found):
            return None
        strong = times_found(play, decision, best, single, STRONG, STRONG_TRIES)
        if strong < STRONG_TRIES:
            return None
        return {**found, STRONG: f"{strong}/{STRONG_TRIES}"}

    def _made(self, play: AnyPlay, decision: Decision, found: Appraisal, finders: dict[str, str]) -> Puzzle:
        state = imagined(play, decision.state, decision.seat, decision.at)
        _, reasons = told_and_reasons(play, state, decision.seat, found.rated[0].actions)
        return Puzzle(
            record=0,
            bots=(),
            phase="",
            actions=tuple(play.notation(action) for action in play.actions[: decision.at]),
            exact=found.exact,
            rated=found.rated,
            legal=found.legal,
            found=finders,
            reasons=plain_reasons(reasons),
        )

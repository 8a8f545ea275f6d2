"""Values of the candidates of a decision: exact where known, otherwise on two streams of worlds."""

from dataclasses import dataclass

from keltis.coach.candidates import Leaf
from keltis.coach.judges import Judge
from keltis.coach.rollout_judge import COMPARE, CONFIRM, FINALISTS, VALUE, Tally
from keltis.coach.timeline import Decision
from keltis.core.play import AnyPlay
from keltis.puzzles.gates import MAX_WIN_CHANCE, MIN_GAP, MIN_WIN_CHANCE
from keltis.puzzles.puzzle import Rated

WORLDS = 2048  # for each stream
TRIALS = ((128, 2, 0.3), (384, FINALISTS + 1, 0.7))  # worlds, candidates, minimum part of the required gap
STREAMS = (COMPARE, CONFIRM)
DIGITS = 4
SHOWN = 5  # candidates kept as evidence, at most


@dataclass(frozen=True)
class Appraisal:
    """The candidates kept from all legal ones, best first."""

    rated: tuple[Rated, ...]
    legal: int
    exact: bool


class Appraiser:
    """Appraises decisions of one game."""

    def __init__(self, play: AnyPlay, judge: Judge | None = None, worlds: int = WORLDS) -> None:
        self.judge = judge or Judge(play)
        self._play, self._worlds = play, worlds

    def is_exact(self, decision: Decision) -> bool:
        """Whether the values of single actions are known."""
        return self.judge.shares(decision.state) is not None

    def exact(self, decision: Decision) -> Appraisal | None:
        """The values of all next actions, where they are exact."""
        shares = self.judge.shares(decision.state)
        if shares is None or len(shares) < 2:
            return None
        ranked = sorted(shares, key=lambda action: -shares[action][decision.seat])
        rated = tuple(
            Rated((self._play.notation(action),), (round(shares[action][decision.seat], DIGITS),), (0.0,))
            for action in ranked
        )
        return Appraisal(rated, len(rated), True)

    def promising(self, decision: Decision) -> list[Leaf]:
        """All candidates, ranked by a first comparison; none if it shows no clear best one."""
        rollouts = self.judge.rollouts
        leaves = rollouts.leaves(decision)
        if len(leaves) < 2:
            return []
        screened = rollouts.screened(decision, leaves)
        ranked = sorted(screened[: FINALISTS + 1], key=lambda tally: -tally.merit)
        for worlds, number, part in TRIALS:
            leaves = [tally.leaf for tally in ranked]
            tried = rollouts.compared(decision, leaves[:number], VALUE, worlds)
            tried.sort(key=lambda tally: -tally.vector[decision.seat])
            best, second = (tally.vector[decision.seat] for tally in tried[:2])
            if best - second < part * MIN_GAP or not MIN_WIN_CHANCE <= best <= MAX_WIN_CHANCE:
                return []
            ranked = [*tried, *ranked[number:]]
        rest = sorted(screened[FINALISTS + 1 :], key=lambda tally: -tally.merit)
        return [tally.leaf for tally in [*ranked, *rest]]

    def appraised(self, decision: Decision, leaves: list[Leaf], kept: int = SHOWN) -> Appraisal:
        """The first candidates on all streams; the first of them is the one to be confirmed."""
        chosen = leaves[:kept]
        streams = [self.judge.rollouts.compared(decision, chosen, stream, self._worlds) for stream in STREAMS]
        rated = [self._rated(decision.seat, tallies) for tallies in zip(*streams, strict=True)]
        return Appraisal((rated[0], *sorted(rated[1:], key=lambda one: -one.share)), len(leaves), False)

    def _rated(self, seat: int, tallies: tuple[Tally, ...]) -> Rated:
        return Rated(
            tuple(self._play.notation(action) for action in tallies[0].leaf.actions),
            tuple(round(tally.vector[seat], DIGITS) for tally in tallies),
            tuple(round(tally.error, DIGITS) for tally in tallies),
        )

"""Chooses the judge for a game, a board and this machine: exact where possible, otherwise rollouts."""

from typing import Any

from keltis.bots.level import weights
from keltis.bots.nets import has_learned
from keltis.coach.budget import COMPILED, PLAIN, SLOW, Budget
from keltis.coach.exact import DiceOracle, ExactJudge, Oracle, TileOracle
from keltis.coach.reasons import explained
from keltis.coach.report import Method, Shares, Step
from keltis.coach.rollout_judge import RolloutJudge, Value
from keltis.coach.rollouts import PlainWorlds, Worlds
from keltis.coach.timeline import ChanceEvent, Decision
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.engine import obstacle
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.wuerfelspiel import WUERFELSPIEL

Engine = str  # "compiled", "plain", or empty: the faster one
VALUE_VERSION = 1  # to be raised when values of the same position change


class Judge:
    """Judges the events of one game."""

    def __init__(self, play: AnyPlay, engine: Engine = "", budget: Budget | None = None) -> None:
        self._play = play
        compiled = engine == "compiled" or (not engine and not obstacle())
        self.budget = budget or _budget(play, compiled)
        tuned = weights(play.game.name, True)
        worlds = _worlds(play, compiled, tuned)
        self.rollouts = RolloutJudge(play.game, play.players, play.named_board, tuned, worlds, self.budget)
        oracle = _oracle(play) if compiled else None
        self._exact = ExactJudge(play.game, play.named_board, oracle) if oracle else None
        learned = isinstance(oracle, DiceOracle) and play.board.sides == 1
        self.method = Method(
            "net" if learned else "rollouts",
            VALUE_VERSION,
            "compiled" if compiled else "plain",
            0 if learned else self.budget.deep,
            not learned and self.budget.deep < COMPILED.deep,
        )

    def start(self, state: Struct) -> Shares:
        """The value of the empty table for all seats."""
        exact = self._exact.value(state) if self._exact else None
        return exact or self.rollouts.start(state).shares

    def value(self, state: Struct, seat: int, at: int) -> Value:
        """The value of a position for all seats, as far as one seat knows it."""
        return self.rollouts.value(state, seat, at)

    def chance(self, event: ChanceEvent, decided: Step | None) -> tuple[Shares, Shares, float]:
        """The values before and after a chance event, and the standard error of the difference.

        `decided` is the preceding decision of the same turn, whose value is known already.
        """
        if self._exact and (decided is None or decided.exact):
            found = self._exact.chance(event, decided is not None)
            if found:
                return found[0] or _after(decided), found[1], 0.0
        before, after, error = self.rollouts.chance(event, decided is not None)
        return before or _after(decided), after, error

    def glance(self, decision: Decision) -> tuple[Step, ...]:
        """A decision without alternatives; exact judgements are complete at once."""
        return self._known(decision) or self.rollouts.glance(decision)

    def judge(self, decision: Decision) -> tuple[Step, ...]:
        """A decision compared with all alternatives."""
        steps = self._known(decision) or self.rollouts.judge(decision)
        return tuple(explained(self._play, decision, step) for step in steps)

    def shares(self, state: Struct) -> dict[int, Shares] | None:
        """The exact values of all legal actions; None where they are not known."""
        return self._exact.shares(state) if self._exact else None

    def _known(self, decision: Decision) -> tuple[Step, ...] | None:
        return self._exact.judge(decision) if self._exact else None


def _after(decided: Step | None) -> Shares:
    assert decided is not None
    return decided.after


def _budget(play: AnyPlay, compiled: bool) -> Budget:
    if not compiled:
        return PLAIN
    return SLOW if play.game.name == WUERFELSPIEL.name else COMPILED


def _worlds(play: AnyPlay, compiled: bool, tuned: Any) -> Worlds:
    if not compiled:
        return PlainWorlds(play.game, play.players, play.named_board, tuned)
    from keltis.fast.search.worlds import WorldPlayer

    return WorldPlayer(play.game, play.players, play.named_board, tuned)


def _oracle(play: AnyPlay) -> Oracle | None:
    """The oracle for a game and board, if there is one."""
    game, players = play.game, play.players
    if game.name == WUERFELSPIEL.name and has_learned(game.name, players, tuple(play.board.numbers())):
        from keltis.bots.nets import net_file
        from keltis.fast.ai.wuerfelspiel.net import Net
        from keltis.fast.ai.wuerfelspiel.player import DiceNetPlayer

        mind = DiceNetPlayer(play.board, players, Net.read(net_file(game.name, players)))
        return DiceOracle(mind, play.board.sides)
    if game.name == WEG_DER_STEINE.name and players == 2:
        from keltis.fast.search.matches import Searcher

        return TileOracle(Searcher(game, players, play.named_board))
    return None

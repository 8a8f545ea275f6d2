"""The net player of card games: by the net alone, or by truncated rollouts with the net as prior."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from typing import Any

import numpy as np

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.rng import Rng, below
from keltis.fast.ai.cardgame import rounds
from keltis.fast.ai.cardgame.dispatch import features_of
from keltis.fast.ai.cardgame.rounds import Candidates
from keltis.fast.ai.cardgame.turns import DEPTH, DONE, NOW, STATES, Ranking, list_turns
from keltis.fast.ai.colour_net import ColourNet, NetState
from keltis.fast.batch.board import RNG, CompiledBoard
from keltis.fast.jit.entry_points import entry
from keltis.fast.search import rollouts
from keltis.games.heuristics import HEURISTICS
from keltis.parts.cardset import COLOURS

LISTED = 10  # turns compared by the net alone
PRIOR_UNIT = 10_000  # the prior of a certain win
NEAR = np.float32(0.1)  # candidates are turns within this distance of the best


@entry  # one entry point for both: the list of turns is compiled once
def search_turn(boards, states, net, choices, rngs, level, weights, candidates, ranking):
    """The first action of the turn in states[NOW] that does best in truncated rollouts.

    With a budget of 0, the number of turns that are listed by the net alone.
    """
    values = candidates.values
    width = min(level[rollouts.WIDTH], rollouts.PLANS)
    number = list_turns(boards[0], states, weights[0], net, choices, candidates, ranking, width)
    if level[rollouts.BUDGET] == 0:
        return number
    while values[number - 1] < values[0] - NEAR:
        number -= 1
    for at in range(number):
        candidates.prior[at] = int((values[at] - values[0]) * np.float32(PRIOR_UNIT))
    rounds.compare(boards[0], states, rngs, level, weights[0], number, candidates, net, ranking)
    below(rngs[rollouts.BOT_STREAM], 2)  # so that the next decision gets other worlds
    return candidates.first[candidates.alive[0]]


class CardNetPlayer:
    """A net for a card game on a board, with its working memory."""

    def __init__(
        self, game: AnyGame, players: int, net: ColourNet, board: NamedBoard[Any] | None = None
    ) -> None:
        self.table, self.net = CompiledBoard(game, players, board), net
        self.states = self.table.positions(STATES)
        colours = np.zeros((COLOURS + 1, net.units[0]), np.float32)
        self.state = NetState(net.layers, colours, net.scratch(most := features_of(game).MOST_ACTIVE, most))
        self.choices = np.zeros((DEPTH + 1, DONE + 1), np.int64)
        self._rngs, size = RNG.empty(3), rollouts.PLANS
        self._candidates = Candidates(
            first=np.zeros(size, np.int64),
            leaves=self.table.positions(size),
            values=np.zeros(size, np.float32),
            prior=np.zeros(size, np.int64),
            sums=np.zeros(size, np.int64),
            alive=np.zeros(size, np.int64),
        )
        self.ranking = Ranking(np.zeros(size, np.int64), np.zeros(size, np.int64))
        self._listing = np.zeros(rollouts.AHEAD + 1, np.int64)  # a level without a budget
        self._listing[rollouts.WIDTH] = LISTED
        self._no_weights = rollouts.weight_records([HEURISTICS[game.name].plain])

    def evaluate(self, state: Struct) -> list[tuple[int, float]]:
        """The first actions of the best turns with their values, in a determinised position, best first."""
        number = self._ask(state, self._listing, self._no_weights)
        firsts, values = self._candidates.first[:number], self._candidates.values[:number]
        return list(zip(firsts.tolist(), values.tolist(), strict=True))

    def search(self, state: Struct, level: Sequence[int], weights: Any, rng: Rng) -> int:
        """The action of a level that searches; draws from `rng`."""
        RNG.write(self._rngs, rollouts.BOT_STREAM, rng)
        action = self._ask(state, np.array(level, np.int64), rollouts.weight_records([weights]))
        rng.x = int(self._rngs[rollouts.BOT_STREAM]["x"])
        return action

    def _ask(self, state: Struct, level: Any, weights: Any) -> int:
        self.table.carrier.write(self.states, NOW, state)
        work = (self.table.board, self.states, self.state, self.choices, self._rngs)
        return int(search_turn(*work, level, weights, self._candidates, self.ranking))

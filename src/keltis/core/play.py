"""A game being played: the list of its actions, and the position they lead to."""

from collections.abc import Iterable
from copy import copy
from typing import Any, Generic

from keltis.core import actions as sets
from keltis.core.game import B, Game, NamedBoard, S
from keltis.core.refusal import Reason, Refusal
from keltis.core.rng import Rng, below
from keltis.core.seats import CHANCE, NOBODY
from keltis.messages.message import message, quoted


class Play(Generic[B, S]):
    """A game on a board, from the empty table on.

    Every action goes through `do`. The list `actions` is the source of truth; `state` is derived from it.
    """

    def __init__(self, game: Game[B, S], players: int, board: NamedBoard[B] | None = None) -> None:
        if players not in game.players:
            raise Refusal(Reason("A1", message("refuse-players", players=players)))
        self.game = game
        self.rules = game.rules  # looked up once: this is the hot path
        self.players = players
        self.named_board = board or game.load_board()
        if players not in self.named_board.players:
            most = self.named_board.players[-1]
            raise Refusal(Reason("A1", message("refuse-board-players", players=players, most=most)))
        self.board: B = self.named_board.board
        self.actions: list[int] = []
        self.state: S = self.rules.setup(self.board, players)

    @property
    def mover(self) -> int:
        """The seat that acts now, CHANCE, or NOBODY when the game is over."""
        return self.rules.mover(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.mover == NOBODY

    def legal(self) -> list[int]:
        """All legal actions, ascending."""
        return sets.listed(self.game.actions.starts, self.rules.legal_actions(self.board, self.state))

    def is_legal(self, action: int) -> bool:
        """Whether an action is legal now."""
        legal = self.rules.legal_actions(self.board, self.state)
        return 0 <= action < self.game.actions.size and sets.contains(self.game.actions.starts, legal, action)

    def do(self, action: int | str, seat: int | None = None) -> None:
        """Do an action, given as its number or in notation; refuse an illegal one without changing anything.

        With `seat`, an action out of turn is refused, too.
        """
        if isinstance(action, str):
            action = self.read(action)
        if seat is not None and seat != self.mover and not self.over:
            raise Refusal(Reason(self.game.turn_rule, message("refuse-turn")))
        if not self.is_legal(action):
            raise Refusal(self.why_not(action))
        self.rules.apply_action(self.board, self.state, action)
        self.actions.append(action)

    def read(self, notation: str) -> int:
        """The action with this notation."""
        action = self.named_board.actions.get(notation)
        if action is None:
            raise Refusal(Reason(self.game.turn_rule, message("refuse-unknown", words=quoted(notation))))
        return action

    def notation(self, action: int) -> str:
        """The text of an action, as in a record."""
        return self.named_board.notation[action]

    def why_not(self, action: int) -> Reason:
        """The reason why an illegal action is illegal."""
        if not 0 <= action < self.game.actions.size:
            return Reason(self.game.turn_rule, message("refuse-unknown", words=quoted(action)))
        return self.game.texts.why_not(self.board, self.state, action)

    def chance(self, rng: Rng) -> int:
        """A random chance action, with the probabilities of the real game."""
        ways = self.rules.chance_ways(self.board, self.state)
        return self.rules.chance_way(self.board, self.state, below(rng, ways))

    def settle(self, rng: Rng) -> None:
        """Let chance act until a seat has to decide or the game is over."""
        while self.mover == CHANCE:
            self.do(self.chance(rng))

    def scores(self) -> list[int]:
        """Every seat's total as if the game ended now."""
        return [self.rules.score(self.board, self.state, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats with the most points (A4); empty while the game is running."""
        if not self.over:
            return []
        scores = self.scores()
        return [seat for seat, total in enumerate(scores) if total == max(scores)]

    def fork(self) -> "Play[B, S]":
        """An independent copy."""
        twin = copy(self)
        twin.actions = self.actions[:]
        twin.state = self.state.copy()
        return twin

    def back_to(self, length: int) -> "Play[B, S]":
        """The game as it was after `length` actions."""
        return replayed(self.game, self.players, self.actions[:length], self.named_board)


def replayed(
    game: Game[B, S], players: int, actions: Iterable[int], board: NamedBoard[B] | None = None
) -> Play[B, S]:
    """Replay a list of actions from the empty table; the rules check each."""
    play = Play(game, players, board)
    for action in actions:
        play.do(action)
    return play


AnyPlay = Play[Any, Any]

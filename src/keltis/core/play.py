"""A game being played: the list of its actions, and the position they lead to."""

from collections.abc import Iterable
from copy import copy
from typing import Any, Generic

from keltis.core import actions as sets
from keltis.core.game import B, Game, NamedBoard, S
from keltis.core.luck import Luck, below
from keltis.core.message import message, quoted
from keltis.core.refusal import Reason, Refusal
from keltis.core.seats import CHANCE, NOBODY


class Play(Generic[B, S]):
    """One game on one board, from the empty table on.

    Everything that happens goes through `do`; the list `actions` is the whole truth, `state` only its sum.
    """

    def __init__(self, game: Game[B, S], players: int, board: NamedBoard[B] | None = None) -> None:
        if players not in game.players:
            raise Refusal(Reason("A1", message("refuse-players", players=players)))
        self.game = game
        self.players = players
        self.board = board or game.board()
        if players not in self.board.players:
            most = self.board.players[-1]
            raise Refusal(Reason("A1", message("refuse-board-players", players=players, most=most)))
        self.facts: B = self.board.facts
        self.actions: list[int] = []
        self.state: S = game.setup(self.facts, players)

    @property
    def mover(self) -> int:
        """The seat that acts now, CHANCE, or NOBODY when the game is over."""
        return self.game.mover(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.mover == NOBODY

    def legal(self) -> list[int]:
        """All actions that are possible now, ascending."""
        return sets.listed(self.game.actions.starts, self.game.legal_actions(self.facts, self.state))

    def is_legal(self, action: int) -> bool:
        """Whether an action is possible now."""
        words = self.game.legal_actions(self.facts, self.state)
        return 0 <= action < self.game.actions.size and sets.contains(self.game.actions.starts, words, action)

    def do(self, action: int | str, seat: int | None = None) -> None:
        """Do an action, given as its number or in words; refuse what the rules forbid and change nothing.

        With `seat`, also refuse when it is not that seat's turn.
        """
        if isinstance(action, str):
            action = self.read(action)
        if seat is not None and seat != self.mover and not self.over:
            raise Refusal(Reason(self.game.turn_rule, message("refuse-turn")))
        if not self.is_legal(action):
            raise Refusal(self.why_not(action))
        self.game.apply_action(self.facts, self.state, action)
        self.actions.append(action)

    def read(self, words: str) -> int:
        """The action that the words of the notation mean."""
        action = self.board.action_of.get(words)
        if action is None:
            raise Refusal(Reason(self.game.turn_rule, message("refuse-unknown", words=quoted(words))))
        return action

    def words(self, action: int) -> str:
        """An action in the words of the notation."""
        return self.board.words[action]

    def why_not(self, action: int) -> Reason:
        """Why an action that is not legal is not."""
        if not 0 <= action < self.game.actions.size:
            return Reason(self.game.turn_rule, message("refuse-unknown", words=quoted(action)))
        return self.game.why_not(self.facts, self.state, action)

    def chance(self, luck: Luck) -> int:
        """A random outcome for chance, each as likely as on the table."""
        ways = self.game.chance_ways(self.facts, self.state)
        return self.game.chance_way(self.facts, self.state, below(luck, ways))

    def settle(self, luck: Luck) -> None:
        """Let chance act until a seat has to decide or the game is over."""
        while self.mover == CHANCE:
            self.do(self.chance(luck))

    def scores(self) -> list[int]:
        """Every seat's total as if the game ended now."""
        return [self.game.score(self.facts, self.state, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats with the most points (A4); nobody while the game is running."""
        if not self.over:
            return []
        scores = self.scores()
        return [seat for seat, total in enumerate(scores) if total == max(scores)]

    def fork(self) -> "Play[B, S]":
        """The same game, to be continued apart."""
        twin = copy(self)
        twin.actions = self.actions[:]
        twin.state = self.state.copy()
        return twin

    def back_to(self, length: int) -> "Play[B, S]":
        """The game as it was after `length` actions."""
        return replayed(self.game, self.players, self.actions[:length], self.board)

    def undoable(self, seat: int) -> int:
        """How many actions `seat` may take back now: its own of this turn, since anything was revealed."""
        if self.mover != seat:
            return 0
        play = Play(self.game, self.players, self.board)
        heading = self.game.heading(self.state)
        free = 0
        for action in self.actions:
            mine = play.mover == seat and self.game.heading(play.state) == heading
            free = free + 1 if mine else 0
            before = play.state.copy() if mine else play.state
            self.game.apply_action(self.facts, play.state, action)
            if mine and self.game.uncovers(before, play.state):
                free = 0
        return free


def replayed(
    game: Game[B, S], players: int, actions: Iterable[int], board: NamedBoard[B] | None = None
) -> Play[B, S]:
    """Play a list of actions from the empty table, each checked by the rules."""
    play = Play(game, players, board)
    for action in actions:
        play.do(action)
    return play


AnyPlay = Play[Any, Any]

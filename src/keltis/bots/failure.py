"""An own bot crashed or gave an illegal answer: which one, why, and a record that leads to the position."""

import json

from keltis.core.play import AnyPlay, replayed
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from keltis.core.view import plain, view
from keltis.messages.message import Message

SEED_TAG = "bot seed"  # in the record of a failure: the state of the bot's generator


class BotFailure(Exception):
    """Raised where a game is played; it travels from worker processes to their parent."""

    def __init__(
        self, bot: str, seat: int, why: Message, trace: str = "", position: str = "", replays: bool = False
    ) -> None:
        self.bot, self.seat, self.why = bot, seat, why
        self.trace = trace  # only the bot's own lines
        self.position = position  # the record that leads there, or the seat's view as JSON
        self.replays = replays  # whether it is a record
        super().__init__(bot, seat, why, trace, position, replays)

    def at(self, play: AnyPlay, seed: int) -> "BotFailure":
        """The failure with the position in which it happened, and the state of the bot's generator."""
        if not _has_history(play):
            seen = json.dumps(plain(view(play, self.seat)), ensure_ascii=False)
            return BotFailure(self.bot, self.seat, self.why, self.trace, seen)
        names = [f"seat {seat}" for seat in range(play.players)]
        tags = {f"bot {self.seat}": self.bot, SEED_TAG: str(seed)}
        return BotFailure(
            self.bot, self.seat, self.why, self.trace, as_text(record_of(play, names, tags)), True
        )

    def __str__(self) -> str:
        from keltis.messages import say  # the catalogues are loaded only when needed

        return f"{say(self.why, 'en')}\n{self.trace}".rstrip()


def _has_history(play: AnyPlay) -> bool:
    """Whether the play's actions lead to its position; positions of solvers and environments have none."""
    again = replayed(play.game, play.players, play.actions, play.named_board)
    return bool(again.state.numbers() == play.state.numbers())

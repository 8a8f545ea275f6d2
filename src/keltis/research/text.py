"""Games in words, for language models and other programs that read and write text.

>>> env = TextEnv("wuerfelspiel", seed=3)
>>> turn = env.reset()
>>> turn.prompt, list(turn.legal)[:3]
('Keep or reroll?', ['keep', 'reroll 1', 'reroll 2'])
>>> env.step("step G").refusal
'Not allowed, rule W2: First decide about the dice: keep the roll, or roll some of them again.'
>>> env.step("keep").refusal is None
True

Everything is said in one of the languages of the package, from what the seat may know and nothing else. No
extra is needed. `keltis text` is the same for other programs, over JSON lines (docs/text.md).
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from keltis.bots import ask
from keltis.bots.loading import AnyBot, new_bots
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.play import AnyPlay, Play
from keltis.core.refusal import Reason
from keltis.core.rewards import known
from keltis.core.rewards import rewards as worth
from keltis.core.rng import Rng, seed_bots, seeded_rng
from keltis.core.view import tell, view
from keltis.games import game_named
from keltis.messages import LANGUAGES, say
from keltis.messages.message import message
from keltis.rulebook import markdown, rule_text
from keltis.text_interface.action_label import action_label
from keltis.text_interface.input_parser import InputParser
from keltis.text_interface.translator import Translator
from keltis.text_interface.turn_log import TurnLog
from keltis.text_interface.vocabulary import whole_number
from keltis.text_interface.winners import winner_message

SEED_BITS = 61


@dataclass(frozen=True)
class TextTurn:
    """A position in words, as the seat to move may know it; after the end, as the last seat may."""

    seat: int
    state: tuple[str, ...]  # the table, a sentence or a line each
    news: tuple[str, ...]  # what has happened since this seat last decided, turn by turn
    prompt: str  # what is to be decided, or how the game ended
    legal: dict[str, str]  # the legal actions: the notation of records, and the same in words
    refusal: str | None = None  # why the previous answer was not carried out; then nothing has changed
    rule: str = ""  # the number of the rule that forbids it; "" if the answer was not understood
    over: bool = False
    scores: tuple[int, ...] = ()  # by seat, after the end
    rewards: tuple[float, ...] = ()  # by seat, after the end
    text: str = ""  # all of this as one text, with the actions numbered


class TextEnv:
    """One seat of a game against bots, or with `seat=None` all seats, in words.

    `reset` and `step` return a `TextTurn`. An answer is the notation of an action ("play R5"), its number in
    the list, or words ("play red 5") in any of the languages. An illegal or unreadable one changes nothing:
    the same position is returned with a `refusal`, so that it can be retried; `refusals` counts them.

    `bots` is a bot for all other seats, or one for each of them in order: a name, a specification like
    "file.py:Class", a function or a class (docs/own-bot.md). Games of one seed follow each other; chance and
    bots are the same as in the environment for Gymnasium. `rewards` are "win" or "margin", see
    `keltis.core.rewards`.
    """

    def __init__(
        self,
        game: str | AnyGame = "keltis",
        players: int = 2,
        seat: int | None = 0,
        bots: AnyBot | Sequence[AnyBot] = "greedy",
        *,
        seed: int | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        board: Path | NamedBoard[Any] | None = None,
        options: dict[str, str] | None = None,
        rewards: str = "win",
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.board = board if isinstance(board, NamedBoard) else self.game.load_board(board, options)
        self.play: AnyPlay = Play(self.game, players, self.board)
        self.seat, self.reward_kind = seat, known(rewards)
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: {seat} is not between 0 and {players - 1}")
        if names and len(names) != players:
            raise ValueError(f"names: {players} are needed, not {len(names)}")
        numbered = (say(message("seat", number=number + 1), language) for number in range(players))
        called = tuple(names) or tuple(numbered)
        self.translator = Translator(language, called)
        self._wanted = self._bots_by_seat(bots)
        self._parser = InputParser(self.board.notation)
        self._number = secrets.randbits(SEED_BITS) if seed is None else seed
        self._index = -1
        self._turn: TextTurn | None = None
        self.refusals = 0

    def _bots_by_seat(self, bots: AnyBot | Sequence[AnyBot]) -> dict[int, AnyBot]:
        """The bots of all seats that are not the caller's."""
        others = [] if self.seat is None else [seat for seat in range(self.play.players) if seat != self.seat]
        wanted = [bots] * len(others) if isinstance(bots, str) or callable(bots) else list(bots)
        if len(wanted) != len(others):
            raise ValueError(f"bots: {len(others)} are needed, not {len(wanted)}")
        new_bots(wanted)  # raises an error now if one cannot be loaded
        return dict(zip(others, wanted, strict=True))

    # --- playing -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> TextTurn:
        """Begin the first game of the series `seed`, or the next one of the current series."""
        if seed is not None:
            self._number, self._index = seed, -1
        self._index += 1
        self.play = Play(self.game, self.play.players, self.board)
        self._chance, self._thoughts = seeded_rng(self._number, self._index), Rng()
        seed_bots(self._thoughts, self._number, self._index)
        self._bots = {seat: new_bots([bot])[0] for seat, bot in self._wanted.items()}
        self._logs = {seat: TurnLog() for seat in range(self.play.players) if seat not in self._bots}
        self._told = dict.fromkeys(self._logs, 0)
        self.refusals = 0
        return self._ask(next(iter(self._logs)))

    def step(self, answer: str | int) -> TextTurn:
        """Do the action that an answer names, then those of chance and bots; or refuse it."""
        turn = self._turn
        if turn is None:
            raise ValueError("the game has not begun: call reset() before step()")
        if self.play.over:
            return self._refused(self.translator.text("refuse-over"))
        found = self._read(turn, answer)
        if not isinstance(found, int):
            return self._refused(*found)
        self._do(found)
        return self._ask(turn.seat)

    def _do(self, action: int) -> None:
        """Carry out a legal action, and tell all seats of the caller about it."""
        after = self.play.state.copy()
        self.game.rules.apply_action(self.play.board, after, action)
        for seat, step in tell(self.play, action, after, tuple(self._logs)).items():
            self._logs[seat].entries.append(step)
        self.play.do(action)

    def _ask(self, last: int) -> TextTurn:
        """Perform actions of chance and bots until a seat of the caller moves next or the game is over."""
        play = self.play
        while not play.over:
            if play.mover < 0:
                self._do(play.chance(self._chance))
            elif play.mover in self._bots:
                self._do(ask(self._bots[play.mover], play, self._thoughts))
            else:
                break
        self._turn = self._described(last if play.over else play.mover)
        return self._turn

    # --- reading -------------------------------------------------------------------------------

    def _read(self, turn: TextTurn, answer: str | int) -> int | tuple[str, str]:
        """The legal action of an answer; or the reason why there is none, and the number of the rule."""
        actions, text = [self.play.read(words) for words in turn.legal], str(answer).strip()
        number = whole_number(text)
        if number is not None:
            return actions[number - 1] if 0 < number <= len(actions) else (self._not_understood(turn), "")
        if not text:
            return self._not_understood(turn), ""
        found = self._parser.read(actions, text, lambda one: action_label(self.play, one, self.translator))
        if len(found.legal) == 1:
            return found.legal[0]
        if found.legal:
            several = "; ".join(self.play.notation(action) for action in found.legal)
            return self.translator.text("text-several", actions=several), ""
        if found.refused is not None:
            return self._forbidden(self.play.why_not(found.refused))
        return self._not_understood(turn), ""

    def _forbidden(self, reason: Reason) -> tuple[str, str]:
        why = self.translator(reason.message)
        return self.translator.text("text-forbidden", rule=reason.rule, why=why), reason.rule

    def _not_understood(self, turn: TextTurn) -> str:
        return self.translator.text("text-unreadable", example=next(iter(turn.legal)))

    def _refused(self, why: str, rule: str = "") -> TextTurn:
        assert self._turn is not None
        self.refusals += 1
        turn = replace(self._turn, refusal=why, rule=rule, news=())
        self._turn = replace(turn, refusal=None, rule="")
        return replace(turn, text=self._whole(turn))

    # --- telling -------------------------------------------------------------------------------

    def _described(self, seat: int) -> TextTurn:
        seen, play, log = view(self.play, seat), self.play, self._logs[seat]
        over, scores = play.over, play.scores()
        prompt = self.translator(seen.prompt)
        if over:
            prompt = f"{prompt} {self.translator(winner_message(seen, self.translator))}"
        turn = TextTurn(
            seat=seat,
            state=tuple(self.game.views.describe(seen, self.translator)),
            news=tuple(turn.numbered for turn in log.turns(self.translator, self._told[seat])),
            prompt=prompt,
            legal={words: self._label(words) for words in seen.legal},
            over=over,
            scores=tuple(scores) if over else (),
            rewards=tuple(worth(self.reward_kind, scores)) if over else (),
        )
        self._told[seat] = len(log.entries)
        return replace(turn, text=self._whole(turn))

    def _label(self, words: str) -> str:
        return action_label(self.play, self.play.read(words), self.translator)

    def _whole(self, turn: TextTurn) -> str:
        """Everything as one text, in paragraphs."""
        text, name = self.translator.text, self.translator.names[turn.seat]
        title = f"{self.translator.title(self.game)}. {text('text-you', name=name)}"
        legal = [f"{number}. {words}: {label}" for number, (words, label) in enumerate(turn.legal.items(), 1)]
        paragraphs = [
            [turn.refusal] if turn.refusal else [],
            [title, *turn.state],
            [text("text-news"), *turn.news] if turn.news else [],
            [turn.prompt, *legal],
            [text("text-answer", example=next(iter(turn.legal)))] if turn.legal else [],
        ]
        return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)

    def rules(self, number: str = "") -> str:
        """The rules of the game in Markdown, or the rule with a number, e.g. one that a refusal names."""
        language = self.translator.language
        if not number:
            return markdown(self.game, language)
        if number.upper() not in self.game.rule_numbers:
            raise ValueError(f"rules: {self.game.name} has no rule {number[:20]!r}")
        return rule_text(number.upper(), language)

"""A game at this keyboard: people take turns, bots answer, and the record is saved after every turn."""

from dataclasses import dataclass, field

from keltis.bots import BOTS, ask
from keltis.bots.fallback import fallback_for
from keltis.cli.play.action_label import action_label
from keltis.cli.play.autosave import Autosave
from keltis.cli.play.choice_list import grouped_by_verb
from keltis.cli.play.display import Display
from keltis.cli.play.fallback_notice import fallback_notice, ready_notice
from keltis.cli.play.history import History, Turn
from keltis.cli.play.input_parser import InputParser
from keltis.cli.play.local_commands import ORDERS, WITH_MORE
from keltis.cli.play.vocabulary import command_named, shown_commands, spoken, whole_number
from keltis.cli.seating import Chair, tags
from keltis.cli.translator import Translator
from keltis.console.screen import Screen
from keltis.console.width import cut
from keltis.core.play import AnyPlay
from keltis.core.record import Record, record_of
from keltis.core.rng import Rng
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.table.stall import stall_ahead

FEW = 6  # so many choices are numbered at once
ENTER = "(Enter)"  # the choice that an empty line makes
RECENT = 60  # actions that a look back covers


@dataclass
class LocalGame:
    """One game at one keyboard."""

    play: AnyPlay
    chairs: list[Chair]
    screen: Screen
    translator: Translator
    autosave: Autosave
    chance: Rng
    bots: Rng  # apart from chance, so that a bot's thoughts do not change the cards
    history: History = field(init=False)
    display: Display = field(init=False)
    reader: InputParser = field(init=False)
    numbered: list[int] = field(default_factory=list)  # the list of actions that was printed last
    at_keyboard: int = SPECTATOR
    heard: dict[int, int] = field(default_factory=dict)  # by seat: actions it was told of already
    excused: set[str] = field(default_factory=set)  # the bots for which another one plays

    def __post_init__(self) -> None:
        self.history = History(self.play)
        self.display = Display(self.screen, self.translator)
        self.reader = InputParser(self.play.named_board.notation)

    @property
    def people(self) -> int:
        """The number of people at the keyboard."""
        return sum(1 for chair in self.chairs if not chair.bot)

    # --- the course of the game ----------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; QuitGame if somebody stops before."""
        self.settle()
        while not self.play.over:
            bot = self.chairs[self.play.mover].bot
            if bot:
                self.do(ask(BOTS[self._who_decides(bot)], self.play, self.bots))
            else:
                self._hand_over()
                self.do(self._decision())
        self._finish()

    def _who_decides(self, bot: str) -> str:
        """The bot or its fallback; announces once when the fallback starts and ends."""
        instead = fallback_for(bot, self.play.game.name)
        if instead is not None and bot not in self.excused:
            self.excused.add(bot)
            self.screen.line(fallback_notice(self.translator, bot, instead))
        elif instead is None and bot in self.excused:
            self.excused.discard(bot)
            self.screen.line(ready_notice(self.translator, bot))
        return bot if instead is None else instead.bot

    def do(self, action: int) -> None:
        """Carry out an action and the draws that follow; save the game after a turn."""
        heading = self.play.game.texts.heading(self.play.state)
        self._note(action)
        self.settle()
        if self.play.over or heading != self.play.game.texts.heading(self.play.state):
            self.save()

    def settle(self) -> None:
        """Draw for chance until a player is to act."""
        while self.play.mover == CHANCE:
            self._note(self.play.chance(self.chance))

    def _note(self, action: int) -> None:
        self.history.note(self.play, action)
        self.play.do(action)
        self.numbered = []

    def undo(self) -> None:
        """Take back the last action of the one who is to act."""
        self.play = self.play.back_to(len(self.play.actions) - 1)
        self.history.cut(len(self.play.actions))
        self.numbered = []
        self.save()

    def record(self) -> Record:
        """The game so far."""
        return record_of(self.play, [chair.name for chair in self.chairs], tags(self.chairs))

    def save(self) -> None:
        """Save the game; print an error if that fails, and go on."""
        try:
            self.autosave.save(self.record())
        except OSError as error:
            path, why = str(self.autosave.path), error.strerror or str(error)
            self.screen.line(self.translator.text("not-saved", path=path, why=why), "refusal")

    def recent(self, viewer: int) -> list[Turn]:
        """The latest turns, as a viewer heard them."""
        return self.history.turns(viewer, self.translator, len(self.history.events) - RECENT)

    def _finish(self) -> None:
        if self.people > 1:
            self.screen.wipe()
        else:
            self.screen.clear()
        self.display.title(self.play, self.history)
        if not self.screen.plain:
            self.display.table(self.play, SPECTATOR)
        self.display.news(self.recent(SPECTATOR)[-self.play.players :])
        self.display.result(self.play)
        self.screen.line(self.translator.text("kept", path=str(self.autosave.path)))

    # --- one person's decision -----------------------------------------------------------------

    def _hand_over(self) -> None:
        """Hide the last player's cards before the next one looks at the screen."""
        seat = self.play.mover
        if self.people > 1 and self.at_keyboard != seat:
            self.screen.wipe()
            self.display.title(self.play, self.history)
            self.display.news(self.recent(SPECTATOR)[-self.play.players :])
            self.screen.ask(self.translator.text("hand-over", name=self.translator.names[seat]) + " ")
        self.at_keyboard = seat

    def _decision(self) -> int:
        self.show()
        while True:
            action = self._answer(self.screen.ask("> ", self._completions))
            if action is not None:
                return action

    def show(self) -> None:
        """The whole screen for the one who is to act."""
        seat = self.play.mover
        self.screen.clear()
        if self.screen.plain:
            self._tell_news(seat)
        else:
            self.display.title(self.play, self.history, seat)
            rows = self.display.table(self.play, seat)
            self._news_and_prompt(seat, self.screen.height - rows - 2)
            return
        for text, meaning in self._prompt():
            self.screen.line(text, meaning)

    def _news_and_prompt(self, seat: int, room: int) -> None:
        """What fits below the table: first what is legal, then what the others did, then the question."""
        turns = self.recent(seat)
        needed = _others(turns, seat)
        prompt = self._prompt_rows(room)
        if needed and len(prompt) >= room > 1:
            prompt = self._prompt_rows(room - 1, question=room > 2)
        self.display.news(turns, room - len(prompt), max(needed, 1))
        for row, meaning in prompt:
            self.screen.line(row, meaning)

    def _tell_news(self, seat: int) -> None:
        """Plain output: the whole table the first time, then only news."""
        if seat not in self.heard:
            self.display.title(self.play, self.history, seat)
            self.display.table(self.play, seat)
        else:
            self.display.news(self.history.turns(seat, self.translator, self.heard[seat]))
            if self.history.fresh(self.play):
                for line in self.display.private(self.play, seat):
                    self.screen.line(line)
        self.heard[seat] = len(self.history.events)

    def _prompt(self) -> list[tuple[str, str]]:
        """The question and what is legal, with their styles."""
        asked = self.translator(view(self.play, self.play.mover).prompt)
        stall = stall_ahead(self.play)
        if stall is not None:
            notice = self.translator.text("play-stall", turns=stall.turns)
            asked = f"{notice} {asked}"
        return [(asked, "figure"), (self._choices(), "")]

    def _prompt_rows(self, room: int, question: bool = True) -> list[tuple[str, str]]:
        """The same row by row, shortened if there is not room enough."""
        (asked, style), (choices, _) = self._prompt()
        above = self.screen.rows(asked) if question else []
        below = self.screen.rows(choices)
        if len(above) + len(below) > room and above:
            above = [cut(asked, self.screen.width - 1)]
        if len(above) + len(below) > room:
            below = self._short_choices(max(room - len(above), 1))
        return [(row, style) for row in above] + [(row, "") for row in below]

    def _choices(self) -> str:
        """What is legal, shortly: a few choices with numbers, many by their verb."""
        legal = self.play.legal()
        if len(legal) > FEW:
            return self._grouped()
        self.numbered = legal
        usual = self.reader.usual(legal)
        numbered = []
        for number, action in enumerate(legal, 1):
            mark = ENTER if action in usual else ""
            numbered.append(" ".join(filter(None, (str(number), *self._short(action), mark))))
        return "   ".join(numbered)

    def _grouped(self, most: int | None = None) -> str:
        """What is legal by its verb, with so many things for each."""
        return grouped_by_verb(map(self._short, self.play.legal()), self.translator, most)

    def _short_choices(self, room: int) -> list[str]:
        """What is legal in so many rows: every verb, and as many things for each as there is room for."""
        for most in range(len(self.play.legal()), -1, -1):
            rows = self.screen.rows(self._grouped(most))
            if len(rows) <= room:
                break
        return rows

    def _short(self, action: int) -> tuple[str, str]:
        """Verb and object of an action, the verb in the reader's language."""
        return spoken(self.play.notation(action), self.translator.language)

    def _completions(self) -> list[str]:
        legal = [self.play.notation(action) for action in self.play.legal()]
        spoken = [" ".join(self._short(action)).strip() for action in self.play.legal()]
        return list(dict.fromkeys([*legal, *spoken, *shown_commands(self.translator.language)]))

    # --- what they typed -----------------------------------------------------------------------

    def _answer(self, text: str) -> int | None:
        """The action that was typed; None if it was a command, or not understood."""
        first, _, rest = text.partition(" ")
        order = command_named(first)
        if order and (not rest or order in WITH_MORE) and not self.reader.begins(self.play, first):
            self._obey(order, rest)
            return None
        number = whole_number(text)
        if number is not None:
            return self._by_number(number)
        reading = self.reader.read(self.play, text, self.translator)
        if len(reading.legal) == 1:
            return reading.legal[0]
        order = command_named(text, prefixes=True)
        if reading.legal:
            self.screen.line(self.translator.text("which-one"))
            self.list(list(reading.legal))
        elif order:
            self._obey(order, "")
        elif reading.refused is not None:
            self.refuse(reading.refused)
        else:
            example = " ".join(self._short(self.play.legal()[0])).strip()
            self.screen.line(self.translator.text("unreadable", example=example), "refusal")
        return None

    def _obey(self, order: str, rest: str) -> None:
        if ORDERS[order](self, rest.strip()):
            self.show()

    def _by_number(self, number: int) -> int | None:
        if 1 <= number <= len(self.numbered):
            return self.numbered[number - 1]
        self.screen.line(self.translator.text("which-one"))
        self.list(self.play.legal())
        return None

    def refuse(self, action: int) -> None:
        """Say which rule forbids an action, and how to read it."""
        reason = self.play.why_not(action)
        why = self.translator(reason.message)
        self.screen.line(self.translator.text("refused", rule=reason.rule, why=why), "refusal")

    def list(self, actions: list[int]) -> None:
        """Print actions with numbers, by which they may then be chosen."""
        self.numbered = actions
        for number, action in enumerate(actions, 1):
            words = self.play.notation(action)
            self.screen.line(f"{number:>3}  {words:<12} {action_label(self.play, action, self.translator)}")


def _others(turns: list[Turn], seat: int) -> int:
    """How many of the latest turns are not the seat's own: what it has not seen yet."""
    own = [index for index, turn in enumerate(turns) if turn.actor == seat]
    return len(turns) - (own[-1] + 1 if own else 0)

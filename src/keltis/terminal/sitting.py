"""A game at this keyboard: people take turns, bots answer, and the record is kept all the time."""

from dataclasses import dataclass, field

from keltis.bots import BOTS, ask
from keltis.bots.instead import instead_of
from keltis.core.luck import Luck
from keltis.core.play import AnyPlay
from keltis.core.record import Record, record_of
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.terminal.chairs import Chair, tags
from keltis.terminal.choices import by_verb
from keltis.terminal.display import Display
from keltis.terminal.excuse import excuse, ready
from keltis.terminal.keeper import Keeper
from keltis.terminal.label import label
from keltis.terminal.lexicon import command_named, shown_commands, spoken, whole_number
from keltis.terminal.orders import ORDERS, WITH_MORE
from keltis.terminal.reader import Reader
from keltis.terminal.screen import Screen
from keltis.terminal.story import Story, Turn
from keltis.terminal.voice import Voice
from keltis.terminal.width import cut

FEW = 6  # so many choices are numbered at once
ENTER = "(Enter)"  # the choice that an empty line makes
RECENT = 60  # actions that a look back covers


@dataclass
class Sitting:
    """Everything that stands around one play at one keyboard."""

    play: AnyPlay
    chairs: list[Chair]
    screen: Screen
    voice: Voice
    keeper: Keeper
    chance: Luck
    bots: Luck  # apart from chance, so that a bot's thoughts do not change the cards
    story: Story = field(init=False)
    display: Display = field(init=False)
    reader: Reader = field(init=False)
    numbered: list[int] = field(default_factory=list)  # the list of actions that was printed last
    at_keyboard: int = SPECTATOR
    heard: dict[int, int] = field(default_factory=dict)  # by seat: actions it was told of already
    excused: set[str] = field(default_factory=set)  # the bots for which another one plays

    def __post_init__(self) -> None:
        self.story = Story(self.play)
        self.display = Display(self.screen, self.voice)
        self.reader = Reader(self.play.board.words)

    @property
    def people(self) -> int:
        """How many persons share the keyboard."""
        return sum(1 for chair in self.chairs if not chair.bot)

    # --- the course of the game ----------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; Leave if somebody stops before."""
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
        """The bot, or who plays in its place; it is said once that it is not ready, and once that it is."""
        instead = instead_of(bot, self.play.game.name)
        if instead is not None and bot not in self.excused:
            self.excused.add(bot)
            self.screen.line(excuse(self.voice, bot, instead))
        elif instead is None and bot in self.excused:
            self.excused.discard(bot)
            self.screen.line(ready(self.voice, bot))
        return bot if instead is None else instead.bot

    def do(self, action: int) -> None:
        """Do an action and what chance adds to it; after a turn, keep the game."""
        heading = self.play.game.heading(self.play.state)
        self._note(action)
        self.settle()
        if self.play.over or heading != self.play.game.heading(self.play.state):
            self.save()

    def settle(self) -> None:
        """Let chance act until somebody has to decide."""
        while self.play.mover == CHANCE:
            self._note(self.play.chance(self.chance))

    def _note(self, action: int) -> None:
        self.story.note(self.play, action)
        self.play.do(action)
        self.numbered = []

    def undo(self) -> None:
        """Take back the last action of the one who is to act."""
        self.play = self.play.back_to(len(self.play.actions) - 1)
        self.story.cut(len(self.play.actions))
        self.numbered = []
        self.save()

    def record(self) -> Record:
        """The game so far."""
        return record_of(self.play, [chair.name for chair in self.chairs], tags(self.chairs))

    def save(self) -> None:
        """Keep the game; say so when that is not possible, and let them play on."""
        try:
            self.keeper.save(self.record())
        except OSError as error:
            path, why = str(self.keeper.path), error.strerror or str(error)
            self.screen.line(self.voice.tell("not-saved", path=path, why=why), "refusal")

    def recent(self, viewer: int) -> list[Turn]:
        """The latest turns, as a viewer heard them."""
        return self.story.turns(viewer, self.voice, len(self.story.events) - RECENT)

    def _finish(self) -> None:
        if self.people > 1:
            self.screen.wipe()
        else:
            self.screen.clear()
        self.display.title(self.play, self.story)
        if not self.screen.plain:
            self.display.table(self.play, SPECTATOR)
        self.display.news(self.recent(SPECTATOR)[-self.play.players :])
        self.display.result(self.play)
        self.screen.line(self.voice.tell("kept", path=str(self.keeper.path)))

    # --- one person's decision -----------------------------------------------------------------

    def _hand_over(self) -> None:
        """Before another person looks, nothing of the last one's cards stays on the screen."""
        seat = self.play.mover
        if self.people > 1 and self.at_keyboard != seat:
            self.screen.wipe()
            self.display.title(self.play, self.story)
            self.display.news(self.recent(SPECTATOR)[-self.play.players :])
            self.screen.ask(self.voice.tell("hand-over", name=self.voice.names[seat]) + " ")
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
            self.display.title(self.play, self.story, seat)
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
        """Plainly: everything when somebody looks for the first time, afterwards only what is new."""
        if seat not in self.heard:
            self.display.title(self.play, self.story, seat)
            self.display.table(self.play, seat)
        else:
            self.display.news(self.story.turns(seat, self.voice, self.heard[seat]))
            if self.story.fresh(self.play):
                for line in self.display.private(self.play, seat):
                    self.screen.line(line)
        self.heard[seat] = len(self.story.events)

    def _prompt(self) -> list[tuple[str, str]]:
        """The question and what is legal, with their styles."""
        return [(self.voice(view(self.play, self.play.mover).prompt), "figure"), (self._choices(), "")]

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
        return by_verb(map(self._short, self.play.legal()), self.voice, most)

    def _short_choices(self, room: int) -> list[str]:
        """What is legal in so many rows: every verb, and as many things for each as there is room for."""
        for most in range(len(self.play.legal()), -1, -1):
            rows = self.screen.rows(self._grouped(most))
            if len(rows) <= room:
                break
        return rows

    def _short(self, action: int) -> tuple[str, str]:
        """Verb and object of an action, the verb in the reader's language."""
        return spoken(self.play.words(action), self.voice.language)

    def _completions(self) -> list[str]:
        legal = [self.play.words(action) for action in self.play.legal()]
        spoken = [" ".join(self._short(action)).strip() for action in self.play.legal()]
        return list(dict.fromkeys([*legal, *spoken, *shown_commands(self.voice.language)]))

    # --- what they typed -----------------------------------------------------------------------

    def _answer(self, text: str) -> int | None:
        """The action that was typed; None if it was something else, which has then been answered."""
        first, _, rest = text.partition(" ")
        order = command_named(first)
        if order and (not rest or order in WITH_MORE) and not self.reader.begins(self.play, first):
            self._obey(order, rest)
            return None
        number = whole_number(text)
        if number is not None:
            return self._by_number(number)
        reading = self.reader.read(self.play, text, self.voice)
        if len(reading.legal) == 1:
            return reading.legal[0]
        order = command_named(text, prefixes=True)
        if reading.legal:
            self.screen.line(self.voice.tell("which-one"))
            self.list(list(reading.legal))
        elif order:
            self._obey(order, "")
        elif reading.refused is not None:
            self.refuse(reading.refused)
        else:
            example = " ".join(self._short(self.play.legal()[0])).strip()
            self.screen.line(self.voice.tell("unreadable", example=example), "refusal")
        return None

    def _obey(self, order: str, rest: str) -> None:
        if ORDERS[order](self, rest.strip()):
            self.show()

    def _by_number(self, number: int) -> int | None:
        if 1 <= number <= len(self.numbered):
            return self.numbered[number - 1]
        self.screen.line(self.voice.tell("which-one"))
        self.list(self.play.legal())
        return None

    def refuse(self, action: int) -> None:
        """Say which rule forbids an action, and how to read it."""
        reason = self.play.why_not(action)
        why = self.voice(reason.message)
        self.screen.line(self.voice.tell("refused", rule=reason.rule, why=why), "refusal")

    def list(self, actions: list[int]) -> None:
        """Print actions with numbers, by which they may then be chosen."""
        self.numbered = actions
        for number, action in enumerate(actions, 1):
            words = self.play.words(action)
            self.screen.line(f"{number:>3}  {words:<12} {label(self.play, action, self.voice)}")


def _others(turns: list[Turn], seat: int) -> int:
    """How many of the latest turns are not the seat's own: what it has not seen yet."""
    own = [index for index, turn in enumerate(turns) if turn.actor == seat]
    return len(turns) - (own[-1] + 1 if own else 0)

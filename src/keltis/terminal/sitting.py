"""A game at this keyboard: people take turns, bots answer, and the record is kept all the time."""

from dataclasses import dataclass, field

from keltis.bots import BOTS, ask
from keltis.core.luck import Luck
from keltis.core.play import AnyPlay
from keltis.core.record import Record, record_of
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.terminal.chairs import Chair, tags
from keltis.terminal.display import Display
from keltis.terminal.keeper import Keeper
from keltis.terminal.label import label
from keltis.terminal.lexicon import command_named, command_words, listed
from keltis.terminal.orders import ORDERS, WITH_MORE
from keltis.terminal.reader import Reader
from keltis.terminal.screen import Screen
from keltis.terminal.story import Story, Turn
from keltis.terminal.voice import Voice

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
                self.do(ask(BOTS[bot], self.play, self.bots))
            else:
                self._hand_over()
                self.do(self._decision())
        self._finish()

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
            self.display.title(self.play, self.story, self._whose(seat))
            rows = self.display.table(self.play, seat)
            used = 1 + rows + len(self._prompt_rows()) + 1
            self.display.news(self.recent(seat), self.screen.height - used)
        for row, meaning in self._prompt_rows():
            self.screen.line(row, meaning)

    def _whose(self, seat: int) -> str:
        return self.voice.tell("title-to-act", name=self.voice.names[seat])

    def _tell_news(self, seat: int) -> None:
        """Plainly: everything when somebody looks for the first time, afterwards only what is new."""
        if seat not in self.heard:
            self.display.title(self.play, self.story, self._whose(seat))
            self.display.table(self.play, seat)
        else:
            self.display.news(self.story.turns(seat, self.voice, self.heard[seat]))
            if self.story.fresh(self.play):
                for line in self.display.private(self.play, seat):
                    self.screen.line(line)
        self.heard[seat] = len(self.story.events)

    def _prompt_rows(self) -> list[tuple[str, str]]:
        """The question and what is legal, row by row with their styles."""
        question = self.voice(view(self.play, self.play.mover).prompt)
        found = []
        for text, meaning in ((question, "figure"), (self._choices(), "")):
            found += [(row, meaning) for row in self.screen.rows(text)]
        return found

    def _choices(self) -> str:
        """What is legal, shortly: a few choices with numbers, many by their verb."""
        legal = self.play.legal()
        words = [self._short(action) for action in legal]
        if len(legal) <= FEW:
            self.numbered = legal
            usual = self.reader.usual(legal)
            marks = [ENTER if action in usual else "" for action in legal]
            numbered = [
                " ".join((str(n), *word, mark))
                for n, (word, mark) in enumerate(zip(words, marks, strict=True), 1)
            ]
            text = "   ".join(" ".join(choice.split()) for choice in numbered)
        else:
            groups: dict[str, list[str]] = {}
            for verb, what in words:
                groups.setdefault(verb, []).append(what)
            text = " · ".join(f"{verb} {self._things(things)}".strip() for verb, things in groups.items())
        return text

    def _things(self, things: list[str]) -> str:
        """What a verb may stand before; where that is any set of things, each of them once."""
        if not any(" " in thing for thing in things):
            return " ".join(things)
        each = dict.fromkeys(word for thing in things for word in thing.split())
        return f"{' '.join(each)} {self.voice.tell('choices-several')}"

    def _short(self, action: int) -> tuple[str, str]:
        """Verb and object of an action, the verb in the reader's language."""
        verb, _, what = self.play.words(action).partition(" ")
        return (listed(f"words-{verb}", self.voice.language) or [verb])[0], what

    def _completions(self) -> list[str]:
        legal = [self.play.words(action) for action in self.play.legal()]
        return (
            legal
            + [" ".join(self._short(action)).strip() for action in self.play.legal()]
            + sorted(word for word in command_words() if len(word) > 2)
        )

    # --- what they typed -----------------------------------------------------------------------

    def _answer(self, text: str) -> int | None:
        """The action that was typed; None if it was something else, which has then been answered."""
        first, _, rest = text.partition(" ")
        order = command_named(first)
        if order and (not rest or order in WITH_MORE):
            self._obey(order, rest)
            return None
        if text.isdecimal():
            return self._by_number(int(text))
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
            self.screen.line(self.voice.tell("unreadable"), "refusal")
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

"""Shows the table to a player within the screen: title, board, news, and the prompt with its choices."""

from collections.abc import Iterable, Sequence

from keltis.cli.play.choice_list import grouped_by_verb
from keltis.cli.play.connection import Json
from keltis.cli.play.display import LOG_ROWS, Display
from keltis.console.screen import Screen
from keltis.console.width import cut
from keltis.core.view import View
from keltis.games import game_named
from keltis.text_interface.translator import Translator
from keltis.text_interface.turn_log import Note, Turn, TurnLog
from keltis.text_interface.vocabulary import spoken

FEW = 6  # at most so many choices are numbered immediately
ENTER = "(Enter)"  # marks the choice of an empty line
RECENT = 60  # actions covered by a look back


class TableScreen:
    """The screen of one client."""

    def __init__(self, screen: Screen, translator: Translator) -> None:
        self.screen, self.translator = screen, translator

    @property
    def display(self) -> Display:
        """A display with the present language and names."""
        return Display(self.screen, self.translator)

    def seats(self, status: Json) -> None:
        """The seats before the game."""
        self.screen.clear()
        self.screen.bar(self.translator.title(game_named(status["settings"]["game"])))
        for number, chair in enumerate(status["chairs"], 1):
            name = chair["name"] if chair["kind"] in ("person", "bot") else self.translator.text("join-free")
            self.screen.line(f"{number}  {name}")
        commitment = self.translator.text("join-commitment", commitment=status["commitment"])
        self.screen.line(commitment, "faint")
        self.screen.line(self.translator.text("join-waiting"))

    def table(
        self, seen: View, log: TurnLog, notices: Iterable[str], usual: Sequence[str], public: View | None
    ) -> None:
        """The whole screen, with the prompt if the viewer is to act; in plain mode only what is new.

        `notices` precede the question, `usual` is what an empty line means; `public` is the view of a
        spectator, if it is known.
        """
        prompt = Prompt(self.screen, self.translator, seen, notices, usual) if seen.legal else None
        if self.screen.plain:
            self._tell(seen, log, public)
            for text, meaning in prompt.texts() if prompt else ():
                self.screen.line(text, meaning)
            return
        self.screen.clear()
        self._title(seen, log)
        room = self.screen.height - self.display.table(seen) - 2
        turns = self._recent(log)
        if prompt is None:
            self.display.news(turns, room - 1)
            return
        needed = _others(turns, seen.viewer)
        rows = prompt.rows(room)
        if needed and len(rows) >= room > 1:
            rows = prompt.rows(room - 1, question=room > 2)
        self.display.news(turns, room - len(rows), max(needed, 1))
        for row, meaning in rows:
            self.screen.line(row, meaning)

    def _title(self, seen: View, log: TurnLog, to_act: bool = True) -> None:
        heading = "" if seen.end else seen.heading
        mover = seen.mover if to_act else None
        self.display.title(game_named(seen.game), log.turn(heading), mover)

    def _recent(self, log: TurnLog) -> list[Turn]:
        return log.turns(self.translator, len(log.entries) - RECENT)

    def _tell(self, seen: View, log: TurnLog, public: View | None) -> None:
        """Plain output: first the whole table, then only news, and in a new turn the own hand."""
        if log.told is None or seen.legal:
            self.screen.clear()
        if log.told is None:
            self._title(seen, log)
            self.display.table(seen)
            notes = [entry.text for entry in log.entries if isinstance(entry, Note)]
            for text in notes[-LOG_ROWS:]:
                self.screen.line(text)
        else:
            self.display.news(log.turns(self.translator, log.told))
            if seen.legal and log.is_fresh(seen.heading):
                for line in self.private(seen, public):
                    self.screen.line(line)
        log.told = len(log.entries)

    def private(self, seen: View, public: View | None) -> list[str]:
        """What only the viewer sees; at a table on a server, the hand."""
        if public is not None:
            return self.display.private(seen, public)
        hand = getattr(seen.table, "hand", ())
        return [" ".join(hand)] if hand else []

    def hand_over(self, seen: View, log: TurnLog) -> None:
        """The public screen while the next player comes to the keyboard."""
        self.screen.wipe()
        self._title(seen, log, to_act=False)
        self.display.news(self._recent(log)[-seen.players :])

    def finish(self, seen: View, log: TurnLog, wipe: bool) -> None:
        """The end of the game: the table, the last turns, the scores, and the winners."""
        if wipe:
            self.screen.wipe()
        else:
            self.screen.clear()
        self._title(seen, log)
        if not self.screen.plain:
            self.display.table(seen)
        self.display.news(self._recent(log)[-seen.players :])
        self.display.result(seen)


class Prompt:
    """The prompt to the viewer and the choices, shortened if there is not enough room."""

    def __init__(
        self,
        screen: Screen,
        translator: Translator,
        seen: View,
        notices: Iterable[str],
        usual: Sequence[str],
    ) -> None:
        self.screen, self.translator = screen, translator
        self._asked = " ".join([*notices, translator(seen.prompt)])
        self._legal, self._usual = seen.legal, usual

    def texts(self) -> list[tuple[str, str]]:
        """The prompt and the legal actions, with their styles."""
        return [(self._asked, "figure"), (self._choices(), "")]

    def rows(self, room: int, question: bool = True) -> list[tuple[str, str]]:
        """The same as rows, at most so many."""
        above = self.screen.rows(self._asked) if question else []
        below = self.screen.rows(self._choices())
        if len(above) + len(below) > room and above:
            above = [cut(self._asked, self.screen.width - 1)]
        if len(above) + len(below) > room:
            below = self._short_choices(max(room - len(above), 1))
        return [(row, "figure") for row in above] + [(row, "") for row in below]

    def _choices(self) -> str:
        """The legal actions: few with numbers, many grouped by verb."""
        if len(self._legal) > FEW:
            return self._grouped()
        numbered = []
        for number, words in enumerate(self._legal, 1):
            mark = ENTER if words in self._usual else ""
            short = spoken(words, self.translator.language)
            numbered.append(" ".join(filter(None, (str(number), *short, mark))))
        return "   ".join(numbered)

    def _grouped(self, most: int | None = None) -> str:
        """The legal actions by verb, with at most so many objects for each."""
        shorts = (spoken(words, self.translator.language) for words in self._legal)
        return grouped_by_verb(shorts, self.translator, most)

    def _short_choices(self, room: int) -> list[str]:
        """The legal actions in so many rows: every verb, with as many objects as fit."""
        for most in range(len(self._legal), -1, -1):
            rows = self.screen.rows(self._grouped(most))
            if len(rows) <= room:
                break
        return rows


def _others(turns: list[Turn], seat: int | None) -> int:
    """How many of the latest turns are not the seat's own, so it has not seen them yet."""
    own = [index for index, turn in enumerate(turns) if turn.actor == seat]
    return len(turns) - (own[-1] + 1 if own else 0)

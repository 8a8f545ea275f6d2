"""The terminal client of the protocol: shows frames, asks for actions, and sends commands."""

import select
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

from keltis.bots.fallback import Fallback
from keltis.cli.play.action_label import action_label, notation_label
from keltis.cli.play.choice_list import grouped_by_verb
from keltis.cli.play.commands import is_order, obey, order_words, shown_orders, sit_down
from keltis.cli.play.connection import Json, TableConnection
from keltis.cli.play.decode import read_message, read_view
from keltis.cli.play.display import Display
from keltis.cli.play.event_text import event_lines
from keltis.cli.play.fallback_notice import fallback_notice, ready_notice
from keltis.cli.play.view_parser import Listener
from keltis.cli.play.vocabulary import fold, shown_commands, spoken, whole_number
from keltis.cli.translator import Translator
from keltis.console.screen import Screen
from keltis.core.view import View
from keltis.games import game_named
from keltis.table.diff import kept_position, kept_status
from keltis.table.settings import Settings, board_of

FEW = 6  # so many choices are numbered at once
SHOWN_LINES = 6  # of what happened
PATIENCE = 0.25  # seconds between looks at the keyboard


class TableClient:
    """A client at a table in this process or on a server."""

    def __init__(
        self, line: TableConnection, screen: Screen, language: str, seat_wanted: bool = True
    ) -> None:
        self.line, self.screen = line, screen
        self.language = language
        self.translator = Translator(language)
        self.v = 0
        self.status: Json = {}
        self.view: View | None = None
        self._position: Json | None = None  # as it came
        self.log: list[str] = []
        self.numbered: Sequence[str] = ()  # the list of actions that was printed last
        self._listener: Listener | None = None
        self._seat_wanted = seat_wanted
        self._told: list[str] = []  # the sentences about the table that were said last
        self._heading = ""  # of the turn before which that was
        self._excused: set[str] = set()  # the bots for which another one plays

    # --- the course of it ----------------------------------------------------------------------

    def run(self) -> None:
        """Run until the game is over; Left if the user quits before."""
        while True:
            frame = self.line.next(0.0 if self.status else PATIENCE)
            if frame is not None:
                self._take(frame)
            elif not self.status:
                continue
            elif self.status["phase"] in ("over", "closed"):
                self._finish()
                return
            else:
                self._act()

    def _act(self) -> None:
        """No frame is waiting: act, answer a request, or wait for others."""
        if self.status["undo"]["answer"]:
            self._answer_undo()
        elif self._our_turn:
            self._decide()
        else:
            self._wait()

    @property
    def _our_turn(self) -> bool:
        return self.view is not None and bool(self.view.legal)

    # --- what comes ----------------------------------------------------------------------------

    def _take(self, frame: Json) -> None:
        kind = frame["type"]
        if kind == "offline":
            self.screen.line(self.translator.text("join-offline"), "refusal")
            self._excused.clear()
        if "status" in frame:
            self.status = kept_status(self.status, frame)
            self.translator = Translator(
                self.language, tuple(chair["name"] or "–" for chair in self.status["chairs"])
            )
            self._excuse(kind)
        if "position" in frame:
            self._position = kept_position(self._position, frame)
            self._see(self._position)
        if kind in ("snapshot", "update", "change"):
            self.v = frame["v"]
            for event in frame.get("events", ()):
                self._tell(event)
        if kind in ("snapshot", "update", "change", "around"):
            self.show(kind)
        if kind == "sync" and self._seat_wanted and self.status["phase"] == "waiting":
            self._seat_wanted = False
            sit_down(self)

    def _see(self, position: Json | None) -> None:
        self.view = None
        if position is not None:
            self.view = read_view(position["view"], game_named(position["view"]["game"]))
        if self.view is not None and self._listener is None:
            given = self.status["settings"]
            settings = Settings(game=given["game"], players=given["players"], options=given["options"])
            self._listener = Listener(board_of(settings).notation)

    def _tell(self, event: Json) -> None:
        """Add an event to the log."""
        for text in event_lines(event, self.translator):
            self._note(text)

    def _note(self, text: str) -> None:
        """Add a line to the log, and print it in plain mode."""
        self.log.append(text)
        if self.screen.plain:
            self.screen.line(text)

    def _excuse(self, kind: str) -> None:
        """Announce once that a fallback plays for a bot, and once that the bot is ready."""
        bots = {chair["bot"]: chair.get("instead") for chair in self.status["chairs"] if chair["bot"]}
        for bot, instead in bots.items():
            if instead and bot not in self._excused:
                self._excused.add(bot)
                self._note(fallback_notice(self.translator, bot, Fallback(**instead)))
            elif not instead and bot in self._excused:
                self._excused.discard(bot)
                if kind == "around":  # else we only have not heard anything yet
                    self._note(ready_notice(self.translator, bot))

    # --- showing -------------------------------------------------------------------------------

    def show(self, kind: str) -> None:
        """Show what a frame of this kind changed; the whole table for a snapshot."""
        if self.view is None:
            self._show_seats()
            return
        if self.screen.plain:
            self._tell_changes(kind == "snapshot")
            return
        self.screen.clear()
        self.screen.bar(self._title())
        game = game_named(self.view.game)
        self.screen.drawing(game.views.draw(self.view, self.translator))
        for text in self.log[-SHOWN_LINES:]:
            self.screen.line(text, "faint")

    def _tell_changes(self, whole: bool) -> None:
        """Plain mode: the whole table at first, then at every own turn the lines that changed."""
        assert self.view is not None
        if not (whole or not self._told or (self.view.legal and self.view.heading != self._heading)):
            return
        if not self._told:
            self.screen.bar(self._title())
        self._heading = self.view.heading
        sentences = Display(self.screen, self.translator).sentences(self.view)
        for line in sentences:
            if whole or line not in self._told:
                self.screen.line(line)
        self._told = sentences

    def _title(self) -> str:
        assert self.view is not None
        title = self.translator.title(game_named(self.view.game))
        if self.view.mover is None:
            return title
        return (
            f"{title} · {self.translator.text('title-to-act', name=self.translator.names[self.view.mover])}"
        )

    def _show_seats(self) -> None:
        self.screen.clear()
        self.screen.bar(self.translator.title(game_named(self.status["settings"]["game"])))
        for number, chair in enumerate(self.status["chairs"], 1):
            name = chair["name"] if chair["kind"] in ("person", "bot") else self.translator.text("join-free")
            self.screen.line(f"{number}  {name}")
        self.screen.line(
            self.translator.text("join-commitment", commitment=self.status["commitment"]), "faint"
        )
        self.screen.line(self.translator.text("join-waiting"))

    # --- asking --------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Another player is to act: wait for frames and for input."""
        frame = self.line.next(PATIENCE)
        if frame is not None:
            self._take(frame)
        elif sys.stdin.isatty() and select.select([sys.stdin], [], [], 0)[0]:
            text = sys.stdin.readline()
            if not text:
                raise EOFError
            self._obey(text.strip())
        elif not sys.stdin.isatty() and self.view is None:
            self._obey(self.screen.ask("> "))

    def _decide(self) -> None:
        assert self.view is not None
        for notice in self._notices():
            self.screen.line(notice, "refusal")
        self.screen.line(self.translator(self.view.prompt), "figure")
        self.screen.line(self._choices())
        version = self.v
        while self.v == version and self._our_turn:
            self._answer(self.screen.ask("> ", self._completions))
            while (frame := self.line.next(0.0)) is not None:
                self._take(frame)

    def _notices(self) -> Iterator[str]:
        """The stall guard and the own clock, when one of them is about to act."""
        stall, due = self.status.get("stall"), self.status.get("due")
        if stall:
            yield self.translator.text("play-stall", turns=stall["turns"])
        if due and due["seat"] == self.status["you"]:
            minutes = max(0, due["at"] - time.time_ns() // 1_000_000) // 60_000
            bot = self.translator.text("web-bot", bot=due["bot"])
            yield self.translator.text("join-due", minutes=minutes, bot=bot)

    def _choices(self) -> str:
        """The legal actions: a few with numbers, many by their verb."""
        assert self.view is not None
        legal = self.view.legal
        shorts = [spoken(words, self.language) for words in legal]
        if len(legal) <= FEW:
            self.numbered = legal
            return "   ".join(f"{number} {' '.join(short).strip()}" for number, short in enumerate(shorts, 1))
        return grouped_by_verb(shorts, self.translator)

    def _completions(self) -> list[str]:
        legal = self.view.legal if self.view is not None else ()
        return [*legal, *shown_commands(self.language), *shown_orders(self.language)]

    def _answer_undo(self) -> None:
        asking = self.translator.names[self.status["undo"]["asked"]]
        answer = fold(self.screen.ask(self.translator.text("join-may-undo", name=asking) + " "))
        self.do("consent", v=self.v, yes=answer not in order_words("no"))

    # --- what was typed ------------------------------------------------------------------------

    def _answer(self, text: str) -> None:
        """Handle a line of input."""
        assert self.view is not None
        assert self._listener is not None
        number = whole_number(text)
        if number is not None and 1 <= number <= len(self.numbered):
            self._move(self.numbered[number - 1])
            return
        legal = self.view.legal
        if is_order(text) and not self._listener.begins(legal, text.partition(" ")[0]):
            self._obey(text)
            return
        heard = self._listener.hear(legal, text, self.translator)
        if len(heard.legal) == 1:
            self._move(heard.legal[0])
        elif heard.legal:
            self.screen.line(self.translator.text("which-one"))
            self.list(heard.legal)
        elif heard.refused is not None:
            self._move(heard.refused)
        else:
            self._obey(text)

    def _obey(self, text: str) -> None:
        if not obey(self, text) and text:
            self.screen.line(self.translator.text("join-help"), "refusal")

    def _move(self, words: str) -> None:
        self.numbered = ()
        self.do("move", v=self.v, action=words)

    def do(self, kind: str, **fields: Any) -> bool:
        """Send a command; print the reason if it is refused."""
        reply = self.line.send(kind, **fields)
        error = reply.get("error")
        if error is None:
            return True
        if error["code"] != "stale":
            why, rule = self.translator(read_message(error["message"])), error.get("rule", "")
            told = self.translator.text("refused", rule=rule, why=why) if rule else why
            self.screen.line(told, "refusal")
        return False

    def list(self, actions: Sequence[str]) -> None:
        """Print actions with numbers, by which they may then be chosen."""
        self.numbered = actions
        play = self.line.play()
        for number, words in enumerate(actions, 1):
            label = notation_label(words, self.translator)
            if play is not None:
                label = action_label(play, play.read(words), self.translator)
            self.screen.line(f"{number:>3}  {words:<12} {label}")

    # --- the end -------------------------------------------------------------------------------

    def _finish(self) -> None:
        if self.view is None:
            self.screen.line(self.translator.text("online-closed"))
            return
        self.screen.line(self.translator(self.view.prompt), "figure")
        Display(self.screen, self.translator).scores(self.view)
        names = [self.translator.names[seat] for seat in self.view.winners]
        points = self.view.scores[self.view.winners[0]].total
        if len(names) == 1:
            self.screen.line(self.translator.text("winner", name=names[0], points=points), "figure")
        else:
            together = self.translator.text("winners", names=self.translator.together(names), points=points)
            self.screen.line(together, "figure")

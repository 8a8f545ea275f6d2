"""The terminal client of the protocol: takes frames, asks for actions, and sends commands."""

import select
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

from keltis.bots.fallback import Fallback
from keltis.cli.play.commands import is_order, obey, order_words, shown_orders, sit_down
from keltis.cli.play.connection import ConnectionLost, Json, TableConnection
from keltis.cli.play.decode import read_message, read_step, read_view
from keltis.cli.play.event_text import event_lines
from keltis.cli.play.fallback_notice import fallback_notice, ready_notice
from keltis.cli.play.table_screen import FEW, TableScreen
from keltis.console.screen import Screen
from keltis.core.game import AnyBoard
from keltis.core.seats import SPECTATOR
from keltis.core.view import View, view
from keltis.games import game_named
from keltis.table.diff import kept_position, kept_status
from keltis.table.settings import Settings, board_of
from keltis.text_interface.action_label import action_label, notation_label
from keltis.text_interface.input_parser import InputParser
from keltis.text_interface.translator import Translator
from keltis.text_interface.turn_log import Note, TurnLog
from keltis.text_interface.vocabulary import command_named, fold, shown_commands, spoken, whole_number

PATIENCE = 0.25  # seconds between looks at the keyboard


class TableClient:
    """A client at a table in this process or on a server, with one or more people at its keyboard."""

    def __init__(
        self, line: TableConnection, screen: Screen, language: str, seat_wanted: bool = True
    ) -> None:
        self.line, self.screen = line, screen
        self.language = language
        self.status: Json = {}
        self.view: View | None = None
        self.numbered: Sequence[str] = ()  # the list of actions that was printed last
        self.shown = TableScreen(screen, Translator(language))
        self._position: Json | None = None  # as received
        self._logs: dict[int, TurnLog] = {}  # by viewer
        self._board: AnyBoard | None = None
        self._parser: InputParser | None = None
        self._seat_wanted = seat_wanted
        self._excused: set[str] = set()  # the bots replaced by a fallback

    @property
    def translator(self) -> Translator:
        """Formats messages in the user's language, with the names of the seats."""
        return self.shown.translator

    @property
    def viewer(self) -> int:
        """The seat from which the table is seen at present."""
        you: int | None = self.status.get("you")
        return SPECTATOR if you is None else you

    @property
    def log(self) -> TurnLog:
        """The log of this viewer."""
        return self._logs.setdefault(self.viewer, TurnLog())

    @property
    def people(self) -> int:
        """The number of people at the keyboard."""
        return sum(chair["yours"] for chair in self.status.get("chairs", ()))

    @property
    def our_turn(self) -> bool:
        """Whether the viewer is to act."""
        return self.view is not None and bool(self.view.legal)

    # --- main loop -----------------------------------------------------------------------------

    def run(self) -> None:
        """Run until the game is over; Left if the user quits before."""
        try:
            self._run()
        except ConnectionLost:
            if self.screen.plain and self.view is not None:
                self.show()  # print what was not printed yet
            raise

    def _run(self) -> None:
        news = False
        while True:
            frame = self.line.next(0.0 if self.status else PATIENCE)
            if frame is not None:
                self._take(frame)
                news = True
            elif not self.status:
                continue
            elif self.status["phase"] in ("over", "closed"):
                self._finish()
                return
            elif (seat := self._next_at_keyboard()) is not None:
                self._hand_over(seat)
            else:
                if news:
                    self.show()
                news = False
                self._act()

    def _act(self) -> None:
        """No frame is waiting: act, answer a request, or wait for others."""
        if self.status["undo"]["answer"]:
            self._answer_undo()
        elif self.our_turn:
            self._answer(self.screen.ask("> ", self._completions))
        else:
            self._wait()

    # --- several people at one keyboard --------------------------------------------------------

    def _next_at_keyboard(self) -> int | None:
        """The seat that has to come to the keyboard."""
        mover = None if self.view is None else self.view.mover
        if mover is None or mover == self.viewer or self.people < 2:
            return None
        chair = self.status["chairs"][mover]
        return mover if chair["yours"] and not chair.get("away") else None

    def _hand_over(self, seat: int) -> None:
        """Hide the last player's cards before the next one looks at the screen."""
        self._look(None)
        assert self.view is not None
        self.shown.hand_over(self.view, self.log if self.viewer == SPECTATOR else TurnLog())
        self.screen.ask(self.translator.text("hand-over", name=self.translator.names[seat]) + " ")
        self._look(seat)

    def _look(self, seat: int | None) -> None:
        """See the table from another own seat, or as a spectator where that is possible."""
        self.line.look(seat)
        while (frame := self.line.next(0.0)) is not None or (seat is not None and self.viewer != seat):
            if frame is not None:
                self._take(frame)

    # --- frames --------------------------------------------------------------------------------

    def _take(self, frame: Json) -> None:
        kind = frame["type"]
        if kind == "offline":
            self.screen.line(self.translator.text("join-offline"), "refusal")
            self._excused.clear()
        elif kind == "unsaved":
            self.not_saved(frame["path"], frame["why"])
        if "status" in frame:
            self.status = kept_status(self.status, frame)
            names = tuple(chair["name"] or "–" for chair in self.status["chairs"])
            self.shown.translator = Translator(self.language, names)
            self._excuse(kind)
        if "position" in frame:
            self._position = kept_position(self._position, frame)
            self._see(self._position)
        if kind in ("snapshot", "update", "change"):
            self._hear(frame)
        if kind == "sync" and self._seat_wanted and self.status["phase"] == "waiting":
            self._seat_wanted = False
            sit_down(self)

    def _see(self, position: Json | None) -> None:
        self.view = None
        self.numbered = ()
        if position is not None:
            self.view = read_view(position["view"], game_named(position["view"]["game"]))
        if self.view is not None and self._parser is None:
            play = self.line.play()
            self._board = play.named_board if play else board_of(_settings(self.status["settings"]))
            self._parser = InputParser(self._board.notation)

    def _hear(self, frame: Json) -> None:
        """Add the events of a frame to the log."""
        log, events = self.log, frame.get("events", ())
        first = events[0]["seq"] if events else frame["v"] + 1
        log.complete = log.complete and first == log.version + 1
        log.version = frame["v"]
        for event in events:
            log.entries += [read_step(step) for step in event.get("steps", ())]
            if event["kind"] == "undone":
                log.undo(event["taken"])
                if self.status["chairs"][event["seat"]]["yours"]:
                    if self.screen.plain and event["seat"] == self.viewer:
                        self.screen.line(self.translator.text("taken-back"))
                    continue
            log.entries += [Note(text) for text in event_lines(event, self.translator)]

    def _excuse(self, kind: str) -> None:
        """Announce, once each, that a fallback plays for a bot and that the bot is ready."""
        bots = {chair["bot"]: chair.get("instead") for chair in self.status["chairs"] if chair["bot"]}
        for bot, instead in bots.items():
            if instead and bot not in self._excused:
                self._excused.add(bot)
                self._note(fallback_notice(self.translator, bot, Fallback(**instead)))
            elif not instead and bot in self._excused:
                self._excused.discard(bot)
                if kind == "around":  # otherwise no frame has arrived yet
                    self._note(ready_notice(self.translator, bot))

    def _note(self, text: str) -> None:
        self.log.entries.append(Note(text))

    # --- output --------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the table as it is now; in plain mode only what was not printed yet."""
        if self.view is None:
            self.shown.seats(self.status)
            return
        self.shown.table(self.view, self.log, self._notices(), self._words(self._usual()), self.public())
        if 0 < len(self.view.legal) <= FEW:
            self.numbered = self.view.legal

    def public(self) -> View | None:
        """The view of a spectator, if the game is in this process."""
        play = self.line.play()
        return None if play is None else view(play)

    def _notices(self) -> Iterator[str]:
        """Warnings that the stall guard or the own clock is about to act."""
        stall, due = self.status.get("stall"), self.status.get("due")
        if stall:
            yield self.translator.text("play-stall", turns=stall["turns"])
        if due and due["seat"] == self.status["you"]:
            minutes = max(0, due["at"] - time.time_ns() // 1_000_000) // 60_000
            bot = self.translator.text("web-bot", bot=due["bot"])
            yield self.translator.text("join-due", minutes=minutes, bot=bot)

    def _finish(self) -> None:
        if self.view is None:
            self.screen.line(self.translator.text("online-closed"))
            return
        several = self.people > 1
        if several:
            self._look(None)
        self.shown.finish(self.view, self.log, wipe=several)
        if self.line.file is not None:
            self.screen.line(self.translator.text("kept", path=str(self.line.file)))

    def not_saved(self, path: str, why: str) -> None:
        """The game could not be written to its file."""
        self.screen.line(self.translator.text("not-saved", path=path, why=why), "refusal")

    # --- input ---------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Another player is to act: wait for frames and for input."""
        frame = self.line.next(PATIENCE)
        if frame is not None:
            self._take(frame)
            self.show()
        elif sys.stdin.isatty() and select.select([sys.stdin], [], [], 0)[0]:
            text = sys.stdin.readline()
            if not text:
                raise EOFError
            self._obey_while_waiting(text.strip())
        elif not sys.stdin.isatty() and self.view is None:
            self._obey_while_waiting(self.screen.ask("> "))

    def _obey_while_waiting(self, text: str) -> None:
        if not obey(self, text) and text:
            self.screen.line(self.translator.text("join-help"), "refusal")

    def _completions(self) -> list[str]:
        legal = self.view.legal if self.view is not None else ()
        short = [" ".join(spoken(words, self.language)).strip() for words in legal]
        orders = [*shown_commands(self.language), *shown_orders(self.language)]
        return list(dict.fromkeys([*legal, *short, *orders]))

    def _answer_undo(self) -> None:
        asking = self.translator.names[self.status["undo"]["asked"]]
        answer = fold(self.screen.ask(self.translator.text("join-may-undo", name=asking) + " "))
        self.do("consent", v=self.log.version, yes=answer not in order_words("no"))

    # --- typed commands ------------------------------------------------------------------------

    def _answer(self, text: str) -> None:
        """Handle a line of input: a command, a number from a list, or an action."""
        assert self.view is not None
        assert self._parser is not None
        legal, first = self._numbers(), text.partition(" ")[0]
        if is_order(text, self.status) and not self._parser.begins(legal, first):
            obey(self, text)
            return
        number = whole_number(text)
        if number is not None:
            self._by_number(number)
            return
        found = self._parser.read(legal, text, self._label)
        order = command_named(text, prefixes=True)
        if len(found.legal) == 1:
            self._move(self._words(found.legal)[0])
        elif found.legal:
            self.screen.line(self.translator.text("which-one"))
            self.list(self._words(found.legal))
        elif order:
            obey(self, order)
        elif found.refused is not None:
            self._move(self._words([found.refused])[0])
        else:
            example = " ".join(spoken(self.view.legal[0], self.language)).strip()
            self.screen.line(self.translator.text("unreadable", example=example), "refusal")

    def _by_number(self, number: int) -> None:
        assert self.view is not None
        if 1 <= number <= len(self.numbered):
            self._move(self.numbered[number - 1])
        else:
            self.screen.line(self.translator.text("which-one"))
            self.list(self.view.legal)

    def _numbers(self) -> list[int]:
        """The legal actions by their numbers."""
        assert self._board is not None
        legal = self.view.legal if self.view is not None else ()
        return [self._board.actions[words] for words in legal if words in self._board.actions]

    def _usual(self) -> Sequence[int]:
        return self._parser.usual(self._numbers()) if self._parser else ()

    def _words(self, actions: Sequence[int]) -> list[str]:
        assert self._board is not None
        return [self._board.notation[action] for action in actions]

    def _label(self, action: int) -> str:
        """A legal action as text in the user's language."""
        play = self.line.play()
        if play is not None:
            return action_label(play, action, self.translator)
        return notation_label(self._words([action])[0], self.translator)

    def _move(self, words: str) -> None:
        self.do("move", v=self.log.version, action=words)

    def do(self, kind: str, **fields: Any) -> bool:
        """Send a command; print the reason if it is refused."""
        error = self.line.send(kind, **fields).get("error")
        if error is None:
            return True
        if error["code"] != "stale":
            why, rule = self.translator(read_message(error["message"])), error.get("rule", "")
            told = self.translator.text("refused", rule=rule, why=why) if rule else why
            self.screen.line(told, "refusal")
        return False

    def list(self, actions: Sequence[str]) -> None:
        """Print actions with numbers for choosing one."""
        assert self._board is not None
        self.numbered = actions
        for number, words in enumerate(actions, 1):
            label = self._label(self._board.actions[words])
            self.screen.line(f"{number:>3}  {words:<12} {label}")


def _settings(given: Json) -> Settings:
    board = given.get("board", "")
    return Settings(game=given["game"], players=given["players"], options=given["options"], board=board)

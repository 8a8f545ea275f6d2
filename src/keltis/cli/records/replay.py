"""`keltis replay`: a recorded game step by step, or as text."""

import sys
from pathlib import Path

from keltis.cli.error import command_error
from keltis.cli.play.display import Display
from keltis.cli.play.start import nth_record
from keltis.console.keys import can_read_keys, read_key
from keltis.console.screen import Screen, is_plain
from keltis.core.play import AnyPlay
from keltis.core.record import Record
from keltis.core.seats import SPECTATOR
from keltis.core.view import Step, view
from keltis.text_interface.translator import Translator
from keltis.text_interface.turn_log import log_of
from keltis.text_interface.vocabulary import fold, whole_number, words_in_all_languages

STEPS = {
    "right": "forward",
    "enter": "forward",
    "space": "forward",
    "f": "forward",
    "left": "back",
    "b": "back",
    "down": "next",
    "n": "next",
    "]": "next",
    "up": "previous",
    "p": "previous",
    "[": "previous",
    "home": "start",
    "s": "start",
    "end": "end",
    "e": "end",
    "g": "jump",
    "l": "log",
    "q": "quit",
    "escape": "quit",
}


def step_named(word: str) -> str:
    """The step named by a typed word in any language; a prefix or an English letter is enough."""
    word = fold(word)
    if len(word) < 2:
        return STEPS.get(word or "enter", "")
    names = dict.fromkeys(STEPS.values())
    found = [
        name
        for name in names
        if any(known.startswith(word) for known in words_in_all_languages(f"walk-{name}"))
    ]
    return found[0] if len(found) == 1 else ""


def replay(
    path: Path,
    game: int,
    to: int | None,
    seat: str | None,
    hands: bool,
    language: str,
    plain: bool,
    board: Path | None,
) -> None:
    """Show a recorded game interactively, or print it if there is no terminal."""
    record = nth_record(path, game, board, language)
    screen = Screen(is_plain(plain))
    display = Display(screen, Translator(language, record.names))
    viewer = SPECTATOR if seat is None else _seat(record, seat)
    roll = ReplayViewer(record.play, display, viewer, hands)
    if to is not None and to > roll.last_turn:
        raise command_error("complain-turn", turn=to)
    if not can_read_keys() or not sys.stdout.isatty():
        roll.print(to)
        return
    roll.browse(to or 0)


def _seat(record: Record, seat: str) -> int:
    names = [name.casefold() for name in record.names]
    if seat.casefold() in names:
        return names.index(seat.casefold())
    number = whole_number(seat)
    if number is not None and number < len(names):
        return number
    raise command_error("complain-viewer", seat=seat[:40])


class ReplayViewer:
    """A recorded game and the step that is shown."""

    def __init__(self, play: AnyPlay, display: Display, viewer: int, hands: bool) -> None:
        self.play = play
        self.display = display
        self.viewer = viewer
        self.hands = hands
        self.log = log_of(play, viewer)
        self.steps = [step for step in self.log.entries if isinstance(step, Step)]
        self.starts = self._turn_starts()
        self.at = self.starts[0] if self.starts else len(play.actions)

    def _turn_starts(self) -> list[int]:
        """How many actions precede each turn."""
        starts = []
        last = ""
        for index, step in enumerate(self.steps):
            if step.seat is not None and step.heading != last:
                starts.append(index)
                last = step.heading
        return starts

    @property
    def last_turn(self) -> int:
        """The number of turns."""
        return len(self.starts)

    # --- as text -------------------------------------------------------------------------------

    def print(self, to: int | None) -> None:
        """The table at the start, every turn, the table at the end and the result."""
        end = len(self.play.actions) if to is None else self._end_of(to)
        self._table(self.play.back_to(self.at))
        for turn in self.log.turns(self.display.translator):
            if to is None or turn.number <= to:
                self.display.screen.line(turn.numbered)
        place = self.play.back_to(end)
        if place.over:
            self.display.result(view(place))
        else:
            self._table(place)

    def _end_of(self, turn: int) -> int:
        return self.starts[turn] if turn < self.last_turn else len(self.play.actions)

    def _table(self, place: AnyPlay) -> int:
        return self.display.table(view(place, self.viewer), place if self.hands else None)

    # --- step by step --------------------------------------------------------------------------

    def browse(self, turn: int) -> None:
        """Show the game step by step."""
        if turn:
            self.at = self._end_of(turn)
        while True:
            self._show()
            try:
                step = self._key()
                if step == "quit":
                    return
                self._go(step)
            except EOFError:
                return

    def _key(self) -> str:
        screen = self.display.screen
        if screen.plain:
            word = screen.ask("> ")
            number = whole_number(word)
            if number is not None:
                self.at = self._end_of(min(number, self.last_turn))
                return ""
            return step_named(word)
        return STEPS.get(read_key(), "")

    def _go(self, step: str) -> None:
        end = len(self.play.actions)
        first = self.starts[0] if self.starts else end
        if step == "forward":
            self.at = min(end, self._over_chance(self.at + 1))
        elif step == "back":
            self.at = max(first, self._before_chance(self.at - 1))
        elif step == "next":
            self.at = next((start for start in self.starts if start > self.at), end)
        elif step == "previous":
            self.at = next((start for start in reversed(self.starts) if start < self.at), first)
        elif step == "start":
            self.at = first
        elif step == "end":
            self.at = end
        elif step == "jump":
            self._jump()
        elif step == "log":
            self._log()

    def _over_chance(self, at: int) -> int:
        """A step includes the draws of chance that follow it."""
        while at < len(self.steps) and self.steps[at].seat is None:
            at += 1
        return at

    def _before_chance(self, at: int) -> int:
        while at > 0 and self.steps[at].seat is None:
            at -= 1
        return at

    def _jump(self) -> None:
        text = self.display.screen.ask(self.display.translator.text("ask-turn", last=self.last_turn) + " ")
        number = whole_number(text)
        if number is not None:
            self.at = self._end_of(min(number, self.last_turn))

    def _log(self) -> None:
        for turn in self.log.turns(self.display.translator):
            self.display.screen.line(turn.numbered)
        self.display.screen.ask(self.display.translator.text("press-enter") + " ")

    def _show(self) -> None:
        place = self.play.back_to(self.at)
        log = log_of(place, self.viewer)
        heading = "" if place.over else place.game.texts.heading(place.state)
        screen, translator = self.display.screen, self.display.translator
        screen.clear()
        self.display.title(place.game, log.turn(heading), last=self.last_turn)
        rows = self._table(place)
        turns = log.turns(translator)
        if screen.plain:
            self.display.news(turns[-1:])
        elif not place.over:
            self.display.news(turns, screen.height - rows - 3)
        if place.over:
            self.display.result(view(place))
        screen.line(translator.text("replay-words" if screen.plain else "replay-keys"), "faint")

"""Shows a position from views: title, table, log and scores."""

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

from keltis.console.screen import Screen
from keltis.console.width import MORE, cut, left
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.view import View, view
from keltis.games import game_named
from keltis.messages.message import Seat
from keltis.text_interface.translator import Translator
from keltis.text_interface.turn_log import Turn
from keltis.text_interface.winners import winner_message
from keltis.ui_model.drawing import Drawing, Ink
from keltis.ui_model.drawing import text as without_styles

LOG_ROWS = 6
SCORE_WIDTH = 64
BETWEEN = " · "


class Display:
    """Shows one game on a screen, in a language."""

    def __init__(self, screen: Screen, translator: Translator) -> None:
        self.screen = screen
        self.translator = translator

    # --- the table -----------------------------------------------------------------------------

    def title(self, game: AnyGame, turn: int, to_act: int | None = None, last: int | None = None) -> None:
        """The title bar: the turn if known, optionally the number of turns and who is to act."""
        start = self.translator.title(game)
        if last is not None:
            start += f" · {self.translator.text('title-turn-of', turn=turn, last=last)}"
        elif turn:
            start += f" · {self.translator.text('title-turn', turn=turn)}"
        self.screen.bar(start if to_act is None else f"{start} · {self._to_act(to_act, start)}")

    def _to_act(self, seat: int, start: str) -> str:
        """Who is to act; a name that is too long for the bar is cut, but not the text after it."""
        name = self.translator.names[seat]
        around = cell_len(self.translator.text("title-to-act", name="")) + cell_len(f" {start} · ")
        if not self.screen.plain:
            name = cut(name, self.screen.width - around)
        return self.translator.text("title-to-act", name=name)

    def table(self, seen: View, hands_of: AnyPlay | None = None) -> int:
        """Draw the table, with a play also all hands; in plain mode, sentences. Returns the height."""
        if self.screen.plain:
            lines = self.sentences(seen)
            lines += self._hands(hands_of) if hands_of else []
            for line in lines:
                self.screen.line(line)
            return len(lines)
        drawing = self._drawn(seen)
        if hands_of:
            drawing = drawing + self._open_hands(hands_of)
        self.screen.drawing(drawing)
        return len(drawing)

    def _drawn(self, seen: View) -> Drawing:
        return game_named(seen.game).views.draw(seen, self.translator)

    def sentences(self, seen: View) -> list[str]:
        """A position in sentences."""
        return game_named(seen.game).views.describe(seen, self.translator)

    def _hands(self, play: AnyPlay) -> list[str]:
        """All hands, each as its seat sees it."""
        lines = []
        for seat, name in enumerate(self.translator.names):
            lines += [f"{name}: {line}" for line in self.private(view(play, seat), view(play))]
        return lines

    def _open_hands(self, play: AnyPlay) -> Drawing:
        lines, public = [], view(play)
        for seat, name in enumerate(self.translator.names):
            lines += [[Ink(f"{name}: "), *line] for line in self.private_drawing(view(play, seat), public)]
        return lines

    def private(self, own: View, public: View) -> list[str]:
        """The lines of a seat that are not public, e.g. its hand."""
        if self.screen.plain:
            known = self.sentences(public)
            return [line for line in self.sentences(own) if line not in known]
        return without_styles(self.private_drawing(own, public)).splitlines()

    def private_drawing(self, own: View, public: View) -> Drawing:
        """The lines of a seat's drawing that are not in the public one."""
        known, lines = self._drawn(public), self._drawn(replace(own, legal=()))
        return [line for line in lines if line not in known and any(ink.text.strip() for ink in line)]

    # --- log -----------------------------------------------------------------------------------

    def news(self, turns: Sequence[Turn], rows: int = LOG_ROWS, needed: int = 1) -> None:
        """The latest turns, as many as fit into some rows; required ones are shortened until they fit."""
        if self.screen.plain:
            for turn in turns:
                self.screen.line(turn.text)
            return
        for row in self._news(turns, min(rows, LOG_ROWS), min(needed, len(turns))):
            self.screen.drawing([[Ink(row, "faint")]])

    def _news(self, turns: Sequence[Turn], rows: int, needed: int) -> list[str]:
        if rows <= 0:
            return []
        if rows < needed:
            return self._brief(turns[-needed:], rows)
        shown: list[str] = []
        for index, turn in enumerate(reversed(turns)):
            lacking = max(needed - index - 1, 0)
            found = self._shortened(turn, rows - len(shown) - lacking)
            if index >= needed and found != self.screen.rows(turn.numbered):
                break
            shown = found + shown
        return shown

    def _shortened(self, turn: Turn, rows: int) -> list[str]:
        """A turn in so many rows: its first sentence, and as many of the last ones as fit."""
        if rows <= 0:
            return []
        found = self.screen.rows(turn.numbered)
        first, *others = turn.parts
        while len(found) > rows and others:
            others = others[1:]
            found = self.screen.rows(f"{turn.start}{first} {MORE} {' '.join(others)}")
        return found if len(found) <= rows else self._brief([turn], rows)

    def _brief(self, turns: Sequence[Turn], rows: int) -> list[str]:
        """The first action of each turn in short form; all in one row if there are too many."""
        started = [f"{turn.brief} {MORE}" if len(turn.parts) > 1 else turn.brief for turn in turns]
        found = self.screen.rows(BETWEEN.join(started))
        if len(found) <= rows:
            return found
        room = self.screen.width - 1 - len(BETWEEN) * (len(turns) - 1)
        return [BETWEEN.join(cut(brief, room // len(turns)) for brief in started)]

    # --- scores --------------------------------------------------------------------------------

    def scores(self, seen: View) -> None:
        """The scores with all their parts."""
        for seat, breakdown in enumerate(seen.scores):
            self.screen.line(self.translator.text("score-of", seat=Seat(seat)), "figure")
            for line in breakdown.lines:
                self._points(self.translator(line.message), line.points)
            self._points(self.translator.text("score-total"), breakdown.total)

    def _points(self, what: str, points: int) -> None:
        if self.screen.plain:
            self.screen.line(f"  {what}: {points}")
        else:
            what = cut(what, SCORE_WIDTH - 4)
            start = f"  {what[:1].upper()}{what[1:]} "
            self.screen.line(left(start, SCORE_WIDTH, ".") + f"{points:>4}")

    def result(self, seen: View) -> None:
        """The end of a game: the reason, the scoring line by line, and the winners."""
        self.screen.line(self.translator(seen.prompt), "figure")
        self.scores(seen)
        totals = sorted(range(seen.players), key=lambda seat: -seen.scores[seat].total)
        standings = [f"{self.translator.names[seat]} {seen.scores[seat].total}" for seat in totals]
        self.screen.line(" · ".join(standings))
        if not self.screen.plain:  # there the table has scrolled off
            self.screen.line(self.translator(seen.prompt), "figure")
        self.screen.line(self.translator(winner_message(seen, self.translator)), "figure")

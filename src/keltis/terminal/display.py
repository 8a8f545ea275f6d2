"""A position on the screen: title, table, what happened, and the scores; all of it from views."""

from collections.abc import Sequence
from dataclasses import replace

from keltis.core.drawing import Drawing, Ink
from keltis.core.drawing import text as without_styles
from keltis.core.message import Seat
from keltis.core.play import AnyPlay
from keltis.core.seats import SPECTATOR
from keltis.core.view import View, view
from keltis.terminal.screen import Screen
from keltis.terminal.story import Story, Turn
from keltis.terminal.voice import Voice

LOG_ROWS = 6
SCORE_WIDTH = 64


class Display:
    """Shows one game on a screen, in a language."""

    def __init__(self, screen: Screen, voice: Voice) -> None:
        self.screen = screen
        self.voice = voice

    # --- the table -----------------------------------------------------------------------------

    def title(self, play: AnyPlay, story: Story, who: str = "") -> None:
        """The line above everything."""
        parts = [self.voice.title(play.game), self.voice.tell("title-turn", turn=story.turn(play))]
        self.screen.bar(" · ".join([*parts, who] if who else parts))

    def table(self, play: AnyPlay, viewer: int, hands: bool = False) -> int:
        """Draw the table, or tell it when the screen is plain; say how many rows that took."""
        seen = view(play, viewer)
        if self.screen.plain:
            lines = self.sentences(seen)
            lines += self.hands(play) if hands else []
            for line in lines:
                self.screen.line(line)
            return len(lines)
        drawing = play.game.draw(seen, self.voice)
        if hands:
            drawing = drawing + self._open_hands(play)
        self.screen.drawing(drawing)
        return len(drawing)

    def sentences(self, seen: View) -> list[str]:
        """A position in sentences."""
        from keltis.games import game_named

        return game_named(seen.game).describe(seen, self.voice)

    def hands(self, play: AnyPlay) -> list[str]:
        """What only one seat sees each: all hands open."""
        lines = []
        for seat, name in enumerate(self.voice.names):
            lines += [f"{name}: {line}" for line in self.private(play, seat)]
        return lines

    def _open_hands(self, play: AnyPlay) -> Drawing:
        lines = []
        for seat, name in enumerate(self.voice.names):
            lines += [[Ink(f"{name}: "), *line] for line in self.private_drawing(play, seat)]
        return lines

    def private(self, play: AnyPlay, seat: int) -> list[str]:
        """What a seat sees and the public does not, e.g. its hand."""
        if self.screen.plain:
            public = self.sentences(view(play, SPECTATOR))
            return [line for line in self.sentences(view(play, seat)) if line not in public]
        return without_styles(self.private_drawing(play, seat)).splitlines()

    def private_drawing(self, play: AnyPlay, seat: int) -> Drawing:
        """The lines of a seat's drawing that are not in the public one."""
        public = play.game.draw(view(play, SPECTATOR), self.voice)
        own = play.game.draw(replace(view(play, seat), legal=()), self.voice)
        return [line for line in own if line not in public and any(ink.text.strip() for ink in line)]

    # --- what happened -------------------------------------------------------------------------

    def news(self, turns: Sequence[Turn], rows: int = LOG_ROWS) -> None:
        """The latest turns, as many as fit into some rows."""
        if self.screen.plain:
            for turn in turns:
                self.screen.line(turn.text)
            return
        shown: list[str] = []
        for turn in reversed(turns):
            found = self.screen.rows(f"{turn.number}. {turn.text}")
            if len(shown) + len(found) > min(rows, LOG_ROWS) and shown:
                break
            shown = found + shown
        for row in shown[: max(rows, 1)]:
            self.screen.drawing([[Ink(row, "faint")]])

    # --- scores --------------------------------------------------------------------------------

    def scores(self, seen: View) -> None:
        """Everything that each total is made of."""
        for seat, breakdown in enumerate(seen.scores):
            self.screen.line(self.voice.tell("score-of", seat=Seat(seat)), "figure")
            for line in breakdown.lines:
                self._points(self.voice(line.message), line.points)
            self._points(self.voice.tell("score-total"), breakdown.total)

    def _points(self, what: str, points: int) -> None:
        if self.screen.plain:
            self.screen.line(f"  {what}: {points}")
        else:
            what = what[: SCORE_WIDTH - 1]
            self.screen.line(f"  {what[:1].upper()}{what[1:]} ".ljust(SCORE_WIDTH, ".") + f"{points:>4}")

    def result(self, play: AnyPlay) -> None:
        """The end of a game: why, the scoring line by line, and who has won."""
        seen = view(play, SPECTATOR)
        self.screen.line(self.voice(seen.prompt), "figure")
        self.scores(seen)
        totals = sorted(range(play.players), key=lambda seat: -seen.scores[seat].total)
        standings = [f"{self.voice.names[seat]} {seen.scores[seat].total}" for seat in totals]
        self.screen.line(" · ".join(standings))
        names = [self.voice.names[seat] for seat in seen.winners]
        points = seen.scores[seen.winners[0]].total
        if len(names) == 1:
            self.screen.line(self.voice.tell("winner", name=names[0], points=points), "figure")
        else:
            together = self.voice.tell("winners", names=", ".join(names), points=points)
            self.screen.line(together, "figure")

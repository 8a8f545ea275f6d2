"""The log of a game for one viewer, grouped by turns."""

from dataclasses import dataclass, replace

from keltis.core.play import AnyPlay, Play
from keltis.core.view import Step, is_hidden, tell
from keltis.text_interface.translator import Translator
from keltis.text_interface.vocabulary import spoken

CHANCE = -1  # the seat of a note, or of a turn with chance actions only


@dataclass(frozen=True)
class Note:
    """A log line that is not an action: chat, an undo, a bot that is not ready."""

    text: str


@dataclass(frozen=True)
class Turn:
    """One turn as text, or a note. The number is 0 for a note, and where it is not known."""

    number: int
    actor: int
    parts: tuple[str, ...]  # one per action
    brief: str  # its first action in short form

    @property
    def text(self) -> str:
        """The whole turn."""
        return " ".join(self.parts)

    @property
    def start(self) -> str:
        """The prefix of a turn's text."""
        return f"{self.number}. " if self.number else ""

    @property
    def numbered(self) -> str:
        """The whole turn with its number."""
        return f"{self.start}{self.text}"


class TurnLog:
    """The log of one viewer so far."""

    def __init__(self) -> None:
        self.entries: list[Step | Note] = []
        self.version = 0  # of the table: the number of the last event
        self.complete = True  # otherwise the first turns are missing, and turns have no numbers
        self.told: int | None = None  # entries printed in plain mode; None: not even the table

    def undo(self, actions: int) -> None:
        """Drop the last actions; notes stay."""
        for index in range(len(self.entries) - 1, -1, -1):
            if actions and isinstance(self.entries[index], Step):
                del self.entries[index]
                actions -= 1
                if self.told is not None and index < self.told:
                    self.told -= 1

    def turns(self, translator: Translator, since: int = 0) -> list[Turn]:
        """The turns after the first `since` entries, without the setup."""
        found: list[Turn] = []
        last = ""
        number = shown = 0
        for index, entry in enumerate(self.entries):
            if isinstance(entry, Note):
                if index >= since:
                    found.append(Turn(0, CHANCE, (entry.text,), entry.text))
                    shown = 0  # later actions begin a new entry
                continue
            fresh = entry.heading != last
            if fresh and entry.seat is None:
                continue
            number += fresh
            last = entry.heading
            if index < since or is_hidden(entry.line):
                continue
            parts = tuple(translator(told) for told in (entry.line, *entry.news))
            if shown == number:
                found[-1] = replace(found[-1], parts=found[-1].parts + parts)
            else:
                actor = CHANCE if entry.seat is None else entry.seat
                found.append(Turn(number if self.complete else 0, actor, parts, _brief(entry, translator)))
                shown = number
        return found

    def is_fresh(self, heading: str) -> bool:
        """Whether nobody has acted yet in the turn with this heading."""
        steps = (entry for entry in reversed(self.entries) if isinstance(entry, Step))
        last = next(steps, None)
        return last is None or last.heading != heading

    def turn(self, heading: str) -> int:
        """The number of the turn with this heading ("" after the game); 0 if unknown."""
        if not self.complete:
            return 0
        headings = [
            entry.heading for entry in self.entries if isinstance(entry, Step) and entry.seat is not None
        ]
        headings += [heading] if heading else []
        return sum(1 for i, heading in enumerate(headings) if i == 0 or heading != headings[i - 1])


def log_of(play: AnyPlay, viewer: int) -> TurnLog:
    """The log of a played game for a viewer."""
    log = TurnLog()
    twin = Play(play.game, play.players, play.named_board)
    for action in play.actions:
        do_and_log(twin, action, viewer, log)
    return log


def do_and_log(play: AnyPlay, action: int, viewer: int, log: TurnLog) -> None:
    """Carry out a legal action, and add its log line for a viewer."""
    after = play.state.copy()
    play.game.rules.apply_action(play.board, after, action)
    log.entries.append(tell(play, action, after, (viewer,))[viewer])
    play.state = after
    play.actions.append(action)


def _brief(step: Step, translator: Translator) -> str:
    """An action in short form; only if nothing of it is hidden from the viewer."""
    if step.seat is None or not step.words:
        return translator(step.line)
    return f"{translator.names[step.seat]}: {' '.join(spoken(step.words, translator.language)).strip()}"

"""What has happened, as each viewer heard it: kept while a game is played, because a log line needs the
position before its action."""

from dataclasses import dataclass, replace

from keltis.cli.play.vocabulary import spoken
from keltis.cli.translator import Translator
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import SPECTATOR
from keltis.core.view import is_hidden, log_line, news
from keltis.messages.message import Message


@dataclass(frozen=True)
class Event:
    """One action as each viewer heard it."""

    heading: str
    actor: int
    words: str  # as in the record
    heard: dict[int, Message]
    news: list[Message]


@dataclass(frozen=True)
class Turn:
    """One turn as text."""

    number: int
    actor: int
    parts: tuple[str, ...]  # action by action
    brief: str  # who began it with what

    @property
    def text(self) -> str:
        """The whole turn."""
        return " ".join(self.parts)


class History:
    """The events of a game so far."""

    def __init__(self, play: AnyPlay) -> None:
        self.events: list[Event] = []
        twin = Play(play.game, play.players, play.named_board)
        for action in play.actions:
            self.note(twin, action)
            play.game.rules.apply_action(twin.board, twin.state, action)

    def note(self, play: AnyPlay, action: int) -> None:
        """Add an action before it is carried out."""
        viewers = (SPECTATOR, *range(play.players))
        heard = {viewer: log_line(play, action, viewer) for viewer in viewers}
        heading, words = play.game.texts.heading(play.state), play.notation(action)
        self.events.append(Event(heading, play.mover, words, heard, news(play, action)))

    def cut(self, length: int) -> None:
        """Drop everything after so many actions."""
        del self.events[length:]

    def turns(self, viewer: int, translator: Translator, since: int = 0) -> list[Turn]:
        """The turns after the first `since` actions, without the setup."""
        found: list[Turn] = []
        last = ""
        number = 0
        for index, event in enumerate(self.events):
            fresh = event.heading != last
            if fresh and event.actor < 0:
                continue
            number += fresh
            last = event.heading
            heard = event.heard[viewer]
            if index < since or is_hidden(heard):
                continue
            parts = tuple(translator(told) for told in [heard, *event.news])
            if found and found[-1].number == number:
                found[-1] = replace(found[-1], parts=found[-1].parts + parts)
            else:
                found.append(Turn(number, event.actor, parts, _brief(event, viewer, translator)))
        return found

    def fresh(self, play: AnyPlay) -> bool:
        """Whether nobody has acted yet in the current turn."""
        return not self.events or self.events[-1].heading != play.game.texts.heading(play.state)

    def turn(self, play: AnyPlay) -> int:
        """The number of the current turn, as `turns` counts them."""
        headings = [event.heading for event in self.events if event.actor >= 0]
        if not play.over:
            headings.append(play.game.texts.heading(play.state))
        return sum(1 for i, heading in enumerate(headings) if i == 0 or heading != headings[i - 1])


def _brief(event: Event, viewer: int, translator: Translator) -> str:
    """An action in few words; only if the viewer heard all of it."""
    heard = event.heard[viewer]
    if event.actor < 0 or heard != event.heard[event.actor]:
        return translator(heard)
    return f"{translator.names[event.actor]}: {' '.join(spoken(event.words, translator.language)).strip()}"

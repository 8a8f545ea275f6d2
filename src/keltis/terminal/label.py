"""An action in words of the reader's language, as a choice that somebody has."""

from keltis.core.message import Message
from keltis.core.play import AnyPlay
from keltis.core.view import log_line
from keltis.terminal.voice import Voice


def label(play: AnyPlay, action: int, voice: Voice) -> str:
    """What a legal action of the mover would be.

    The log already names everything that matters ("log-take" with the card on the pile); a choice says
    the same in another form ("action-take"). A game without that form shows its log line.
    """
    told = log_line(play, action, play.mover)
    choice = f"action-{told.id.removeprefix('log-')}"
    return voice(Message(choice, told.args)) if voice.knows(choice) else voice(told)

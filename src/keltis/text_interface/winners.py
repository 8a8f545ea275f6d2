"""Announcement of the winners, as a message."""

from keltis.core.view import View
from keltis.messages.message import Message, message
from keltis.text_interface.translator import Translator


def winner_message(seen: View, translator: Translator) -> Message:
    """The winners of a finished game and their points."""
    names = [translator.names[seat] for seat in seen.winners]
    points = seen.scores[seen.winners[0]].total
    if len(names) == 1:
        return message("winner", name=names[0], points=points)
    return message("winners", names=translator.together(names), points=points)

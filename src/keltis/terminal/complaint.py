"""What goes wrong before or around a game, in one line for the person who typed the command."""

from keltis.core.message import Argument, Message, message


class Complaint(Exception):
    """The command cannot be carried out; the message says why, and nothing else is printed."""

    def __init__(self, why: Message) -> None:
        self.why = why
        super().__init__(why)

    def sentence(self, language: str) -> str:
        """The complaint in words."""
        from keltis.words import say

        return say(self.why, language)


def complaint(id: str, /, **args: Argument) -> Complaint:
    """A complaint, written shortly."""
    return Complaint(message(id, **args))

"""The five colours in board order, and their names."""

from keltis.messages.message import Message, message

COLOUR_NAMES = ("red", "yellow", "pink", "green", "blue")
LETTERS = "RYPGB"
SYMBOLS = "▲■●◆★"


_MESSAGES = tuple(message("colour", colour=name) for name in COLOUR_NAMES)


def colour_message(colour: int) -> Message:
    """The name of a colour."""
    return _MESSAGES[colour]

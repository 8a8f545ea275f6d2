"""An action as text in the reader's language, for lists of choices."""

from keltis.core.play import AnyPlay
from keltis.core.view import log_line
from keltis.messages import knows
from keltis.messages.message import Message
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.text_interface.translator import Translator
from keltis.text_interface.vocabulary import spoken


def action_message(play: AnyPlay, action: int) -> Message:
    """A legal action of the mover as a choice.

    The log message contains everything that matters ("log-take" with the card on the pile); "action-take" is
    the same as a choice. Without such a message, the log line is used.
    """
    told = log_line(play, action, play.mover)
    choice = f"action-{told.id.removeprefix('log-')}"
    return Message(choice, told.args) if knows("en", choice) else told


def action_label(play: AnyPlay, action: int, translator: Translator) -> str:
    """A legal action of the mover as text."""
    return translator(action_message(play, action))


def notation_label(words: str, translator: Translator) -> str:
    """An action as text, from its notation only: at a remote table the position is not known."""
    verb, what = spoken(words, translator.language)
    return " ".join([verb, *(translated_card(part, translator) for part in what.split())])


def translated_card(text: str, translator: Translator) -> str:
    """A card or a colour of the notation as text; anything else stays unchanged.

    >>> translated_card("R5", Translator("en")), translated_card("12", Translator("en"))
    ('red 5', '12')
    """
    letter, value = text[:1], text[1:]
    if letter not in LETTERS or not (value.isdecimal() or not value):
        return text
    colour = COLOUR_NAMES[LETTERS.index(letter)]
    return (
        translator.text("card", colour=colour, value=int(value))
        if value
        else translator.text("colour", colour=colour)
    )

"""An action in words of the reader's language, as a choice that somebody has."""

from keltis.cli.play.vocabulary import spoken
from keltis.cli.translator import Translator
from keltis.core.play import AnyPlay
from keltis.core.view import log_line
from keltis.messages.message import Message
from keltis.parts.colours import COLOUR_NAMES, LETTERS


def action_label(play: AnyPlay, action: int, translator: Translator) -> str:
    """What a legal action of the mover would be.

    The log already names everything that matters ("log-take" with the card on the pile); a choice says
    the same in another form ("action-take"). A game without that form shows its log line.
    """
    told = log_line(play, action, play.mover)
    choice = f"action-{told.id.removeprefix('log-')}"
    return translator(Message(choice, told.args)) if translator.knows(choice) else translator(told)


def notation_label(words: str, translator: Translator) -> str:
    """An action in words, where only its notation is known: a table on a server keeps the position."""
    verb, what = spoken(words, translator.language)
    return " ".join([verb, *(translated_card(part, translator) for part in what.split())])


def translated_card(text: str, translator: Translator) -> str:
    """A card or a colour of the notation in words; anything else stays as it is.

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

"""The message catalogues: all texts in three languages, in Fluent."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from keltis.messages.message import Argument, Message, Seat

if TYPE_CHECKING:
    from keltis.messages.bundle import Bundle

LANGUAGES = ("de", "en", "ru")
LONGEST = 1000  # characters that a Fluent placeable may hold


@cache
def catalogue(language: str) -> "Bundle":
    """The catalogue of a language, loaded at its first use."""
    from keltis.messages.bundle import Bundle

    bundle = Bundle(language)
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add(file.read_text("utf-8"))
    return bundle


def knows(language: str, id: str) -> bool:
    """Whether a language has a message."""
    return catalogue(language).knows(id)


def say(message: Message, language: str = "en", names: tuple[str, ...] = ()) -> str:
    """A message as text; seats are called by the given names, or by number."""
    args = {name: _argument(value, language, names) for name, value in message.args.items()}
    words, errors = catalogue(language).format(message.id, args)
    if errors:
        raise ValueError(f"{language}: {message.id}: {errors[0]}")
    return words


def _argument(value: Argument, language: str, names: tuple[str, ...]) -> int | str:
    if isinstance(value, Message):
        return say(value, language, names)
    if isinstance(value, Seat):
        if value.seat < len(names):
            return names[value.seat]
        return say(Message("seat", {"number": value.seat + 1}), language)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST - 1]}…"
    return value

"""Messages as an id and arguments; they become text later, in the reader's language."""

from dataclasses import dataclass
from typing import Union

from keltis.util.frozen import frozen


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as an argument, counted from 0: the reader sees the player's name."""

    seat: int


Argument = Union[int, str, Seat, "Message"]


@frozen
class Message:
    """The id of a message in the catalogue, and its arguments."""

    id: str
    args: dict[str, Argument]

    def json(self) -> dict[str, object]:
        """The message as plain data: seats become {"seat": n}, messages {"id": …, "args": …}."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}


def _plain(value: Argument) -> object:
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, Seat):
        return {"seat": value.seat}
    return value


def quoted(text: object) -> str:
    """Untrusted text made safe to quote in a sentence: no control characters, not too long."""
    return "".join(c if c.isprintable() else "�" for c in str(text)[:40])


def message(id: str, /, **args: Argument) -> Message:
    """Short for `Message(id, args)`."""
    return Message(id, args)

"""The refusal of a command; nothing has changed."""

from typing import Literal

from keltis.messages.message import Message, message

Code = Literal[
    "bad", "unknown", "seat", "turn", "over", "illegal", "stale", "id_reuse", "unavailable", "refused"
]  # for programs; people read the message


class Refused(Exception):
    """A command was refused: a code, a message, and the number of the rule that forbids it."""

    def __init__(self, code: Code, why: Message, rule: str = "") -> None:
        self.code: Code = code
        self.why = why
        self.rule = rule
        super().__init__(code, why, rule)


def refused(id: str, /, code: Code = "refused") -> Refused:
    """A refusal by the id of its message."""
    return Refused(code, message(id))

"""The one answer to a command that is not carried out; nothing has changed."""

from typing import Literal

from keltis.core.message import Message, message

Code = Literal[
    "bad", "unknown", "seat", "turn", "over", "illegal", "stale", "id_reuse", "unavailable", "refused"
]  # what a program goes by; people read the message


class Refused(Exception):
    """A command was refused: a code, a sentence to say, and the rule's number where a rule forbids it."""

    def __init__(self, code: Code, why: Message, rule: str = "") -> None:
        self.code: Code = code
        self.why = why
        self.rule = rule
        super().__init__(code, why, rule)


def refused(id: str, /, code: Code = "refused") -> Refused:
    """A refusal, written shortly."""
    return Refused(code, message(id))

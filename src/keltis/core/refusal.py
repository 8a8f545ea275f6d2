"""The refusal of an illegal action: which rule forbids it, and why."""

from dataclasses import dataclass

from keltis.messages.message import Message


@dataclass(frozen=True)
class Reason:
    """Why an action is illegal: the number of the rule, and a message."""

    rule: str
    message: Message


class Refusal(ValueError):
    """An action was refused; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason)

    @property
    def rule(self) -> str:
        """The number of the rule that forbids the action, e.g. "C4"."""
        return self.reason.rule

    def sentence(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The reason as text."""
        from keltis.messages import say  # the catalogues are loaded only when needed

        return say(self.reason.message, language, names)

    def __str__(self) -> str:
        return f"[{self.rule}] {self.sentence()}"

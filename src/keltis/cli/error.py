"""Errors of commands: one line on stderr."""

from keltis.messages.message import Argument, Message, message
from keltis.util.install_hint import install_command


class CommandError(Exception):
    """A command failed; only its message is printed."""

    def __init__(self, why: Message) -> None:
        self.why = why
        super().__init__(why)

    def sentence(self, language: str) -> str:
        """The message in a language."""
        from keltis.messages import say

        return say(self.why, language)


def command_error(id: str, /, **args: Argument) -> CommandError:
    """An error from a message id."""
    return CommandError(message(id, **args))


def missing_library(name: str | None, extra: str) -> CommandError:
    """The error for an extra that is not installed, with the command that installs it."""
    return command_error("complain-extra", library=name or extra, command=install_command(extra))

"""What is said when another bot plays in place of one that is not ready, and when that is over."""

from keltis.bots.instead import Instead
from keltis.terminal.voice import Voice


def excuse(voice: Voice, bot: str, instead: Instead) -> str:
    """A bot is not ready: who plays in its place, and whether that will end."""
    said = "bot-stands-in" if instead.soon else "bot-replaces"
    return voice.tell(said, bot=bot.capitalize(), other=instead.bot.capitalize())


def ready(voice: Voice, bot: str) -> str:
    """A bot is ready."""
    return voice.tell("bot-ready", bot=bot.capitalize())

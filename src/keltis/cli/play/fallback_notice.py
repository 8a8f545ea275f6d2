"""Notices of a fallback level that plays for a bot without compiled code."""

from keltis.bots.fallback import Fallback
from keltis.text_interface.translator import Translator


def fallback_notice(translator: Translator, bot: str, instead: Fallback) -> str:
    """The notice that a bot is not ready."""
    said = "bot-stands-in" if instead.soon else "bot-replaces"
    return translator.text(said, bot=bot.capitalize(), other=instead.bot.capitalize())


def ready_notice(translator: Translator, bot: str) -> str:
    """The notice that it is ready now."""
    return translator.text("bot-ready", bot=bot.capitalize())

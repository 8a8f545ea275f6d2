"""The chairs of a table: who sits on each, and who plays for whom."""

from typing import Literal

from msgspec import Struct

from keltis.core.seats import SPECTATOR

Kind = Literal["empty", "kept", "person", "bot"]
Away = Literal["", "gone", "clock", "days", "left"]


class Chair(Struct):
    """One chair. A person is known by `who`, which only the host of the table understands."""

    kind: Kind = "empty"  # "kept": for somebody who has not come yet
    name: str = ""
    who: str = ""
    bot: str = ""
    away: Away = ""  # why a bot plays for the person; "": it does not
    nonce: str = ""  # what the person added to chance


def bot_chair(bot: str, others: list[Chair]) -> Chair:
    """A chair with a bot, whose name nobody else has."""
    name = bot.capitalize()
    taken = {chair.name for chair in others}
    number = 1
    while name in taken:
        number += 1
        name = f"{bot.capitalize()} {number}"
    return Chair("bot", name=name, bot=bot)


def seat_of(chairs: list[Chair], who: str) -> int:
    """The first seat of a person; SPECTATOR without one."""
    for seat, chair in enumerate(chairs):
        if chair.kind == "person" and chair.who == who:
            return seat
    return SPECTATOR

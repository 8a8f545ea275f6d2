"""The chairs of a table: people, bots, and bots that stand in for people."""

from collections.abc import Iterable
from itertools import chain, count
from typing import Literal

from msgspec import Struct

from keltis.core.seats import SPECTATOR

Kind = Literal["empty", "kept", "person", "bot"]
Away = Literal["", "gone", "clock", "days", "left", "resigned"]


class Chair(Struct):
    """One chair. `who` identifies a person to the server and is never sent."""

    kind: Kind = "empty"  # "kept": reserved for the person `who`
    name: str = ""
    who: str = ""
    bot: str = ""
    away: Away = ""  # why a bot plays for the person; "": it does not
    nonce: str = ""  # the person's nonce


# The first bot of a level at a table has the level's own name; further ones have these.
SIBLINGS = {
    "random": ("Rhona", "Rowan", "Rhys"),
    "pebble": ("Peigi", "Perrin", "Penn"),
    "clover": ("Ciara", "Colm", "Cara"),
    "greedy": ("Gwen", "Garvan", "Gilda"),
    "kobold": ("Keira", "Kian", "Kelan"),
    "druid": ("Dervla", "Drustan", "Deirdre"),
    "merlin": ("Maeve", "Myrddin", "Morgan"),
}


def bot_names(bot: str) -> tuple[str, ...]:
    """The names of bots of one level, in the order of seating."""
    return (bot.capitalize(), *SIBLINGS.get(bot, ()))


def free_bot_name(bot: str, taken: Iterable[str]) -> str:
    """The first of these names that is free at the table; if all are taken, a numbered one."""
    used = set(taken)
    numbered = (f"{bot.capitalize()} {number}" for number in count(2))
    return next(name for name in chain(bot_names(bot), numbered) if name not in used)


def bot_chair(bot: str, others: Iterable[Chair]) -> Chair:
    """A chair with a bot, whose name is unique at the table."""
    return Chair("bot", name=free_bot_name(bot, (chair.name for chair in others)), bot=bot)


def face_of(chair: Chair) -> int:
    """Which of the bots of its level sits here, counted from 0; 0 for people."""
    names = bot_names(chair.bot)
    return names.index(chair.name) if chair.bot and chair.name in names else 0


def seat_of(chairs: list[Chair], who: str) -> int:
    """The first seat of a person; SPECTATOR without one."""
    for seat, chair in enumerate(chairs):
        if chair.kind == "person" and chair.who == who:
            return seat
    return SPECTATOR

"""What one may ask for at a table besides acting: each order is a word, in any language."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from keltis.games import game_named
from keltis.rulebook import rule_text
from keltis.terminal.display import Display
from keltis.terminal.lexicon import command_named, everywhere, fold, listed, whole_number

if TYPE_CHECKING:
    from keltis.terminal.remote.visit import Visit

Order = Callable[["Visit", str], None]

OWN = ("say", "sit", "start", "yes", "no", "back", "again")  # orders that only a table with others knows
WITH_MORE = ("say", "sit", "rules")  # those that say what; others with more words are none
LONGEST = 400  # letters that are said at once
SEATS = 4


class Left(Exception):
    """Somebody does not want to stay."""


# --- which order it is -------------------------------------------------------------------------


def order_words(order: str) -> set[str]:
    """What may be typed for an order of one's own, in any language."""
    return everywhere(f"join-words-{order}")


def shown_orders(language: str) -> list[str]:
    """The words of the orders of one's own, in a reader's language."""
    return [word for order in OWN for word in listed(f"join-words-{order}", language)]


def own_order(word: str) -> str:
    """The order that only a table with others knows; "" for another word."""
    return next((order for order in OWN if fold(word) in order_words(order)), "")


def is_order(text: str) -> bool:
    """Whether the whole text is an order, and cannot be more than that."""
    first, _, rest = text.partition(" ")
    named = {command_named(first), own_order(first)} - {"", None}
    return bool(named) and (not rest or bool(named & set(WITH_MORE)))


def obey(visit: "Visit", text: str) -> bool:
    """Do what is asked for; whether anything was."""
    first, _, rest = text.partition(" ")
    name = own_order(first) or command_named(first) or command_named(text, prefixes=True)
    order = ORDERS.get(name) if name else None
    if order is None:
        return False
    order(visit, rest.strip())
    return True


# --- what each of them does --------------------------------------------------------------------


def _help(visit: "Visit", rest: str) -> None:
    visit.screen.line(visit.voice.tell("join-help"))


def _quit(visit: "Visit", rest: str) -> None:
    raise Left


def _say(visit: "Visit", rest: str) -> None:
    if rest:
        visit.do("say", text=rest[:LONGEST])


def sit_down(visit: "Visit") -> None:
    """Take a free seat, or our own once more: our nonce must come after the promise of the table."""
    chairs = visit.status["chairs"]
    own = [seat for seat, chair in enumerate(chairs) if chair["yours"]]
    free = [seat for seat, chair in enumerate(chairs) if chair["kind"] in ("kept", "empty")]
    for seat in (own or free)[:1]:
        _sit_on(visit, seat)


def _sit_on(visit: "Visit", seat: int) -> None:
    visit.do("sit", seat=seat, nonce=secrets.token_urlsafe(24))


def _sit(visit: "Visit", rest: str) -> None:
    number = whole_number(rest)
    if number is None:
        sit_down(visit)
    else:
        _sit_on(visit, min(max(number - 1, 0), SEATS - 1))


def _start(visit: "Visit", rest: str) -> None:
    visit.do("start")


def _back(visit: "Visit", rest: str) -> None:
    visit.do("back")


def _again(visit: "Visit", rest: str) -> None:
    visit.do("rematch")


def _undo(visit: "Visit", rest: str) -> None:
    visit.do("undo", v=visit.v)


def _legal(visit: "Visit", rest: str) -> None:
    visit.list(visit.view.legal if visit.view is not None else ())


def _rules(visit: "Visit", rest: str) -> None:
    game = game_named(visit.status["settings"]["game"])
    number = rest.upper()
    if number in game.rules:
        visit.screen.line(f"{number}  {rule_text(number, visit.language)}")
    else:
        numbers = " ".join(game.rules)
        told = visit.voice.tell("rule-numbers", numbers=numbers, rule=game.turn_rule, game=game.name)
        visit.screen.line(told)


def _score(visit: "Visit", rest: str) -> None:
    if visit.view is not None:
        Display(visit.screen, visit.voice).scores(visit.view)


def _board(visit: "Visit", rest: str) -> None:
    visit.show("snapshot")


def _tell(visit: "Visit", rest: str) -> None:
    if visit.view is not None:
        for line in Display(visit.screen, visit.voice).sentences(visit.view):
            visit.screen.line(line)


def _log(visit: "Visit", rest: str) -> None:
    for text in visit.log:
        visit.screen.line(text)


ORDERS: dict[str, Order] = {
    "help": _help,
    "quit": _quit,
    "say": _say,
    "sit": _sit,
    "start": _start,
    "back": _back,
    "again": _again,
    "undo": _undo,
    "legal": _legal,
    "rules": _rules,
    "score": _score,
    "board": _board,
    "tell": _tell,
    "log": _log,
}

"""Commands at a table other than actions; their words are understood in every language."""

import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.bots.hints import hint
from keltis.cli.play.autosave import write_whole
from keltis.cli.play.connection import Json
from keltis.cli.play.hint_text import hint_lines, numbered_for
from keltis.games import game_named
from keltis.rulebook import rule_text
from keltis.text_interface.action_label import translated_card
from keltis.text_interface.vocabulary import (
    command_named,
    fold,
    whole_number,
    word_list,
    words_in_all_languages,
)

if TYPE_CHECKING:
    from keltis.cli.play.client import TableClient

Order = Callable[["TableClient", str], None]

OWN = ("say", "sit", "start", "yes", "no", "back", "again", "resign", "end")  # unknown outside a table
ANSWERS = ("yes", "no")  # commands only while an offer is open
WITH_MORE = ("say", "sit", "rules", "save")  # commands with arguments; other commands are a single word
LONGEST = 400  # characters of a chat message
SEATS = 4
HELD = "card"  # a chance action for cards: the game has hands


class LeftTable(Exception):
    """The user quits; a game at this keyboard stays saved unless they decline."""

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep


# --- recognising commands ------------------------------------------------------------------------


def order_words(order: str) -> set[str]:
    """The words of a table command, in all languages."""
    return words_in_all_languages(f"join-words-{order}")


def shown_orders(language: str) -> list[str]:
    """The words of some commands in one language."""
    return [word for order in OWN for word in word_list(f"join-words-{order}", language)]


def own_order(word: str) -> str:
    """The command of a table that a word names; "" for another word."""
    return next((order for order in OWN if fold(word) in order_words(order)), "")


def is_order(text: str, status: Json) -> bool:
    """Whether the whole text is a command."""
    first, _, rest = text.partition(" ")
    own = own_order(first)
    if own in ANSWERS and not (status.get("end_offer") or status.get("rematch_offer")):
        own = ""
    named = {command_named(first), own} - {"", None}
    return bool(named) and (not rest or bool(named & set(WITH_MORE)))


def obey(visit: "TableClient", text: str) -> bool:
    """Carry out a command; returns whether it was one."""
    first, _, rest = text.partition(" ")
    name = own_order(first) or command_named(first) or command_named(text, prefixes=True)
    order = ORDERS.get(name) if name else None
    if order is None:
        return False
    order(visit, rest.strip())
    return True


# --- carrying out commands ----------------------------------------------------------------------


def _help(visit: "TableClient", rest: str) -> None:
    translator, game = visit.translator, game_named(visit.status["settings"]["game"])
    own = f"help-{game.name}"
    texts = [translator.text(own)] if translator.knows(own) else []
    if visit.line.file is None:
        texts.append(translator.text("join-help"))
    else:
        hand = translator.text("help-hand") if any(span.name == HELD for span in game.actions.spans) else ""
        texts.append(translator.text("help-text", rule=game.turn_rule, hand=hand))
    visit.screen.pages("\n".join(texts).split("\n"), translator.text("press-enter"))


def _quit(visit: "TableClient", rest: str) -> None:
    if visit.line.file is None:
        raise LeftTable
    answer = fold(visit.screen.ask(visit.translator.text("ask-keep") + " "))
    words = {"n", *(fold(word) for word in word_list("words-no", visit.language))}
    raise LeftTable(keep=answer not in words)


def _say(visit: "TableClient", rest: str) -> None:
    if rest:
        visit.do("say", text=rest[:LONGEST])


def sit_down(visit: "TableClient") -> None:
    """Take a free seat, or one's own again: the nonce must be sent after the commitment was seen."""
    chairs = visit.status["chairs"]
    own = [seat for seat, chair in enumerate(chairs) if chair["yours"]]
    free = [seat for seat, chair in enumerate(chairs) if chair["kind"] in ("kept", "empty")]
    for seat in (own or free)[:1]:
        _sit_on(visit, seat)


def _sit_on(visit: "TableClient", seat: int) -> None:
    visit.do("sit", seat=seat, nonce=secrets.token_urlsafe(24))


def _sit(visit: "TableClient", rest: str) -> None:
    number = whole_number(rest)
    if number is None:
        sit_down(visit)
    else:
        _sit_on(visit, min(max(number - 1, 0), SEATS - 1))


def _start(visit: "TableClient", rest: str) -> None:
    visit.do("start")


def _back(visit: "TableClient", rest: str) -> None:
    visit.do("back")


def _again(visit: "TableClient", rest: str) -> None:
    visit.do("rematch")


def _resign(visit: "TableClient", rest: str) -> None:
    visit.do("resign")


def _end(visit: "TableClient", rest: str) -> None:
    visit.do("offer_end")


def _yes(visit: "TableClient", rest: str) -> None:
    _answer(visit, accepted=True)


def _no(visit: "TableClient", rest: str) -> None:
    _answer(visit, accepted=False)


def _answer(visit: "TableClient", accepted: bool) -> None:
    """Answer the open offer: to end the game, or to play another one."""
    kind = "answer_end" if visit.status.get("end_offer") else "answer_rematch"
    visit.do(kind, yes=accepted)


def _undo(visit: "TableClient", rest: str) -> None:
    visit.do("undo", v=visit.log.version)


def _legal(visit: "TableClient", rest: str) -> None:
    visit.list(visit.view.legal if visit.view is not None else ())


def _rules(visit: "TableClient", rest: str) -> None:
    game = game_named(visit.status["settings"]["game"])
    number = rest.upper()
    if number in game.rule_numbers:
        visit.screen.line(f"{number}  {rule_text(number, visit.language)}")
    else:
        numbers = " ".join(game.rule_numbers)
        told = visit.translator.text("rule-numbers", numbers=numbers, rule=game.turn_rule, game=game.name)
        visit.screen.line(told)


def _hint(visit: "TableClient", rest: str) -> None:
    play = visit.line.play()
    if play is None or visit.view is None or not visit.view.legal:
        visit.screen.line(visit.translator.text("join-no-hint" if play is None else "refuse-turn"), "refusal")
        return
    found = hint(play)
    numbered = numbered_for(found, [play.read(words) for words in visit.numbered])
    visit.numbered = [play.notation(action) for action in numbered]
    for line in hint_lines(found, play, numbered, visit.translator):
        visit.screen.line(line)


def _hand(visit: "TableClient", rest: str) -> None:
    public = visit.public()
    if visit.view is not None and public is not None:
        if visit.screen.plain:
            _print(visit, visit.shown.private(visit.view, public))
        else:
            visit.screen.drawing(visit.shown.display.private_drawing(visit.view, public))
        return
    hand = getattr(visit.view.table, "hand", ()) if visit.view is not None else ()
    if hand:
        visit.screen.line(", ".join(f"{card} ({translated_card(card, visit.translator)})" for card in hand))
    else:
        visit.screen.line(visit.translator.text("join-no-hand"), "refusal")


def _last(visit: "TableClient", rest: str) -> None:
    turns = visit.log.turns(visit.translator)
    _print(visit, [turn.numbered for turn in turns[-len(visit.status["chairs"]) :]])


def _save(visit: "TableClient", rest: str) -> None:
    tell, screen, kept = visit.translator.text, visit.screen, visit.line.file
    if not rest and kept is None:
        screen.line(tell("join-save-where"), "refusal")
        return
    path = Path(rest) if rest else Path(str(kept))
    try:
        if not rest:
            visit.line.save()
        else:
            path = path.expanduser()
            if path.exists():
                screen.line(tell("complain-exists", path=str(path)), "refusal")
                return
            text = visit.line.record(path)
            if text is None:
                screen.line(tell("join-no-record"), "refusal")
                return
            write_whole(path, text)
    except (OSError, ValueError, RuntimeError) as error:  # not a valid file name
        visit.not_saved(str(path), getattr(error, "strerror", None) or str(error))
    else:
        screen.line(tell("kept", path=str(path)))


def _score(visit: "TableClient", rest: str) -> None:
    if visit.view is not None:
        visit.shown.display.scores(visit.view)


def _board(visit: "TableClient", rest: str) -> None:
    if visit.screen.plain:
        _tell(visit, rest)
    else:
        visit.show()


def _tell(visit: "TableClient", rest: str) -> None:
    if visit.view is not None:
        _print(visit, visit.shown.display.sentences(visit.view))


def _log(visit: "TableClient", rest: str) -> None:
    turns = visit.log.turns(visit.translator)
    visit.screen.pages([turn.numbered for turn in turns], visit.translator.text("press-enter"))


def _print(visit: "TableClient", lines: Iterable[str]) -> None:
    for line in lines:
        visit.screen.line(line)


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
    "hint": _hint,
    "hand": _hand,
    "last": _last,
    "save": _save,
    "resign": _resign,
    "end": _end,
    "yes": _yes,
    "no": _no,
}

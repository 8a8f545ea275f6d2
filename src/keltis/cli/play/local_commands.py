"""Commands of a local game besides actions; their words are understood in every language."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.bots.hints import hint
from keltis.cli.play.autosave import record_text, write_whole
from keltis.cli.play.hint_text import hint_lines, numbered_for
from keltis.cli.play.vocabulary import fold, word_list
from keltis.core.seats import CHANCE
from keltis.core.view import view

if TYPE_CHECKING:
    from keltis.cli.play.local_game import LocalGame

Order = Callable[["LocalGame", str], bool]  # whether to show the screen anew


HELD = "card"  # where chance deals cards, people hold them


class QuitGame(Exception):
    """The user ends the game; it is kept unless they decline."""

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep


def _help(local: "LocalGame", rest: str) -> bool:
    game, translator = local.play.game, local.translator
    own = f"help-{game.name}"
    texts = [translator.text(own)] if translator.knows(own) else []
    hand = translator.text("help-hand") if any(span.name == HELD for span in game.actions.spans) else ""
    texts.append(translator.text("help-text", rule=game.turn_rule, hand=hand))
    local.screen.pages("\n".join(texts).split("\n"), translator.text("press-enter"))
    return False


def _legal(local: "LocalGame", rest: str) -> bool:
    local.list(local.play.legal())
    return False


def _undo(local: "LocalGame", rest: str) -> bool:
    if local.play.undoable(local.play.mover):
        local.undo()
        if local.screen.plain:
            local.screen.line(local.translator.text("taken-back"))
        return True
    local.screen.line(local.translator.text(f"no-undo-{_why_no_undo(local)}"), "refusal")
    return False


def _why_no_undo(local: "LocalGame") -> str:
    """Why the last action cannot be undone."""
    actors = [event.actor for event in local.history.events]
    seat = local.play.mover
    if seat not in actors:
        return "nothing"
    after = actors[len(actors) - actors[::-1].index(seat) :]
    return "revealed" if after[:1] == [CHANCE] else "turn"


def _save(local: "LocalGame", rest: str) -> bool:
    tell, screen = local.translator.text, local.screen
    if not rest:
        local.save()
        screen.line(tell("kept", path=str(local.autosave.path)))
        return False
    path = Path(rest)
    try:
        path = path.expanduser()
        if path.exists():
            screen.line(tell("complain-exists", path=str(path)), "refusal")
            return False
        write_whole(path, record_text(local.record(), path))
    except (OSError, ValueError, RuntimeError) as error:  # a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        screen.line(tell("not-saved", path=str(path), why=why), "refusal")
    else:
        screen.line(tell("kept", path=str(path)))
    return False


def _hint(local: "LocalGame", rest: str) -> bool:
    found = hint(local.play)
    local.numbered = numbered_for(found, local.numbered)
    for line in hint_lines(found, local.play, local.numbered, local.translator):
        local.screen.line(line)
    return False


def _rules(local: "LocalGame", rest: str) -> bool:
    number = rest.upper()
    if number in local.play.game.rule_numbers:
        from keltis.rulebook import rule_text

        local.screen.line(f"{number}  {rule_text(number, local.translator.language)}")
        return False
    numbers = " ".join(local.play.game.rule_numbers)
    game = local.play.game
    told = local.translator.text("rule-numbers", numbers=numbers, rule=game.turn_rule, game=game.name)
    local.screen.line(told)
    return False


def _score(local: "LocalGame", rest: str) -> bool:
    local.display.scores(view(local.play, local.play.mover))
    return False


def _board(local: "LocalGame", rest: str) -> bool:
    if local.screen.plain:
        return _tell(local, rest)
    return True


def _tell(local: "LocalGame", rest: str) -> bool:
    for line in local.display.sentences(view(local.play, local.play.mover)):
        local.screen.line(line)
    return False


def _log(local: "LocalGame", rest: str) -> bool:
    turns = local.history.turns(local.play.mover, local.translator)
    lines = [f"{turn.number}. {turn.text}" for turn in turns]
    local.screen.pages(lines, local.translator.text("press-enter"))
    return False


def _last(local: "LocalGame", rest: str) -> bool:
    turns = local.history.turns(local.play.mover, local.translator)
    for turn in turns[-local.play.players :]:
        local.screen.line(f"{turn.number}. {turn.text}")
    return False


def _hand(local: "LocalGame", rest: str) -> bool:
    if local.screen.plain:
        for line in local.display.private(local.play, local.play.mover):
            local.screen.line(line)
    else:
        local.screen.drawing(local.display.private_drawing(local.play, local.play.mover))
    return False


def _quit(local: "LocalGame", rest: str) -> bool:
    answer = fold(local.screen.ask(local.translator.text("ask-keep") + " "))
    words = {"n", *(fold(word) for word in word_list("words-no", local.translator.language))}
    raise QuitGame(keep=answer not in words)


WITH_MORE = ("save", "rules")  # the orders that say what of; others with more words are none
ORDERS: dict[str, Order] = {
    "help": _help,
    "legal": _legal,
    "undo": _undo,
    "save": _save,
    "hint": _hint,
    "rules": _rules,
    "score": _score,
    "board": _board,
    "tell": _tell,
    "log": _log,
    "hand": _hand,
    "last": _last,
    "quit": _quit,
}

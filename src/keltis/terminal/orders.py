"""What one may ask for during a game besides acting: each order is a word, in any language."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.bots.hints import hint
from keltis.core.seats import CHANCE
from keltis.core.view import view
from keltis.terminal.hints import hint_lines
from keltis.terminal.keeper import record_text, write_whole
from keltis.terminal.lexicon import fold, listed

if TYPE_CHECKING:
    from keltis.terminal.sitting import Sitting

Order = Callable[["Sitting", str], bool]  # whether to show the screen anew


HELD = "card"  # where chance deals cards, people hold them


class Leave(Exception):
    """Somebody stops the game; it is kept, unless they do not want it."""

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep


def _help(sitting: "Sitting", rest: str) -> bool:
    game, voice = sitting.play.game, sitting.voice
    own = f"help-{game.name}"
    texts = [voice.tell(own)] if voice.knows(own) else []
    hand = voice.tell("help-hand") if any(span.name == HELD for span in game.actions.spans) else ""
    for text in [*texts, voice.tell("help-text", rule=game.turn_rule, hand=hand)]:
        for line in text.split("\n"):
            sitting.screen.line(line)
    return False


def _legal(sitting: "Sitting", rest: str) -> bool:
    sitting.list(sitting.play.legal())
    return False


def _undo(sitting: "Sitting", rest: str) -> bool:
    if sitting.play.undoable(sitting.play.mover):
        sitting.undo()
        if sitting.screen.plain:
            sitting.screen.line(sitting.voice.tell("taken-back"))
        return True
    sitting.screen.line(sitting.voice.tell(f"no-undo-{_why_no_undo(sitting)}"), "refusal")
    return False


def _why_no_undo(sitting: "Sitting") -> str:
    """What stands between the seat and its last action."""
    actors = [event.actor for event in sitting.story.events]
    seat = sitting.play.mover
    if seat not in actors:
        return "nothing"
    after = actors[len(actors) - actors[::-1].index(seat) :]
    return "revealed" if after[:1] == [CHANCE] else "turn"


def _save(sitting: "Sitting", rest: str) -> bool:
    tell, screen = sitting.voice.tell, sitting.screen
    if not rest:
        sitting.save()
        screen.line(tell("kept", path=str(sitting.keeper.path)))
        return False
    path = Path(rest)
    try:
        path = path.expanduser()
        if path.exists():
            screen.line(tell("complain-exists", path=str(path)), "refusal")
            return False
        write_whole(path, record_text(sitting.record(), path))
    except (OSError, ValueError, RuntimeError) as error:  # a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        screen.line(tell("not-saved", path=str(path), why=why), "refusal")
    else:
        screen.line(tell("kept", path=str(path)))
    return False


def _hint(sitting: "Sitting", rest: str) -> bool:
    for line in hint_lines(hint(sitting.play), sitting.play, sitting.voice):
        sitting.screen.line(line)
    return False


def _rules(sitting: "Sitting", rest: str) -> bool:
    number = rest.upper()
    if number in sitting.play.game.rules:
        from keltis.rulebook import rule_text

        sitting.screen.line(f"{number}  {rule_text(number, sitting.voice.language)}")
        return False
    numbers = " ".join(sitting.play.game.rules)
    game = sitting.play.game
    told = sitting.voice.tell("rule-numbers", numbers=numbers, rule=game.turn_rule, game=game.name)
    sitting.screen.line(told)
    return False


def _score(sitting: "Sitting", rest: str) -> bool:
    sitting.display.scores(view(sitting.play, sitting.play.mover))
    return False


def _board(sitting: "Sitting", rest: str) -> bool:
    if sitting.screen.plain:
        return _tell(sitting, rest)
    return True


def _tell(sitting: "Sitting", rest: str) -> bool:
    for line in sitting.display.sentences(view(sitting.play, sitting.play.mover)):
        sitting.screen.line(line)
    return False


def _log(sitting: "Sitting", rest: str) -> bool:
    for turn in sitting.story.turns(sitting.play.mover, sitting.voice):
        sitting.screen.line(f"{turn.number}. {turn.text}")
    return False


def _last(sitting: "Sitting", rest: str) -> bool:
    turns = sitting.story.turns(sitting.play.mover, sitting.voice)
    for turn in turns[-sitting.play.players :]:
        sitting.screen.line(f"{turn.number}. {turn.text}")
    return False


def _hand(sitting: "Sitting", rest: str) -> bool:
    if sitting.screen.plain:
        for line in sitting.display.private(sitting.play, sitting.play.mover):
            sitting.screen.line(line)
    else:
        sitting.screen.drawing(sitting.display.private_drawing(sitting.play, sitting.play.mover))
    return False


def _quit(sitting: "Sitting", rest: str) -> bool:
    answer = fold(sitting.screen.ask(sitting.voice.tell("ask-keep") + " "))
    words = {"n", *(fold(word) for word in listed("words-no", sitting.voice.language))}
    raise Leave(keep=answer not in words)


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

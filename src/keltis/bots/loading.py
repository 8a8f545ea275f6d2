"""Own bots: loaded from a file, a module or an installed package, and checked at every answer.

A specification is `file.py:name`, `package.module:name` or the name of an entry point in the group
`keltis.bots`; `@100` behind it sets the bot's budget. It names a function of a question, or a class with the
method `choose`, of which every seat of every game gets an instance. See docs/own-bot.md.
"""

import importlib
import inspect
import operator
import pickle
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from keltis.bots.bot_trace import bot_lines, place_of
from keltis.bots.built_in import BOTS, added_bots, is_built_in
from keltis.bots.failure import BotFailure
from keltis.bots.question import Bot, Question
from keltis.messages.message import Argument, Message, message

GROUP = "keltis.bots"  # of entry points
SHOWN = 60  # characters of what a bot said, in a complaint

AnyBot = str | Callable[..., Any]  # a name or specification, a function, or a class


class BotError(ValueError):
    """A bot that cannot be loaded."""

    def __init__(self, why: Message) -> None:
        self.why = why
        super().__init__(why)

    def __str__(self) -> str:
        from keltis.messages import say  # the catalogues are loaded only when needed

        return say(self.why, "en")


def new_bot(bot: AnyBot) -> Bot:
    """A bot for one seat of one game; a bot of this package has no state and is always the same."""
    if not isinstance(bot, str):
        return OwnBot(bot_name(bot), bot)
    if is_built_in(bot):
        return BOTS[bot]
    if bot in BOTS:
        return OwnBot(bot, BOTS[bot])
    name, budget = split_budget(bot)
    return OwnBot(bot, _found(name), budget)


def new_bots(bots: Iterable[AnyBot]) -> list[Bot]:
    """Fresh bots for the seats of one game."""
    return [new_bot(bot) for bot in bots]


def bot_name(bot: AnyBot) -> str:
    """The name of a bot, for lists and messages."""
    if isinstance(bot, str):
        return bot
    kind = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{kind.__module__}:{getattr(kind, '__qualname__', kind.__name__)}"


def label(bot: str) -> str:
    """A short name for a seat: what follows the last colon of a specification."""
    return bot.rpartition(":")[2] or bot


def split_budget(bot: str) -> tuple[str, int]:
    """A specification and the budget behind it.

    >>> split_budget("mine.py:Rush@200")
    ('mine.py:Rush', 200)
    """
    name, at, number = bot.rpartition("@")
    return (name, int(number)) if at and number.isascii() and number.isdigit() else (bot, 0)


def code_of(bot: str) -> str:
    """A hash of the file with an own bot, so that results of different versions are not mixed."""
    made = BOTS.get(bot) or _found(split_budget(bot)[0])
    kind = made if inspect.isroutine(made) or inspect.isclass(made) else type(made)
    try:
        source = Path(inspect.getsourcefile(kind) or "").read_bytes()
    except (OSError, TypeError):
        return ""
    return sha256(source).hexdigest()[:16]


# --- other processes -----------------------------------------------------------------------------


def bots_to_send(bots: Iterable[str]) -> dict[str, Bot]:
    """What a program has put into `BOTS`, for worker processes; a bot that cannot travel is an error."""
    wanted = set(bots)
    found = {name: bot for name, bot in added_bots().items() if name in wanted}
    main = sys.modules.get("__main__")
    for name, bot in found.items():
        try:
            pickle.dumps(bot)
            at_home = getattr(bot, "__module__", "") == "__main__" and not hasattr(main, "__file__")
        except (pickle.PicklingError, AttributeError, TypeError):
            at_home = True
        if at_home:
            raise BotError(message("own-bot-stays", bot=name))
    return found


def receive_bots(bots: Mapping[str, Bot]) -> None:
    """For a worker process: add the bots that its parent has."""
    BOTS.update(bots)


# --- finding -------------------------------------------------------------------------------------


def installed() -> dict[str, Any]:
    """The entry points by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _found(name: str) -> Callable[..., Any]:
    """The function or class that a specification names."""
    return _found_from(name, Path.cwd())


@cache
def _found_from(name: str, folder: Path) -> Callable[..., Any]:
    """The same, loaded once; `folder` is the current one, to which a path is relative."""
    where, colon, attribute = name.rpartition(":")
    if not colon and not name.endswith(".py"):
        return _installed(name)
    if not colon or where.endswith(":"):
        where, attribute = name, ""
    module = _from_file(Path(where)) if where.endswith(".py") else _from_module(where)
    made: Any = module
    for part in attribute.split("."):
        made = getattr(made, part, None)
    return _usable(made, name, where, module)


def _installed(name: str) -> Callable[..., Any]:
    points = installed()
    if name not in points:
        raise BotError(message("complain-bot", bot=name[:SHOWN], known=", ".join([*BOTS, *points])))
    point = points[name]
    made = _imported(point.value, point.load)
    return _usable(made, name, point.value, sys.modules[point.module])


def _usable(made: Any, name: str, where: str, module: ModuleType) -> Callable[..., Any]:
    """Check that something can be a bot; else say what the module has to offer."""
    if made is None or isinstance(made, ModuleType):
        known = ", ".join(_candidates(module)) or "–"
        raise _error("own-bot-name", bot=name, where=where, known=known)
    if inspect.isclass(made) and not callable(getattr(made, "choose", None)):
        raise _error("own-bot-choose", bot=name)
    if not callable(made):
        raise _error("own-bot-callable", bot=name)
    found: Callable[..., Any] = made
    return found


def _candidates(module: ModuleType) -> list[str]:
    """Classes and functions that the module itself defines."""
    own = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__]
    kinds = [thing.__name__ for thing in own if inspect.isclass(thing) and hasattr(thing, "choose")]
    return kinds + [thing.__name__ for thing in own if inspect.isfunction(thing)]


def _from_file(path: Path) -> ModuleType:
    """Run a file as a module of its own; it may import what lies beside it."""
    if not path.is_file():
        raise _error("own-bot-file", file=str(path))
    full = path.resolve()
    name = f"keltis_own_bot_{sha256(str(full).encode()).hexdigest()[:8]}_{path.stem}"
    spec = spec_from_file_location(name, full)
    assert spec is not None
    loader = spec.loader
    assert loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    if str(full.parent) not in sys.path:
        sys.path.append(str(full.parent))
    try:
        _imported(str(path), lambda: loader.exec_module(module))
    except BotError:
        del sys.modules[name]
        raise
    return module


def _from_module(name: str) -> ModuleType:
    """Import a module, also one in the folder where the program was started."""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    module: ModuleType = _imported(name, lambda: importlib.import_module(name))
    return module


def _imported(what: str, load: Callable[[], object]) -> Any:
    try:
        return load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise _error("own-bot-import", where=what, line=place_of(error) or what, why=why) from None


def _error(id: str, **args: Argument) -> BotError:
    return BotError(Message(id, args))


# --- playing -------------------------------------------------------------------------------------


class OwnBot:
    """An own bot on one seat in one game. A crash or an illegal answer raises BotFailure."""

    def __init__(self, name: str, made: Callable[..., Any], budget: int = 0) -> None:
        self.name = name
        self._made, self._budget = made, budget
        self._choose: Callable[[Question], Any] | None = None

    def __call__(self, question: Question) -> int:
        """The answer as the number of a legal action."""
        if self._budget:
            question = replace(question, budget=self._budget)
        legal = tuple(question.legal)
        try:
            if self._choose is None:
                self._choose = self._begin(question)
            answer = self._choose(question)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            told = message("own-bot-crashed", bot=self.name, seat=question.seat, why=why)
            raise BotFailure(self.name, question.seat, told, bot_lines(error, self._made)) from None
        action = _action(question, answer)
        if action not in legal:
            said = repr(answer)[:SHOWN]
            told = message("own-bot-illegal", bot=self.name, seat=question.seat, answer=said)
            raise BotFailure(self.name, question.seat, told)
        return action

    def _begin(self, question: Question) -> Callable[[Question], Any]:
        """The first decision of a game: a class gets its instance, which may want to know."""
        if not inspect.isclass(self._made):
            return self._made
        player: Any = self._made()
        if hasattr(player, "new_game"):
            player.new_game(question)
        choose: Callable[[Question], Any] = player.choose
        return choose


def _action(question: Question, answer: Any) -> int:
    """The number of the action that was answered, as a number or in notation; -1 if it is none."""
    if isinstance(answer, str):
        return question.play.named_board.actions.get(answer, -1)
    try:
        return operator.index(answer)
    except TypeError:
        return -1

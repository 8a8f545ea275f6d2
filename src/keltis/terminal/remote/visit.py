"""A visit at a table: shows what comes, asks when it is one's turn, and passes on what was typed."""

import secrets
import select
import sys
from collections.abc import Iterable
from typing import Any, cast

from keltis.bots.instead import Instead
from keltis.core.play import AnyPlay
from keltis.core.view import View
from keltis.games import game_named
from keltis.rulebook import rule_text
from keltis.table.keeping import kept_position, kept_status
from keltis.table.settings import Settings, board_of
from keltis.terminal.display import Display
from keltis.terminal.excuse import excuse, ready
from keltis.terminal.lexicon import (
    command_named,
    everywhere,
    fold,
    listed,
    shown_commands,
    spoken,
    whole_number,
)
from keltis.terminal.reader import Reader, Reading
from keltis.terminal.remote.line import Json, Line
from keltis.terminal.remote.reading import read_message, read_view
from keltis.terminal.screen import Screen
from keltis.terminal.voice import Voice

FEW = 6  # so many choices are numbered at once
SHOWN_LINES = 6  # of what happened
PATIENCE = 0.25  # seconds between looks at the keyboard
OWN = ("say", "sit", "start", "yes", "no", "back", "again")  # orders that only a table with others knows

TOLD = {"asked": "join-asked", "undone": "join-undone", "left": "join-away", "returned": "join-returned"}


class Left(Exception):
    """Somebody does not want to stay."""


class Listener(Reader):
    """Reads actions without knowing the whole position: labels are not asked for."""

    def _by_label(self, play: AnyPlay, meanings: Any, legal: list[int], voice: Voice) -> Reading | None:
        return None


class Legal:
    """As much of a play as the reader needs."""

    def __init__(self, actions: list[int]) -> None:
        self._actions = actions

    def legal(self) -> list[int]:
        """What can be done now."""
        return self._actions


class Visit:
    """Somebody at a table, near or far."""

    def __init__(self, line: Line, screen: Screen, language: str, seat_wanted: bool = True) -> None:
        self.line, self.screen = line, screen
        self.language = language
        self.voice = Voice(language)
        self.v = 0
        self.status: Json = {}
        self.view: View | None = None
        self._position: Json | None = None  # as it came
        self.log: list[str] = []
        self._words: tuple[str, ...] = ()
        self._numbered: list[str] = []
        self._reader: Listener | None = None
        self._seat_wanted = seat_wanted
        self._told: list[str] = []  # the sentences about the table that were said last
        self._heading = ""  # of the turn before which that was
        self._excused: set[str] = set()  # the bots for which another one plays

    # --- the course of it ----------------------------------------------------------------------

    def run(self) -> None:
        """Stay until the game is over; Left if somebody leaves before."""
        while True:
            frame = self.line.next(0.0 if self.status else PATIENCE)
            if frame is not None:
                self._take(frame)
            elif not self.status:
                continue
            elif self.status["phase"] in ("over", "closed"):
                self._finish()
                return
            else:
                self._act()

    def _act(self) -> None:
        """Nothing has come: it is either our turn, or somebody else's."""
        if self.status["undo"]["answer"]:
            self._answer_undo()
        elif self._our_turn:
            self._decide()
        else:
            self._wait()

    @property
    def _our_turn(self) -> bool:
        return self.view is not None and bool(self.view.legal)

    # --- what comes ----------------------------------------------------------------------------

    def _take(self, frame: Json) -> None:
        kind = frame["type"]
        if kind == "offline":
            self.screen.line(self.voice.tell("join-offline"), "refusal")
            self._excused.clear()
        if "status" in frame:
            self.status = kept_status(self.status, frame)
            self.voice = Voice(self.language, tuple(chair["name"] or "–" for chair in self.status["chairs"]))
            self._excuse(kind)
        if "position" in frame:
            self._position = kept_position(self._position, frame)
            self._see(self._position)
        if kind in ("snapshot", "update", "change"):
            self.v = frame["v"]
            for event in frame.get("events", ()):
                self._tell(event)
        if kind in ("snapshot", "update", "change", "around"):
            self._show(kind)
        if kind == "sync" and self._seat_wanted and self.status["phase"] == "waiting":
            self._seat_wanted = False
            self._sit_down()

    def _see(self, position: Json | None) -> None:
        self.view = None
        if position is not None:
            self.view = read_view(position["view"], game_named(position["view"]["game"]))
        if self.view is not None and self._reader is None:
            given = self.status["settings"]
            settings = Settings(game=given["game"], players=given["players"], options=given["options"])
            self._words = board_of(settings).words
            self._reader = Listener(self._words)

    def _tell(self, event: Json) -> None:
        """Write down what happened."""
        for text in self._texts(event):
            self._note(text)

    def _note(self, text: str) -> None:
        """Write something down, and say it at once where lines stay."""
        self.log.append(text)
        if self.screen.plain:
            self.screen.line(text)

    def _excuse(self, kind: str) -> None:
        """Say once that a bot is not ready and who plays in its place, and once that it is."""
        bots = {chair["bot"]: chair.get("instead") for chair in self.status["chairs"] if chair["bot"]}
        for bot, instead in bots.items():
            if instead and bot not in self._excused:
                self._excused.add(bot)
                self._note(excuse(self.voice, bot, Instead(**instead)))
            elif not instead and bot in self._excused:
                self._excused.discard(bot)
                if kind == "around":  # else we only have not heard anything yet
                    self._note(ready(self.voice, bot))

    def _texts(self, event: Json) -> Iterable[str]:
        kind = event["kind"]
        for step in event.get("steps", ()):
            if step["seat"] is not None or kind == "moved":
                for told in (step["line"], *step["news"]):
                    yield self.voice(read_message(told))
        if "seat" not in event or kind in ("moved", "sat", "freed"):
            return
        name = self.voice.names[event["seat"]]
        if kind == "said":
            yield f"{name}: {event['text']}"
        elif kind == "phrased":
            yield f"{name}: {self.voice.named('phrase-' + event['phrase'], event['phrase'])}"
        elif kind in TOLD:
            yield self.voice.tell(TOLD[kind], name=name)

    # --- showing -------------------------------------------------------------------------------

    def _show(self, kind: str) -> None:
        if self.view is None:
            self._show_seats()
            return
        if self.screen.plain:
            self._tell_changes(kind == "snapshot")
            return
        self.screen.clear()
        self.screen.bar(self._title())
        game = game_named(self.view.game)
        self.screen.drawing(game.draw(self.view, self.voice))
        for text in self.log[-SHOWN_LINES:]:
            self.screen.line(text, "faint")

    def _tell_changes(self, whole: bool) -> None:
        """Line by line: the whole table at first, and then at every turn of ours what is not as it was."""
        assert self.view is not None
        if not (whole or not self._told or (self.view.legal and self.view.heading != self._heading)):
            return
        if not self._told:
            self.screen.bar(self._title())
        self._heading = self.view.heading
        sentences = Display(self.screen, self.voice).sentences(self.view)
        for line in sentences:
            if whole or line not in self._told:
                self.screen.line(line)
        self._told = sentences

    def _title(self) -> str:
        assert self.view is not None
        title = self.voice.title(game_named(self.view.game))
        if self.view.mover is None:
            return title
        return f"{title} · {self.voice.tell('title-to-act', name=self.voice.names[self.view.mover])}"

    def _show_seats(self) -> None:
        self.screen.clear()
        self.screen.bar(self.voice.title(game_named(self.status["settings"]["game"])))
        for number, chair in enumerate(self.status["chairs"], 1):
            name = chair["name"] if chair["kind"] in ("person", "bot") else self.voice.tell("join-free")
            self.screen.line(f"{number}  {name}")
        self.screen.line(self.voice.tell("join-commitment", commitment=self.status["commitment"]), "faint")
        self.screen.line(self.voice.tell("join-waiting"))

    # --- asking --------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Somebody else is to act: look for frames, and for what is typed meanwhile."""
        frame = self.line.next(PATIENCE)
        if frame is not None:
            self._take(frame)
        elif sys.stdin.isatty() and select.select([sys.stdin], [], [], 0)[0]:
            text = sys.stdin.readline()
            if not text:
                raise EOFError
            self._obey(text.strip())
        elif not sys.stdin.isatty() and self.view is None:
            self._obey(self.screen.ask("> "))

    def _decide(self) -> None:
        assert self.view is not None
        self.screen.line(self.voice(self.view.prompt), "figure")
        self.screen.line(self._choices())
        version = self.v
        while self.v == version and self._our_turn:
            self._answer(self.screen.ask("> ", self._completions))
            while (frame := self.line.next(0.0)) is not None:
                self._take(frame)

    def _choices(self) -> str:
        """What is legal: a few choices with numbers, many by their verb."""
        assert self.view is not None
        legal = list(self.view.legal)
        shorts = [spoken(words, self.language) for words in legal]
        if len(legal) <= FEW:
            self._numbered = legal
            return "   ".join(f"{number} {' '.join(short).strip()}" for number, short in enumerate(shorts, 1))
        groups: dict[str, list[str]] = {}
        for verb, what in shorts:
            groups.setdefault(verb, []).append(what)
        each = {verb: " ".join(dict.fromkeys(things)) for verb, things in groups.items()}
        return " · ".join(f"{verb} {things}".strip() for verb, things in each.items())

    def _completions(self) -> list[str]:
        legal = self.view.legal if self.view is not None else ()
        own = [word for order in OWN for word in listed(f"join-words-{order}", self.language)]
        return [*legal, *shown_commands(self.language), *own]

    def _answer_undo(self) -> None:
        asking = self.voice.names[self.status["undo"]["asked"]]
        answer = fold(self.screen.ask(self.voice.tell("join-may-undo", name=asking) + " "))
        self._do("consent", v=self.v, yes=answer not in self._all_words("no"))

    # --- what was typed ------------------------------------------------------------------------

    def _answer(self, text: str) -> None:
        """An action, or anything else."""
        assert self.view is not None
        assert self._reader is not None
        number = whole_number(text)
        if number is not None and 1 <= number <= len(self._numbered):
            self._move(self._numbered[number - 1])
            return
        first, _, rest = text.partition(" ")
        of_words = {words: action for action, words in enumerate(self._words)}
        legal = Legal([of_words[words] for words in self.view.legal if words in of_words])
        play = cast(AnyPlay, legal)
        order = command_named(first)
        own = next((one for one in OWN if fold(first) in self._all_words(one)), "")
        whole = (order or own) and (not rest or own in ("say", "sit") or order == "rules")
        if whole and not self._reader.begins(play, first):
            self._obey(text)
            return
        reading = self._reader.read(play, text, self.voice)
        if len(reading.legal) == 1:
            self._move(self._words[reading.legal[0]])
        elif reading.legal:
            self.screen.line(self.voice.tell("which-one"))
            self._list([self._words[action] for action in reading.legal])
        elif reading.refused is not None:
            self._move(self._words[reading.refused])
        else:
            self._obey(text)

    def _move(self, words: str) -> None:
        self._numbered = []
        self._do("move", v=self.v, action=words)

    def _do(self, kind: str, **fields: Any) -> bool:
        """Ask the table for something; say why if it does not want to."""
        reply = self.line.send(kind, **fields)
        error = reply.get("error")
        if error is None:
            return True
        if error["code"] != "stale":
            why, rule = self.voice(read_message(error["message"])), error.get("rule", "")
            told = self.voice.tell("refused", rule=rule, why=why) if rule else why
            self.screen.line(told, "refusal")
        return False

    def _list(self, actions: list[str]) -> None:
        self._numbered = actions
        for number, words in enumerate(actions, 1):
            self.screen.line(f"{number:>3}  {' '.join(spoken(words, self.language)).strip()}")

    def _all_words(self, order: str) -> set[str]:
        return everywhere(f"join-words-{order}")

    # --- orders --------------------------------------------------------------------------------

    def _obey(self, text: str) -> None:
        first, _, rest = text.partition(" ")
        own = next((one for one in OWN if fold(first) in self._all_words(one)), "")
        order = own or command_named(first) or command_named(text, prefixes=True)
        handler = getattr(self, f"_order_{order}", None) if order else None
        if handler is not None:
            handler(rest.strip())
        elif text:
            self.screen.line(self.voice.tell("join-help"), "refusal")

    def _order_help(self, rest: str) -> None:
        self.screen.line(self.voice.tell("join-help"))

    def _order_quit(self, rest: str) -> None:
        raise Left

    def _order_say(self, rest: str) -> None:
        if rest:
            self._do("say", text=rest[:400])

    def _sit_down(self) -> None:
        """Take a free seat, or our own once more: our nonce must come after the promise of the table."""
        chairs = self.status["chairs"]
        own = [seat for seat, chair in enumerate(chairs) if chair["yours"]]
        free = [seat for seat, chair in enumerate(chairs) if chair["kind"] in ("kept", "empty")]
        for seat in (own or free)[:1]:
            self._do("sit", seat=seat, nonce=secrets.token_urlsafe(24))

    def _order_sit(self, rest: str) -> None:
        number = whole_number(rest)
        if number is None:
            self._sit_down()
        else:
            self._do("sit", seat=min(max(number - 1, 0), 3), nonce=secrets.token_urlsafe(24))

    def _order_start(self, rest: str) -> None:
        self._do("start")

    def _order_back(self, rest: str) -> None:
        self._do("back")

    def _order_again(self, rest: str) -> None:
        self._do("rematch")

    def _order_undo(self, rest: str) -> None:
        self._do("undo", v=self.v)

    def _order_legal(self, rest: str) -> None:
        self._list(list(self.view.legal) if self.view is not None else [])

    def _order_rules(self, rest: str) -> None:
        game = game_named(self.status["settings"]["game"])
        number = rest.upper()
        if number in game.rules:
            self.screen.line(f"{number}  {rule_text(number, self.language)}")
        else:
            numbers = " ".join(game.rules)
            told = self.voice.tell("rule-numbers", numbers=numbers, rule=game.turn_rule, game=game.name)
            self.screen.line(told)

    def _order_score(self, rest: str) -> None:
        if self.view is not None:
            Display(self.screen, self.voice).scores(self.view)

    def _order_board(self, rest: str) -> None:
        self._show("snapshot")

    def _order_tell(self, rest: str) -> None:
        if self.view is not None:
            for line in Display(self.screen, self.voice).sentences(self.view):
                self.screen.line(line)

    def _order_log(self, rest: str) -> None:
        for text in self.log:
            self.screen.line(text)

    # --- the end -------------------------------------------------------------------------------

    def _finish(self) -> None:
        if self.view is None:
            self.screen.line(self.voice.tell("online-closed"))
            return
        self.screen.line(self.voice(self.view.prompt), "figure")
        Display(self.screen, self.voice).scores(self.view)
        names = [self.voice.names[seat] for seat in self.view.winners]
        points = self.view.scores[self.view.winners[0]].total
        if len(names) == 1:
            self.screen.line(self.voice.tell("winner", name=names[0], points=points), "figure")
        else:
            together = self.voice.tell("winners", names=self.voice.together(names), points=points)
            self.screen.line(together, "figure")

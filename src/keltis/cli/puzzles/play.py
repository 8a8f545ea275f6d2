"""`keltis puzzles play`: puzzles at the keyboard."""

import secrets
from contextlib import suppress
from pathlib import Path

from keltis.cli.error import command_error
from keltis.cli.game_setup import find_game
from keltis.cli.play.choice_list import grouped_by_verb
from keltis.cli.play.display import Display
from keltis.cli.puzzles.files import read_puzzles
from keltis.console.screen import Screen, is_plain
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.view import view
from keltis.puzzles.exercise import Exercise, Explained
from keltis.puzzles.puzzle_file import PuzzleFile, shipped
from keltis.text_interface.action_label import action_label
from keltis.text_interface.input_parser import InputParser
from keltis.text_interface.translator import Translator
from keltis.text_interface.vocabulary import fold, spoken, words_in_all_languages

COMMANDS = ("quit", "solve", "retry", "next")
MOST = 12  # objects of a verb in the list of choices


def play_puzzles(name: str, number: int, file: Path | None, language: str, plain: bool) -> None:
    """Show one puzzle after another until the user quits."""
    game, found = find_game(name), read_puzzles(file) if file else None
    if found:
        game = find_game(found.header.game)
    found = found or shipped(game.name)
    if found is None or not found.puzzles:
        raise command_error("puzzles-none", game=game.name)
    if number > len(found.puzzles):
        raise command_error("puzzles-number", number=number, total=len(found.puzzles))
    translator = Translator(language)
    names = tuple(translator.text("seat", number=seat + 1) for seat in range(found.header.players))
    session = _Session(game, found, Screen(is_plain(plain)), Translator(language, names))
    with suppress(EOFError):
        session.run(number - 1 if number else secrets.randbelow(len(found.puzzles)))


class _Session:
    """The puzzles of one game, one after another."""

    def __init__(self, game: AnyGame, found: PuzzleFile, screen: Screen, translator: Translator) -> None:
        self._game, self._found, self._screen, self._translator = game, found, screen, translator
        self._display = Display(screen, translator)

    def run(self, index: int) -> None:
        going = True
        while going:
            puzzle = self._found.puzzles[index]
            going = self._puzzle(index, puzzle.exercise(self._game, self._found.header.players))
            index = (index + 1) % len(self._found.puzzles)

    def _puzzle(self, index: int, exercise: Exercise) -> bool:
        """One puzzle, with retries; whether to go on to the next."""
        while True:
            self._show(index, exercise)
            command = self._answer(exercise) or self._wait()
            if command != "retry":
                return command != "quit"

    def _show(self, index: int, exercise: Exercise) -> None:
        self._screen.clear()
        self._display.title(self._game, exercise.play.state.turn)
        self._display.table(view(exercise.play, exercise.seat))
        number, total = index + 1, len(self._found.puzzles)
        self._say("puzzles-task", "figure", number=number, total=total, seat=exercise.seat + 1)

    def _answer(self, exercise: Exercise) -> str:
        """Read a turn action by action and judge it; returns a command that was typed instead."""
        actions: list[str] = []
        play = exercise.after(actions)
        parser = InputParser(play.named_board.notation)
        while not exercise.is_complete(play):
            text = self._screen.ask("> ")
            command = _command(text)
            if command == "solve":
                actions = []
                break
            if command:
                return command
            action = self._read(parser, play, text)
            if action is not None:
                actions.append(play.notation(action))
                play = exercise.after(actions)
        verdict = exercise.verdict(actions)
        if actions:
            self._say("practice-right" if verdict.right else "practice-wrong", "figure")
        if verdict.yours and not verdict.right:
            self._explain("practice-yours", verdict.yours)
        self._explain("practice-best", verdict.best)
        if verdict.second:
            self._explain("practice-second", verdict.second)
        return ""

    def _read(self, parser: InputParser, play: AnyPlay, text: str) -> int | None:
        """The action that was typed; None after an explanation."""
        legal = play.legal()
        result = parser.read(legal, text, lambda action: action_label(play, action, self._translator))
        if len(result.legal) == 1:
            return result.legal[0]
        if result.refused is not None:
            self._screen.line(self._translator(play.why_not(result.refused).message), "refusal")
            return None
        choices = [spoken(play.notation(one), self._translator.language) for one in result.legal or legal]
        self._screen.line(grouped_by_verb(choices, self._translator, MOST))
        self._say("puzzles-commands")
        return None

    def _wait(self) -> str:
        self._say("puzzles-then")
        return _command(self._screen.ask("> "), brief=True) or "next"

    def _explain(self, id: str, turn: Explained) -> None:
        words = " ".join(self._translator(one) for one in turn.told)
        share = "?" if turn.share is None else f"{100 * turn.share:.0f}"
        self._say(id, turn=words, share=share)
        for reason in turn.reasons:
            self._screen.line(f"  · {self._translator(reason)}")

    def _say(self, id: str, meaning: str = "", **args: int | str) -> None:
        self._screen.line(self._translator.text(id, **args), meaning)


def _command(text: str, brief: bool = False) -> str:
    """The command that was typed, in any language; if `brief`, its first letters are enough."""
    word = fold(text.strip())
    for name in COMMANDS if word else ():
        known = words_in_all_languages(f"puzzles-order-{name}")
        if word in known or (brief and any(one.startswith(word) for one in known)):
            return name
    return "quit" if word == "q" else ""

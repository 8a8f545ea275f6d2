"""`keltis rules`: the numbered rules, all of a game's or a single one."""

import sys

from keltis.cli.error import command_error
from keltis.cli.game_setup import find_game
from keltis.console.screen import Screen
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.rulebook import markdown, rule_text


def show_rules(game: str, number: str, language: str) -> None:
    """Print a rule, the rules of a game, or those of all games."""
    if game and not number and _is_number(game):
        game, number = "", game
    games = [find_game(game)] if game else list(GAMES)
    if number:
        _print_rule(number.upper(), games, language)
        return
    for one in games:
        _page(markdown(one, language))


def _is_number(text: str) -> bool:
    """Whether a text has the form of a rule number."""
    return text[1:].isdecimal() or not any(game.name.startswith(text.lower()) for game in GAMES)


def _print_rule(number: str, games: list[AnyGame], language: str) -> None:
    others = [game.name for game in GAMES if number in game.rule_numbers]
    if not others:
        raise command_error("complain-rule", rule=number[:20])
    if not any(number in game.rule_numbers for game in games):
        raise command_error("complain-rule-other", rule=number, game=games[0].name, others=", ".join(others))
    Screen(plain=True).line(f"{number}  {rule_text(number, language)}")


def _page(text: str) -> None:
    """Print a page: wrapped on a terminal, unchanged into a pipe."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(highlight=False).print(Markdown(text))

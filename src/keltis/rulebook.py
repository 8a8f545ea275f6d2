"""The numbered rules of a game as pages: numbers come from the games, texts from the catalogues."""

import sys
from pathlib import Path

from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.messages import LANGUAGES, say
from keltis.messages.message import message


def rule_text(number: str, language: str) -> str:
    """The text of a rule, e.g. "C4"."""
    return say(message(f"rule-{number}"), language)


def section_title(letter: str, language: str) -> str:
    """The title of the section with this letter."""
    return say(message(f"rules-section-{letter}"), language)


def game_title(game: AnyGame, language: str) -> str:
    """The title of a game."""
    return say(message(f"title-{game.name}"), language)


def sections(game: AnyGame) -> dict[str, list[str]]:
    """The rule numbers of a game by section letter, both in the game's order.

    >>> sections(GAMES[0])["A"]
    ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']
    """
    found: dict[str, list[str]] = {}
    for number in game.rule_numbers:
        found.setdefault(number[0], []).append(number)
    return found


def markdown(game: AnyGame, language: str) -> str:
    """The page with all rules of a game."""
    title = say(message("rules-title", title=game_title(game, language)), language)
    parts = [f"# {title}", say(message("rules-unofficial"), language)]
    for letter, numbers in sections(game).items():
        parts.append(f"## {letter} · {section_title(letter, language)}")
        parts.append("\n".join(f"- **{number}** {rule_text(number, language)}" for number in numbers))
    return "\n\n".join(parts) + "\n"


def pages() -> dict[str, str]:
    """All pages by file name: every game in every language."""
    return {
        f"{game.name}.{language}.md": markdown(game, language) for game in GAMES for language in LANGUAGES
    }


def write_pages(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m keltis.rulebook FOLDER")
    write_pages(Path(sys.argv[1]))

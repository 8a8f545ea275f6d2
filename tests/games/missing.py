"""List the pieces that a game still lacks: python -m tests.games.missing GAME

The pieces are those of docs/adding-a-game.md.
"""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import keltis
from keltis.bots.level import HERE
from keltis.core.game import AnyGame
from keltis.games import game_named
from keltis.messages import LANGUAGES, knows
from keltis.tutorial import has_lessons, lessons

SOURCES = Path(keltis.__file__).parent
PROJECT = SOURCES.parents[1]
MESSAGE_ID = re.compile(r"(prompt|log|news|refuse|score)-[\w-]*\w")
TESTS = (
    "conservation.py",
    "gamesters.py",
    "kept.py",
    "positions.py",
    "stranger.py",
    "goldens/playthrough.txt",
)


def missing(game: AnyGame) -> list[str]:
    return [*_code(game), *_bots(game), *_texts(game), *_tutorial(game), *_documents(game), *_tests(game)]


def _code(game: AnyGame) -> Iterator[str]:
    folder = SOURCES / "games" / game.name
    if find_spec(f"keltis.games.{game.name}.greedy") is None:
        yield f"src/keltis/games/{game.name}/greedy.py"
    if not (folder / "miniatures" / "tiny.toml").exists():
        yield f"src/keltis/games/{game.name}/miniatures/tiny.toml"


def _bots(game: AnyGame) -> Iterator[str]:
    if f"\n[{game.name}]\n" not in (HERE / "levels.toml").read_text("utf-8"):
        yield f"src/keltis/bots/levels.toml: [{game.name}]"
    if find_spec(f"keltis.games.{game.name}.greedy") is not None:
        greedy = import_module(f"keltis.games.{game.name}.greedy")
        yield from (f"greedy.py: {name}" for name in ("judge", "PLAIN") if not hasattr(greedy, name))


def _texts(game: AnyGame) -> Iterator[str]:
    ids = [f"title-{game.name}", f"help-{game.name}"]
    ids += [f"rule-{number}" for number in game.rule_numbers]
    ids += [f"rules-section-{letter}" for letter in sorted({number[0] for number in game.rule_numbers})]
    ids += [f"source-{source}" for source in game.sources]
    ids += [f"end-{end}" for end in game.endings if end]
    ids += [f"words-{span.name}" for span in game.actions.spans if span.start < game.actions.decisions]
    ids += _message_ids(game)
    variants = [(key, game.name) for key in ("lobby-title", "lobby-about", "lobby-length")]
    variants += [("lobby-option", option.name) for option in game.options]
    variants += [("lobby-value", value) for option in game.options for value in option.values]
    variants += [("play-thing", kind) for kind in game.tabletop.guide.help]
    variants += [("prompt-over", end) for end in game.endings if end]
    for language in LANGUAGES:
        yield from (f"messages/{language}: {key}" for key in ids if not knows(language, key))
        for key, variant in variants:
            if not re.search(rf"^\s*\*?\[{variant}\]", _entry(language, key), re.MULTILINE):
                yield f"messages/{language}: {key} for {variant}"


def _message_ids(game: AnyGame) -> list[str]:
    """The ids of prompts, log lines, news, refusals and score lines in the source of a game."""
    return sorted(
        {
            node.value
            for file in (SOURCES / "games" / game.name).glob("*.py")
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and MESSAGE_ID.fullmatch(node.value)
        }
    )


def _entry(language: str, key: str) -> str:
    """The source of a message in its catalogue."""
    for file in (SOURCES / "messages" / language).glob("*.ftl"):
        found = re.search(rf"^{key} =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", file.read_text("utf-8"), re.MULTILINE)
        if found:
            return found[0]
    return ""


def _tutorial(game: AnyGame) -> Iterator[str]:
    """A tutorial is optional, but must not be incomplete."""
    if not has_lessons(game):
        return
    if not (SOURCES / "tutorial" / f"{game.name}.txt").exists():
        yield f"src/keltis/tutorial/{game.name}.txt"
        return
    for language in LANGUAGES:
        for lesson in lessons(game):
            ids = (f"learn-{game.name}-{lesson.name}", f"learn-{game.name}-{lesson.name}-done")
            yield from (f"messages/{language}: {key}" for key in ids if not knows(language, key))


def _documents(game: AnyGame) -> Iterator[str]:
    pages = [f"docs/rules/{game.name}.{language}.md" for language in LANGUAGES]
    pages += [f"docs/research/{game.name}.md", f"web/src/art/{game.name}.svg"]
    yield from (page for page in pages if not (PROJECT / page).exists())
    mentions = {
        "README.md": f"| `{game.name}` |",
        "docs/record.md": f"| `{game.name}` | `{game.load_board().fingerprint}` |",
        "web/src/net/protocol.gen.ts": f"  {game.name}: {{ lessons:",
    }
    for file, mention in mentions.items():
        if mention not in (PROJECT / file).read_text("utf-8"):
            yield f"{file}: {mention}"


def _tests(game: AnyGame) -> Iterator[str]:
    folder = PROJECT / "tests" / "games" / game.name
    yield from (f"tests/games/{game.name}/{name}" for name in TESTS if not (folder / name).exists())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.games.missing GAME")
    found = missing(game_named(sys.argv[1]))
    print("\n".join(found) or "nothing is missing")
    sys.exit(1 if found else 0)

"""Adds a sixth game to a copy of the sources, as docs/adding-a-game.md says; missing pieces are reported."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from keltis import GAMES, game_named
from keltis.core.game import AnyGame, Option
from keltis.messages import LANGUAGES
from keltis.ui_model.guide import Guide
from tests.games.example.game import WORDS
from tests.games.missing import missing

PROJECT = Path(__file__).parents[2]
EXAMPLE = PROJECT / "tests" / "games" / "example"
COPIED = (
    *("README.md", "docs/record.md", "web/src/net/protocol.gen.ts"),
    *("tests/games/missing.py", "tests/table/company.py"),
)
TEXTS = f"""{WORDS}
title-example = Coins
help-example = Take a coin or leave it.
source-coins = Coins
"""
# What a game needs besides its code, in the order of the guide.
BARE = [
    "src/keltis/games/example/miniatures/tiny.toml",
    "src/keltis/bots/levels.toml: [example]",
    *(
        f"messages/{language}: {text}"
        for language in LANGUAGES
        for text in (
            *("title-example", "help-example", "source-coins"),
            *("log-choice", "log-coin", "prompt-coin", "refuse-coin", "score-coins"),
            *(f"lobby-{text} for example" for text in ("title", "about", "length")),
        )
    ),
    *(f"docs/rules/example.{language}.md" for language in LANGUAGES),
    "docs/research/example.md",
    "web/src/art/example.svg",
    "README.md: | `example` |",
]
TESTS = ["gamesters.py", "kept.py", "positions.py", "stranger.py", "goldens/playthrough.txt"]
WALK = """
import asyncio
import io
import json
import sys
from keltis.bots import BOTS, ask
from keltis.bots.readiness import possible
from keltis.core.play import Play
from keltis.core.record import record_of
from keltis.core.record_file import as_text, read_stream
from keltis.core.rng import seeded_rng
from keltis.games import GAMES, game_named
from keltis.rulebook import markdown
from keltis.server.app import Server
from keltis.server.config import Config
from keltis.server.http.lists import listed_game
from keltis.server.http.showcase import encoded_showcase
from keltis.server.logs import make_log
from keltis.server.protocol.typescript import types
from keltis.simulation.plain import Plan, outcomes
from keltis.tutorial import has_lessons, lessons
from tests.table.company import play_on, seated

game = game_named("example")
assert GAMES[-1] is game
play, rng = Play(game, 2), seeded_rng(1)
play.settle(rng)
while not play.over:
    play.do(ask(BOTS["greedy"], play, rng))
    play.settle(rng)
[record] = read_stream(io.BytesIO(as_text(record_of(play, ["Ada", "Ben"])).encode()), GAMES)
assert record.play.scores() == play.scores()

plan = Plan("example", game.load_board(), ("random", "greedy"))
assert len(list(outcomes(plan, 2, compiled=False))) == 2

listed = listed_game(game)
assert (listed.name, listed.usual) == ("example", "greedy")
assert {"random", "greedy"} <= {bot.name for bot in listed.bots}

async def requested(path):
    config = Config(database=sys.argv[1], compile=False)
    app = Server(config, make_log("text", "error")).application()
    headers = [(b"host", f"{config.host}:{config.port}".encode())]
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
             "headers": headers, "client": ("127.0.0.1", 5), "server": (config.host, config.port),
             "scheme": "http", "http_version": "1.1", "root_path": ""}
    sent = []

    async def receive():
        return {"type": "http.request", "body": b""}

    async def send(message):
        sent.append(message)

    async with app.router.lifespan_context(app) as state:
        await app({**scope, "state": state}, receive, send)
    assert sent[0]["status"] == 200, sent
    return json.loads(b"".join(message.get("body", b"") for message in sent))

games = asyncio.run(requested("/api/games"))["games"]
strong = next(bot for bot in games[-1]["bots"] if bot["name"] == "merlin")
assert games[-1]["name"] == "example"
assert bool(strong["instead"]["seconds"]) == possible()  # compilation is pending

table = seated("example", people=1, bots=1)
play_on(table)
assert table.phase == "over"

assert not has_lessons(game) and lessons(game) == ()
assert b"scenes" in encoded_showcase("example")
assert "example: { lessons: false }" in types()
assert "**A6**" in markdown(game, "de")
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything a game touches, with the code of a sixth game and its name in the list."""
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(PROJECT / "src", root / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for folder in ("docs/rules", "docs/research"):
        shutil.copytree(PROJECT / folder, root / folder)
    for name in COPIED:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / name, root / name)
    own = root / "src/keltis/games/example"
    own.mkdir()
    for file in ("game.py", "greedy.py"):
        source = (EXAMPLE / file).read_text("utf-8")
        source = source.replace("tests.games.example", "keltis.games.example")
        source = source.replace("catalogue(language).add(WORDS)", "catalogue(language)")
        (own / file).write_text(source, "utf-8")
    shutil.copy(EXAMPLE / "board.toml", own)
    (own / "__init__.py").write_text("from keltis.games.example.game import EXAMPLE as EXAMPLE\n")
    names = root / "src/keltis/games/__init__.py"
    names.write_text(
        names.read_text("utf-8").replace('"wuerfelspiel")', '"wuerfelspiel", "example")'), "utf-8"
    )
    return root


def run(tree: Path, *arguments: str) -> str:
    """The output of a command run in that tree."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (tree / "src", tree)))}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=600)
    assert not done.stderr, done.stderr
    return done.stdout


def lacking(tree: Path) -> list[str]:
    """What the sixth game lacks, apart from its tests and generated pages."""
    lines = run(tree, "-m", "tests.games.missing", "example").splitlines()
    return [line for line in lines if not line.startswith(("tests/", "docs/record.md", "web/src/net/"))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_games_of_the_family_lack_nothing(game: AnyGame) -> None:
    assert missing(game) == []


def test_missing_variants_of_shared_messages_are_reported() -> None:
    game = game_named("keltis")
    tabletop = replace(game.tabletop, guide=Guide(help={"comet": ("A1",)}))
    changed = replace(game, options=(Option("moon", ("full",)),), tabletop=tabletop)
    expected = ("lobby-option for moon", "lobby-value for full", "play-thing for comet")
    assert [line for line in missing(changed) if line.startswith("messages/")] == [
        f"messages/{language}: {text}" for language in LANGUAGES for text in expected
    ]


def test_a_sixth_game_is_added_piece_by_piece(tree: Path) -> None:
    """The steps depend on each other: at first only the code is there."""
    assert lacking(tree) == BARE
    add_pieces(tree)
    assert lacking(tree) == []
    own = run(tree, "-m", "tests.games.missing", "example")
    assert all(f"tests/games/example/{name}" in own for name in TESTS)
    run(tree, "-c", WALK, str(tree / "keltis.db"))


def add_pieces(tree: Path) -> None:
    package = tree / "src/keltis"
    miniatures = package / "games/example/miniatures"
    miniatures.mkdir()
    board = (EXAMPLE / "board.toml").read_text("utf-8")
    (miniatures / "tiny.toml").write_text(board.replace("rounds = 6", "rounds = 1"), "utf-8")
    with (package / "bots/levels.toml").open("a", encoding="utf-8") as levels:
        levels.write("\n[example]\ngreedy = { tuned = false }\nmerlin = { budget = 50 }\n")
    for language in LANGUAGES:
        folder = package / "messages" / language
        (folder / "example.ftl").write_text(TEXTS, "utf-8")
        lobby = folder / "lobby.ftl"
        text = lobby.read_text("utf-8")
        lobby.write_text(text.replace("        [keltis] ", "        [example] –\n        [keltis] "), "utf-8")
    art = tree / "web/src/art"
    art.mkdir(exist_ok=True)
    (art / "example.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    readme = tree / "README.md"
    readme.write_text(
        readme.read_text("utf-8").replace("| `orakel` |", "| `example` | Coins |\n| `orakel` |")
    )
    run(tree, "-m", "keltis.rulebook", "docs/rules")
    run(tree, "-m", "keltis.research.tables", "docs/research")

"""Generates the pages with the observation and action tables of every game.

    python -m keltis.research.tables docs/research

Both tables of a game share a version, which is part of the environments' names. It is raised whenever a
number changes its position or meaning.
"""

import hashlib
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from keltis.core.actions import Span
from keltis.core.game import AnyGame
from keltis.core.observation import Block
from keltis.games import GAMES
from keltis.rulebook import game_title

HEAD = """\
Version {version} of the numbers that learners get and give. This page is written by
`python -m keltis.research.tables docs/research`; the version changes whenever a number moves or means
something else.
"""
ROW = """\
A row of int8: what a seat may know that remembers everything it has seen, and nothing else. The blocks of the
table come first, then those of the seats: the observer's own, then clockwise. So seat k's blocks, counted
from the observer, begin {stride} · k numbers behind the observer's, and the row of a game for two is the
beginning of the row of a game for four.

{sizes}

Packed (`observations="packed"`), the same blocks follow one another in fewer bytes: numbers from 0 to 1 as a
set of bits, numbers from 0 to 2 as two sets, of what is there at least once and of what is there twice. Bit i
of a set stands for the i-th number; its lowest byte comes first. See `keltis.stepping.packing`.

Not in a row, because it is no matter of playing well: the number of the turn, and why a game is over. Nor is
what the rules compute from the rest, like scores: ask the environment for them.
"""
CARDS = """\
Colours are numbered red, yellow, pink, green, blue; a card is 11 · colour + value. In brackets stand
the numbers of rules (`keltis rules {name}`).
"""
MASK = """\
A mask has one number per action that players choose from, {decisions} of them: 1 if it is possible now. The
actions behind them are chance's; environments do them by themselves. How actions are spelled is described in
[the page about records](../record.md). A packed set of actions has a word of bits for each of the ranges
{words}.
"""


def table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def block_table(game: AnyGame, blocks: tuple[Block, ...]) -> str:
    """The blocks of an observation: offset and meaning."""
    rows = (
        (
            f"`{block.name}`",
            game.learning.observation[block.name],
            block.size,
            _range(block),
            _packed(block),
            block.meaning,
        )
        for block in blocks
    )
    return table(("block", "from", "numbers", "range", "packed", "meaning"), rows)


def _packed(block: Block) -> str:
    size = (
        "1 byte"
        if block.packed_size == max(block.sets, 1)
        else f"{block.packed_size // max(block.sets, 1)} bytes"
    )
    return f"{block.sets} × {size}" if block.sets > 1 else size


def _range(block: Block) -> str:
    return f"{block.low} … {block.high}".replace("-", "−")


def action_table(game: AnyGame) -> str:
    """The actions by number, in notation."""
    notation = game.load_board().notation

    def spelled(span: Span) -> str:
        first, last = notation[span.start], notation[span.start + span.size - 1]
        return f"`{first}`" if span.size == 1 else f"`{first}` … `{last}`"

    rows = (
        (_numbers(span.start, span.size), spelled(span), _actor(game, span.start))
        for span in game.actions.spans
    )
    return table(("numbers", "action", "whose"), rows)


def _numbers(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start} … {start + size - 1}"


def _actor(game: AnyGame, action: int) -> str:
    return "seat" if action < game.actions.decisions else "chance"


def _word_ranges(game: AnyGame) -> str:
    starts = (*game.actions.starts, game.actions.size)
    return ", ".join(_numbers(a, b - a) for a, b in pairwise(starts))


def named(game: AnyGame) -> list[str]:
    """The meaning of the numbers of places and fields on the game's own board."""
    board = game.load_board().board
    return [
        f"Every {thing} by its number, on the game's own board: "
        + ", ".join(f"{number} {name}" for number, name in enumerate(names(board)))
        + "."
        for thing, names in game.learning.observation.names.items()
    ]


def markdown(game: AnyGame) -> str:
    """The page of a game."""
    layout = game.learning.observation
    title = game_title(game, "en")
    rows = ((players, layout.size(players), layout.packed_size(players)) for players in game.players)
    sizes = table(("players", "numbers", "bytes, packed"), rows)
    parts = [
        f"# What learners see and do in {title}",
        HEAD.format(version=layout.version),
        "## Observation",
        ROW.format(stride=layout.stride, sizes=sizes),
        CARDS.format(name=game.name),
        "### The table",
        block_table(game, layout.table),
        "### A seat",
        block_table(game, layout.seat),
        *named(game),
        "## Actions",
        MASK.format(decisions=game.actions.decisions, words=_word_ranges(game)),
        action_table(game),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def fingerprint(game: AnyGame) -> str:
    """The hash of these tables: when it changes, the version must change too."""
    layout = game.learning.observation
    blocks = [[(b.name, b.size, b.low, b.high) for b in part] for part in (layout.table, layout.seat)]
    spans = [(span.name, span.start, span.size) for span in game.actions.spans]
    return hashlib.sha256(repr((blocks, spans, game.actions.decisions)).encode()).hexdigest()[:12]


def pages() -> dict[str, str]:
    """All pages by file name."""
    return {f"{game.name}.md": markdown(game) for game in GAMES}


def write_pages(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m keltis.research.tables FOLDER")
    write_pages(Path(sys.argv[1]))

"""Requests and answers of the board workshop."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from keltis.core.board_file import MAX_OWN
from keltis.server.http.schemas import Body, ListedGame, Reply
from keltis.table.core_types import Line, Scene, Stage


class BoardDraft(Body, frozen=True):
    """A board to check, as the text of its file or as its content."""

    toml: Annotated[str, Meta(max_length=MAX_OWN, description="A board file; empty: see `content`.")] = ""
    content: Annotated[dict[str, Any], Meta(description="The content of a board file as JSON.")] = field(
        default_factory=dict
    )


class Complaint(Reply, frozen=True):
    """Why no game can be played on a board."""

    place: Annotated[str, Meta(description="The key, e.g. `paths.values[3]`; empty: the whole file.")]
    text: Annotated[str, Meta(description="The complaint, in English.")]
    message: Line


class DrawnBoard(Reply, frozen=True):
    """A board that a game can be played on."""

    name: str
    fingerprint: str
    standard: Annotated[bool, Meta(description="It is the game's own board.")]
    toml: Annotated[str, Meta(description="The board file without comments, for `settings.board`.")]
    content: dict[str, Any]
    stage: Stage
    scene: Annotated[Scene, Meta(description="Before the first turn, with some tiles.")]
    game: Annotated[ListedGame, Meta(description="The game, with its bots on this board.")]


class CheckedBoard(Reply, frozen=True):
    """Whether a game can be played on a board."""

    complaint: Complaint | None
    board: Annotated[DrawnBoard | None, Meta(description="null if there is a complaint.")]


class WantedComparison(Body, frozen=True):
    """Compare an own board with the game's own."""

    board: Annotated[str, Meta(max_length=MAX_OWN, description="TOML.")]
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    games: Annotated[int, Meta(ge=10, le=100_000, description="Of each board.")] = 100_000


class BoardComparison(Reply, frozen=True):
    """A comparison of an own board with the game's own, or its progress."""

    id: str
    state: Literal["waiting", "working", "complete", "failed", "cancelled"]
    done: Annotated[int, Meta(description="Games played of each board.")]
    games: Annotated[int, Meta(description="Games to play; fewer than wanted without compiled code.")]
    bot: Annotated[str, Meta(description="The bot on all seats; empty before the start.")]
    compiled: bool
    place: Annotated[int, Meta(description="Place in the queue; 0: it does not wait.")]
    result: Annotated[
        dict[str, Any] | None, Meta(description="As `keltis compare --json` (docs/compare.md).")
    ]


Requests = BoardDraft | WantedComparison
Answers = (CheckedBoard, BoardComparison)

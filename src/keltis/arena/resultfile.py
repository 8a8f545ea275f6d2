"""The results of a contest in a JSON Lines file, so that an interrupted contest can be resumed."""

import json
from pathlib import Path
from typing import Any

import keltis
from keltis.arena.contest import Contest, Deal
from keltis.bots.built_in import is_built_in
from keltis.bots.loading import code_of

FORMAT = "keltis arena 1"


class OtherContest(Exception):
    """The file contains the results of another contest."""


def heading(contest: Contest) -> dict[str, Any]:
    """The header of the file; it must be equal to resume."""
    own = {bot: code_of(bot) for bot in contest.lineup if not is_built_in(bot)}
    return {
        "format": FORMAT,
        "version": keltis.__version__,
        "game": contest.game,
        "board": contest.board.fingerprint,
        "options": contest.board.options,
        "lineup": list(contest.lineup),
        "seed": contest.seed,
        **({"code": own} if own else {}),
    }


class ResultFile:
    """A file of results; without a path they are kept in memory only."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self._path = path
        self.results: dict[int, Deal] = {}
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, contest)
        else:
            path.write_text(json.dumps(heading(contest), ensure_ascii=False) + "\n", encoding="utf-8")

    def _read(self, path: Path, contest: Contest) -> None:
        """Load the existing results; an incomplete last line is removed."""
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        try:
            found = json.loads(lines[0]) if lines else None
        except ValueError:
            found = None
        if found != heading(contest):
            raise OtherContest
        for line in lines[1:]:
            number, deal = json.loads(line)
            self.results[number] = tuple(tuple(scores) for scores in deal)
        if whole != text:
            path.write_text(whole, encoding="utf-8")

    def add(self, numbers: range, deals: list[Deal]) -> None:
        self.results.update(zip(numbers, deals, strict=True))
        if self._path is not None:
            lines = (json.dumps([number, deal]) for number, deal in zip(numbers, deals, strict=True))
            with self._path.open("a", encoding="utf-8") as file:
                file.write("".join(f"{line}\n" for line in lines))

"""`keltis leaderboard`: plays what the manifests of a folder ask for, and writes the table."""

import re
import sys
from contextlib import closing
from pathlib import Path

from keltis.arena.contest import Contest
from keltis.arena.contest_run import ContestRun
from keltis.arena.entries import Entry, ManifestError, read_entries
from keltis.arena.estimates import BotResult, standings
from keltis.arena.leaderboard import Pair, markdown, pairings, places
from keltis.arena.resultfile import OtherContest, ResultFile
from keltis.arena.runs import played, portions
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import CommandError, command_error
from keltis.cli.progress_bar import progress
from keltis.cli.seating import check_bot
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.text_interface.translator import Translator

SEED = 2008  # of the official deals
PLAYERS = 2
HEAD = """\
# Leaderboard

Every bot plays {games} games against every other: {deals} deals, each from both seats with the same cards,
tiles and dice (duplicate deals), with seed {seed}. A number is the share of the win in per cent of the bot on
the left against the one above, with half of its 95 % interval; a shared win counts in parts. The order is
that of the mean over all opponents; a bot with a pairing that has not been played yet (–) has none.

This page is written by `keltis leaderboard`; [how to take part](own-bot.md#the-leaderboard).
"""


class Leaderboard:
    """The bots of a folder and their results so far."""

    def __init__(self, folder: Path, out: Path, results: Path, games: int) -> None:
        self._out, self._results, self._deals = out, results, max(1, games // PLAYERS)
        try:
            self.entries = read_entries(folder)
        except ManifestError as error:
            raise CommandError(error.why) from None
        if not self.entries:
            raise command_error("leaderboard-none", folder=str(folder))
        for entry in self.entries:
            check_bot(entry.bot)

    def run(self, only: list[str], jobs: int, play: bool, language: str) -> None:
        """Play the pairings that are missing, and write the table; an interrupt writes what there is."""
        tables, code = [], 0
        try:
            self._results.mkdir(parents=True, exist_ok=True)
            for game in GAMES:
                wanted = play and not code and (not only or game.name in only)
                found, code = self._game(game, jobs if wanted else 0, code)
                tables.append(self._table(game, found))
            self._out.write_text(self._page(tables), "utf-8", newline="\n")
        except OSError as error:
            raise command_error(
                "complain-save", path=str(self._out), why=error.strerror or str(error)
            ) from None
        told = Translator(language).text("leaderboard-written", path=str(self._out), bots=len(self.entries))
        print(told)
        if code:
            sys.exit(code)

    def _game(self, game: AnyGame, jobs: int, code: int) -> tuple[dict[Pair, BotResult], int]:
        """The results of all complete pairings; with jobs, missing ones are played."""
        found: dict[Pair, BotResult] = {}
        for first, second in pairings(self.entries, game.name):
            contest = Contest(game.name, game.load_board(), (first.bot, second.bot), SEED)
            path = self._results / f"{game.name}-{_plain(first)}-{_plain(second)}.jsonl"
            file = _file(path if jobs or path.exists() else None, contest)
            course = ContestRun(contest, self._deals, file)
            if jobs and not code:
                code = _run(course, file, jobs, f"{game.name}: {first.name} – {second.name}")
            deals = {number: deal for number, deal in course.results.items() if number < self._deals}
            if len(deals) == self._deals:
                found[first.name, second.name] = standings(contest, deals)[0]
        return found, code

    def _table(self, game: AnyGame, results: dict[Pair, BotResult]) -> str:
        found = places(self.entries, game.name, results)
        there = {place.entry.name for place in found}
        playing = [entry.name for entry in self.entries if game.name in entry.games]
        missing = [name for name in playing if name not in there]
        return markdown(Translator("en").title(game), found, missing)

    def _page(self, tables: list[str]) -> str:
        head = HEAD.format(games=PLAYERS * self._deals, deals=self._deals, seed=SEED)
        rows = [f"| {entry.name} | {entry.about} | {entry.author} |" for entry in self.entries]
        bots = "\n".join(["## The bots", "", "| bot | what it is | by |", "|---|---|---|", *rows])
        return "\n".join([head, *tables, f"{bots}\n"])


def _run(course: ContestRun, file: ResultFile, jobs: int, title: str) -> int:
    """Play a pairing; returns the exit code."""
    parts = portions(course.deals, file.results)
    if not parts:
        return 0
    with progress() as bar, closing(played(course.contest, parts, jobs)) as source:
        task = bar.add_task(title, total=course.deals)
        try:
            for done in course.run(source):
                bar.update(task, completed=done)
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


def _file(path: Path | None, contest: Contest) -> ResultFile:
    """The results of a pairing so far; those of an older version of a bot are dropped."""
    try:
        return ResultFile(path, contest)
    except OtherContest:
        assert path is not None
        path.unlink()
        return ResultFile(path, contest)


def _plain(entry: Entry) -> str:
    """A bot's name as a part of a file's."""
    return re.sub(r"[^\w.@-]+", "_", entry.name)

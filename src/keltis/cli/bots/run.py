"""`keltis bot run`: a bot plays at a table on a server, as a client of the same protocol as people."""

import secrets
import sys
import time

from keltis.bots.failure import BotFailure
from keltis.bots.loading import label, new_bot
from keltis.bots.question import question_of
from keltis.cli.bots.imagined import imagined
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error, missing_library
from keltis.cli.play.client import TableClient
from keltis.cli.play.commands import sit_down
from keltis.cli.play.connection import ConnectionLost, Json, TableConnection
from keltis.cli.play.decode import read_message
from keltis.cli.play.table_link import read_address
from keltis.cli.seating import check_bot
from keltis.console.screen import Screen
from keltis.core.record import clean
from keltis.core.rng import Rng, seeded_rng
from keltis.core.view import Step
from keltis.games import game_named
from keltis.text_interface.turn_log import TurnLog

SEED_BITS = 62
PATIENCE = 0.25  # seconds between looks whether the process is to stop
BURST, PER_SECOND = 30, 9  # messages; the usual limit of a server is a little higher
STOOD_IN = ("gone", "clock", "days")  # why a bot of the server plays on our seat, if we want it back


def run_bot(link: str, bot: str, name: str, seed: int | None, quiet: bool, language: str) -> None:
    """Seat a bot at the table of a link, and let it play until the game is over."""
    check_bot(bot)
    address = read_address(link)
    if not address.table:
        raise command_error("own-bot-link", url=link[:60])
    try:
        from keltis.cli.play.remote_table import RemoteTable, Server
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    name = clean(name or label(bot))
    server = Server(address.server, f"bot {name}")
    server.be_known(name, name)
    line = RemoteTable(server, address.table, address.key, program=True)
    rng = seeded_rng(secrets.randbits(SEED_BITS) if seed is None else seed)
    try:
        BotClient(line, Screen(plain=True), language, bot, rng, quiet).run()
    except ConnectionLost:
        raise command_error("own-bot-gone") from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
    finally:
        line.close()


class BotClient(TableClient):
    """A client at a table in which a bot takes the place of the person at the keyboard."""

    def __init__(
        self, line: TableConnection, screen: Screen, language: str, bot: str, rng: Rng, quiet: bool
    ) -> None:
        super().__init__(line, screen, language, seat_wanted=False)
        self._name, self._rng, self._quiet = bot, rng, quiet
        self._bot = new_bot(bot)
        self._seated = False
        self._told: set[str] = set()
        self._sent: list[float] = []  # when the last messages were sent
        self._heard = TurnLog()

    @property
    def log(self) -> TurnLog:
        """All that was told: before the game starts nothing is hidden, so taking a seat begins no new log."""
        return self._heard

    # --- the seat ------------------------------------------------------------------------------

    def _take(self, frame: Json) -> None:
        super()._take(frame)
        if frame["type"] == "sync" or "status" in frame:
            self._keep_seat(frame["type"] == "sync")
        if any(event["kind"] == "undone" for event in frame.get("events", ())):
            self._bot = new_bot(self._name)  # what it remembers may not have happened

    def _keep_seat(self, entered: bool) -> None:
        """Take a free seat, or the own one back; without a seat there is nothing to do here."""
        you, chairs = self.status.get("you"), self.status["chairs"]
        if you is not None:
            self._seated = True
            phase = "running" if self.status["phase"] == "running" else "waiting"
            self._tell_once("own-bot-seated" if phase == "running" else "own-bot-waits", phase)
            if phase == "running" and chairs[you]["away"] in STOOD_IN:
                self.do("back")
        elif self._seated and self.status["phase"] in ("waiting", "running"):
            raise command_error("own-bot-away", name=self._name)
        elif entered and self.status["phase"] == "waiting":
            if not any(chair["kind"] in ("kept", "empty") for chair in chairs):
                raise command_error("own-bot-full")
            sit_down(self)
        elif entered and self.status["phase"] == "running":
            raise command_error("own-bot-full")

    def _tell_once(self, id: str, about: str) -> None:
        you = self.status["you"]
        if about not in self._told and not self._quiet:
            self._told.add(about)
            self.screen.line(self.translator.text(id, name=self.translator.names[you], seat=you + 1))

    # --- playing -------------------------------------------------------------------------------

    def _next_at_keyboard(self) -> int | None:
        return None

    def _act(self) -> None:
        """No frame is waiting: answer a request, decide, or wait for others."""
        if self.status["undo"]["answer"]:
            self.do("consent", v=self.log.version, yes=True)
        elif (offer := self.status["end_offer"]) and offer["answer"]:
            self.do("answer_end", yes=True)
        elif self.our_turn:
            self._decide()
        elif (frame := self.line.next(PATIENCE)) is not None:
            self._take(frame)

    def _decide(self) -> None:
        """Ask the bot in a position that its seat cannot distinguish from the real one."""
        assert self.view is not None
        assert self._board is not None
        game = game_named(self.view.game)
        steps = [entry for entry in self.log.entries if isinstance(entry, Step)]
        before = self._rng.x
        play = imagined(game, self.view.players, self._board, steps, seeded_rng(before))
        if play is None or not self.log.complete or self._words(play.legal()) != list(self.view.legal):
            raise command_error("own-bot-incomplete")
        try:
            action = self._bot(question_of(play, self._rng))
        except BotFailure as failure:
            raise failure.at(play, before) from None
        words = play.notation(action)
        if not self._quiet:
            turn = self.log.turn(self.view.heading)
            self.screen.line(self.translator.text("own-bot-plays", turn=turn, action=words))
        self.do("move", v=self.log.version, action=words)

    def do(self, kind: str, **fields: object) -> bool:
        """Send a command; an error that trying again does not mend ends the bot's game."""
        self._pace()
        error = self.line.send(kind, **fields).get("error")
        if error is not None and error["code"] != "stale":
            why = self.translator(read_message(error["message"]))
            raise command_error("own-bot-refused", action=str(fields.get("action", kind)), why=why)
        return error is None

    def _pace(self) -> None:
        """Stay below the server's limit of messages per second."""
        now = time.monotonic()
        self._sent = [at for at in self._sent if now - at < BURST / PER_SECOND]
        if len(self._sent) >= BURST:
            time.sleep(1 / PER_SECOND)
        self._sent.append(time.monotonic())

    # --- what is shown -------------------------------------------------------------------------

    def show(self) -> None:
        """Nothing: a line per decision is enough."""

    def _finish(self) -> None:
        """The points of all seats, if there was a game."""
        if self.view is None:
            raise command_error("own-bot-gone")
        for name, score in zip(self.translator.names, self.view.scores, strict=True):
            self.screen.line(self.translator.text("own-bot-result", name=name, points=score.total))

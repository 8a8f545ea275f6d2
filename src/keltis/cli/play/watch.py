"""`keltis watch`: shows games between bots."""

import secrets
import sys
import time
from dataclasses import dataclass

from keltis.bots import ask
from keltis.bots.loading import new_bots
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.game_setup import GameSetup
from keltis.cli.play.display import Display
from keltis.cli.seating import Chair, bot_chairs, check_player_count
from keltis.console.keys import can_read_keys, read_key
from keltis.console.screen import Screen, is_plain
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.text_interface.translator import Translator
from keltis.text_interface.turn_log import TurnLog, do_and_log

SEED_BITS = 62
USUAL_DELAY = 0.6
RECENT = 60


@dataclass(frozen=True)
class Pace:
    """How fast the bots play: seconds between actions, or step by step."""

    delay: float | None
    step: bool


def watch(
    setup: GameSetup,
    bots: list[str],
    pace: Pace,
    games: int,
    hands: bool,
    seed: int | None,
    language: str,
    plain: bool,
) -> None:
    """Show games between bots."""
    chairs = bot_chairs(bots, len(bots))
    check_player_count(setup.game, len(bots), setup.board)
    display = Display(Screen(is_plain(plain)), Translator(language, tuple(chair.name for chair in chairs)))
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    try:
        for index in range(games):
            Show(setup, chairs, display, pace, hands).run(seed, index)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        sys.exit(INTERRUPTED)


class Show:
    """A game between bots with its output."""

    def __init__(
        self, setup: GameSetup, chairs: list[Chair], display: Display, pace: Pace, hands: bool
    ) -> None:
        self.play: AnyPlay = Play(setup.game, len(chairs), setup.board)
        self.bots = new_bots(chair.bot for chair in chairs)
        self.display = display
        self.pace = pace
        self.hands = hands
        self.log = TurnLog()
        self._told = 0

    def run(self, seed: int, index: int) -> None:
        """Play to the end."""
        chance, thoughts = seeded_rng(seed, 2 * index), seeded_rng(seed, 2 * index + 1)
        while not self.play.over:
            mover = self.play.mover
            if mover == CHANCE:
                action = self.play.chance(chance)
            else:
                self._show()
                action = ask(self.bots[mover], self.play, thoughts)
            do_and_log(self.play, action, SPECTATOR, self.log)
        self._show(last=True)
        self.display.result(view(self.play))

    def _show(self, last: bool = False) -> None:
        screen = self.display.screen
        if screen.plain:
            self._tell()
        else:
            screen.clear()
            rows = self._table()
            turns = self.log.turns(self.display.translator, len(self.log.entries) - RECENT)
            self.display.news(turns, screen.height - rows - 3)
        if not last:
            self._wait()

    def _table(self) -> int:
        heading = "" if self.play.over else self.play.game.texts.heading(self.play.state)
        self.display.title(self.play.game, self.log.turn(heading))
        return self.display.table(view(self.play), self.play if self.hands else None)

    def _tell(self) -> None:
        """Plain output: the table once, then only events."""
        if self._told == 0:
            self._table()
        else:
            self.display.news(self.log.turns(self.display.translator, self._told))
        self._told = len(self.log.entries)

    def _wait(self) -> None:
        if self.pace.step and can_read_keys():
            screen, translator = self.display.screen, self.display.translator
            if not screen.plain:
                screen.line(translator.text("step-keys"), "faint")
            if read_key() in ("q", "escape"):
                raise EOFError
            return
        delay = self.pace.delay
        if delay is None:
            delay = 0.0 if self.display.screen.plain else USUAL_DELAY
        sys.stdout.flush()
        time.sleep(delay)

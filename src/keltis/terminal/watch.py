"""`keltis watch`: bots play, and somebody looks on."""

import secrets
import sys
import time
from dataclasses import dataclass

from keltis.bots import BOTS, ask
from keltis.core.luck import lucky
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.terminal.chairs import Chair, bot_chairs, check_number
from keltis.terminal.commands.parameters import INTERRUPTED
from keltis.terminal.display import Display
from keltis.terminal.keys import can_read_keys, read_key
from keltis.terminal.screen import Screen, is_plain
from keltis.terminal.setting import Setting
from keltis.terminal.story import Story
from keltis.terminal.voice import Voice

SEED_BITS = 62
USUAL_DELAY = 0.6
RECENT = 60


@dataclass(frozen=True)
class Pace:
    """How fast the bots play: seconds between actions, or step by step."""

    delay: float | None
    step: bool


def watch(
    setting: Setting,
    bots: list[str],
    pace: Pace,
    games: int,
    hands: bool,
    seed: int | None,
    language: str,
    plain: bool,
) -> None:
    """Show games between bots."""
    chairs = bot_chairs([bot.strip() for bot in bots], len(bots))
    check_number(setting.game, len(bots), setting.board)
    display = Display(Screen(is_plain(plain)), Voice(language, tuple(chair.name for chair in chairs)))
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    try:
        for index in range(games):
            Show(setting, chairs, display, pace, hands).run(seed, index)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        sys.exit(INTERRUPTED)


class Show:
    """One game that is watched."""

    def __init__(
        self, setting: Setting, chairs: list[Chair], display: Display, pace: Pace, hands: bool
    ) -> None:
        self.play: AnyPlay = Play(setting.game, len(chairs), setting.board)
        self.chairs = chairs
        self.display = display
        self.pace = pace
        self.hands = hands
        self.story = Story(self.play)
        self._told = 0

    def run(self, seed: int, index: int) -> None:
        """Play to the end."""
        chance, thoughts = lucky(seed, 2 * index), lucky(seed, 2 * index + 1)
        while not self.play.over:
            mover = self.play.mover
            if mover == CHANCE:
                self._do(self.play.chance(chance))
                continue
            self._show()
            self._do(ask(BOTS[self.chairs[mover].bot], self.play, thoughts))
        self._show(last=True)
        self.display.result(self.play)

    def _do(self, action: int) -> None:
        self.story.note(self.play, action)
        self.play.do(action)

    def _show(self, last: bool = False) -> None:
        screen = self.display.screen
        if screen.plain:
            self._tell()
        else:
            screen.clear()
            self.display.title(self.play, self.story)
            rows = self.display.table(self.play, SPECTATOR, self.hands)
            turns = self.story.turns(SPECTATOR, self.display.voice, len(self.story.events) - RECENT)
            self.display.news(turns, screen.height - rows - 3)
        if not last:
            self._wait()

    def _tell(self) -> None:
        """Plainly: the table once, then only what happens."""
        if self._told == 0:
            self.display.title(self.play, self.story)
            self.display.table(self.play, SPECTATOR, self.hands)
        else:
            self.display.news(self.story.turns(SPECTATOR, self.display.voice, self._told))
        self._told = len(self.story.events)

    def _wait(self) -> None:
        if self.pace.step and can_read_keys():
            screen, voice = self.display.screen, self.display.voice
            if not screen.plain:
                screen.line(voice.tell("step-keys"), "faint")
            if read_key() in ("q", "escape"):
                raise EOFError
            return
        delay = self.pace.delay
        if delay is None:
            delay = 0.0 if self.display.screen.plain else USUAL_DELAY
        sys.stdout.flush()
        time.sleep(delay)

"""Whole games for tests: bots, and gamesters whose habits lead to every kind of decision."""

from keltis.bots import BOTS, ask
from keltis.core.bits import count
from keltis.core.luck import Luck, below, lucky
from keltis.core.play import Play
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.weg_der_steine.positions import StonesPlay

# What they do by habit: any action with the first of these verbs that is possible.
HABITS = {
    "taker": ["take", "turn"],  # whatever lies open
    "turner": ["turn", "take"],  # waives nothing, and takes what turns up
    "doubter": ["turn", "leave", "waive"],  # never takes anything
    "sleeper": ["waive", "take", "turn"],  # does without extra turns
    "latecomer": ["turn", "leave"],  # takes nothing before the last tiles, then all there is
}


def played(names: list[str], seed: int) -> StonesPlay:
    """A finished game between bots and gamesters, named by seat."""
    play = Play(WEG_DER_STEINE, len(names))
    luck = lucky(seed, len(names))
    while not play.over:
        play.do(choose(names[play.mover], play, luck))
        play.settle(luck)
    return play


def choose(name: str, play: StonesPlay, luck: Luck) -> int:
    """What a bot or a gamester does."""
    if name in BOTS:
        return ask(BOTS[name], play, luck)
    wanted = [play.words(action).split()[0] for action in play.legal()]
    late = name == "latecomer" and count(play.state.hidden) < 3
    habits = HABITS["turner" if late else name]
    first = next(verb for verb in habits if verb in wanted)
    best = [action for action, verb in zip(play.legal(), wanted, strict=True) if verb == first]
    return best[below(luck, len(best))]

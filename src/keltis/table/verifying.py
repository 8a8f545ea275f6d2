"""Whether chance in a record is what follows from the secret that its table had promised before the game."""

from typing import NamedTuple

from keltis.core.message import Message, message
from keltis.core.play import Play
from keltis.core.record import Record
from keltis.core.seats import CHANCE
from keltis.table.chance import FIRST, Chance, commitment, sealed

SECRET, COMMITMENT, NONCE, BEGAN, DEAL = "secret", "commitment", "nonce", "first", "deal"


class Verdict(NamedTuple):
    """How much was checked, and what the secret had promised."""

    draws: int
    promised: str


class Unverified(Exception):
    """Chance in a record cannot be checked, or is not what it should be."""

    def __init__(self, why: Message) -> None:
        self.why = why
        super().__init__(why)


def nonces_of(record: Record) -> list[str]:
    """What the players added to chance, by seat before the game started."""
    tags = record.header.tags
    return [tags.get(f"{NONCE} {seat}", "") for seat in range(len(record.names))]


def verify(record: Record, promised: str = "") -> Verdict:
    """Check every draw of a record; `promised` is the commitment that somebody saw before the game."""
    tags = record.header.tags
    secret = tags.get(SECRET, "")
    if not secret:
        raise Unverified(message("verify-deal" if DEAL in tags else "verify-no-secret"))
    try:
        found = commitment(secret)
    except ValueError:
        raise Unverified(message("verify-no-secret")) from None
    for other in filter(None, (promised, tags.get(COMMITMENT, ""))):
        if other != found:
            raise Unverified(message("verify-commitment", promised=other[:60], found=found))
    chance = sealed(secret, nonces_of(record))
    _check_first(record, chance)
    return Verdict(_check_draws(record, chance), found)


def _check_first(record: Record, chance: Chance) -> None:
    """Who begins was drawn too, unless the players had agreed on it."""
    began = record.header.tags.get(BEGAN)
    if began is not None and began != str(chance(FIRST, len(record.names))):
        raise Unverified(message("verify-first"))


def _check_draws(record: Record, chance: Chance) -> int:
    kept = record.play
    play = Play(kept.game, kept.players, kept.board)
    drawn = 0
    for action in kept.actions:
        if play.mover == CHANCE:
            way = chance(drawn, play.game.chance_ways(play.facts, play.state))
            right = play.game.chance_way(play.facts, play.state, way)
            if right != action:
                words, instead = play.words(action), play.words(right)
                raise Unverified(message("verify-draw", number=drawn + 1, words=words, instead=instead))
            drawn += 1
        play.game.apply_action(play.facts, play.state, action)
    return drawn

"""Verification of chance: every draw of a record must follow from the secret to which its table committed."""

from typing import NamedTuple

from keltis.core.play import Play
from keltis.core.record import Record
from keltis.core.seats import CHANCE
from keltis.messages.message import Message, message
from keltis.table.chance import FIRST, Chance, commitment, sealed

SECRET, COMMITMENT, NONCE, BEGAN, DEAL = "secret", "commitment", "nonce", "first", "deal"


class Verification(NamedTuple):
    """The number of draws that were checked, and the commitment."""

    draws: int
    promised: str


class Unverified(Exception):
    """Chance in a record cannot be verified, or is wrong."""

    def __init__(self, why: Message) -> None:
        self.why = why
        super().__init__(why)


def nonces_of(record: Record) -> list[str]:
    """The players' nonces, by seat before the start."""
    tags = record.header.tags
    return [tags.get(f"{NONCE} {seat}", "") for seat in range(len(record.names))]


def verify(record: Record, promised: str = "") -> Verification:
    """Check every draw of a record; `promised` is the commitment seen before the game."""
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
    return Verification(_check_draws(record, chance), found)


def _check_first(record: Record, chance: Chance) -> None:
    """Check the draw of the start player, unless the settings determined one."""
    began = record.header.tags.get(BEGAN)
    if began is not None and began != str(chance(FIRST, len(record.names))):
        raise Unverified(message("verify-first"))


def _check_draws(record: Record, chance: Chance) -> int:
    kept = record.play
    play = Play(kept.game, kept.players, kept.named_board)
    drawn = 0
    for action in kept.actions:
        if play.mover == CHANCE:
            way = chance(drawn, play.game.rules.chance_ways(play.board, play.state))
            right = play.game.rules.chance_way(play.board, play.state, way)
            if right != action:
                words, instead = play.notation(action), play.notation(right)
                raise Unverified(message("verify-draw", number=drawn + 1, words=words, instead=instead))
            drawn += 1
        play.game.rules.apply_action(play.board, play.state, action)
    return drawn

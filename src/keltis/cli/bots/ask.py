"""`keltis bot ask`: one decision of a bot, in the last position of a record."""

from pathlib import Path

from keltis.bots import new_bot
from keltis.bots.failure import SEED_TAG
from keltis.bots.question import question_of
from keltis.cli.error import command_error
from keltis.cli.play.start import nth_record
from keltis.cli.seating import check_bot
from keltis.core.rng import Rng
from keltis.core.seats import CHANCE
from keltis.text_interface.translator import Translator


def ask_bot(file: Path, bot: str, seed: int | None, game: int, board: Path | None, language: str) -> None:
    """Print what the bot answers; the record of a failure has the seed with which it failed."""
    check_bot(bot)
    record = nth_record(file, game, board, language)
    play = record.play
    if play.over:
        raise command_error("own-bot-over", path=str(file))
    if play.mover == CHANCE:
        raise command_error("own-bot-chance", path=str(file))
    rng = Rng()
    tag = record.header.tags.get(SEED_TAG, "")
    rng.x = seed if seed is not None else int(tag) if tag.isascii() and tag.isdigit() else 0
    action = new_bot(bot)(question_of(play, rng))  # its failure needs no other record
    words = play.notation(action)
    print(Translator(language).text("own-bot-answer", bot=bot, seat=play.mover, action=words))

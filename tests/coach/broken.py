"""Random records and broken ones: the coach analyses them, or the reader refuses them with a RecordError."""

import io
from itertools import islice
from random import Random

from keltis import GAMES
from keltis.coach import analyse
from keltis.core.record import Record, RecordError, record_of
from keltis.core.record_file import as_text, read_stream
from tests.coach.games import TINY
from tests.contract.tables import Case, random_positions

EXACT = 1e-6  # by which the parts of a sum may be off


def random_record(case: Case, seed: int, index: int) -> Record:
    """A game of random actions, over or broken off."""
    stop = Random(seed + index).randrange(1, 400)
    [*_, (play, _)] = islice(random_positions(case, seed, index), stop)
    return record_of(play, [f"player {seat}" for seat in range(play.players)])


def check_analysis(record: Record) -> None:
    """Analyse a record; the parts of a finished game's result add up."""
    report = analyse(record, engine="plain", budget=TINY)
    assert report.stage == "complete"
    assert report.json()
    for seat in report.seats if record.play.over else ():
        parts = seat.sum
        total = parts.start + parts.luck - parts.losses + parts.others_luck + parts.others_losses + parts.rest
        assert abs(total - parts.result) < EXACT


def analyse_broken(record: Record, seed: int) -> bool:
    """Damage the text of a record; whether it was still readable, and then analysed."""
    random = Random(seed)
    text = bytearray(as_text(record).encode())
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(text))
        if random.random() < 0.5:
            del text[at : at + random.randrange(1, 40)]
        else:
            text[at] = random.randrange(256)
    try:
        records = list(read_stream(io.BytesIO(bytes(text)), GAMES))
    except RecordError:
        return False
    for one in records:
        check_analysis(one)
    return bool(records)

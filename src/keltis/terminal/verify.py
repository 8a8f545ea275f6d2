"""`keltis verify`: whether chance in recorded games is what their tables had promised."""

import sys
from pathlib import Path

from keltis.core.record import RecordError
from keltis.core.recordfile import read_records
from keltis.games import GAMES
from keltis.table.verifying import Unverified, verify
from keltis.terminal.complaint import complaint
from keltis.terminal.voice import Voice
from keltis.terminal.width import printable

BAD = 2


def verify_files(files: list[Path], promised: str, language: str) -> None:
    """Check all records; a line for each."""
    voice = Voice(language)
    bad = 0
    for path in files:
        try:
            for number, record in enumerate(read_records(path, GAMES), 1):
                name = str(path) if number == 1 else f"{path} {number}"
                try:
                    verdict = verify(record, promised)
                    line = voice.tell("verify-good", draws=verdict.draws, promised=verdict.promised)
                except Unverified as error:
                    bad += 1
                    line = voice(error.why)
                print(printable(f"{name}: {line}"))
        except RecordError as error:
            raise complaint("complain-record", path=str(path), why=error.sentence(language)) from None
    if bad:
        sys.exit(BAD)
    print(voice.tell("verify-means" if promised else "verify-compare"))

"""`keltis verify`: verifies chance in recorded games against the commitments of their tables."""

import sys
from pathlib import Path

from keltis.cli.error import command_error
from keltis.console.width import printable
from keltis.core.record import RecordError
from keltis.core.record_file import read_records
from keltis.games import GAMES
from keltis.table.verify import Unverified, verify
from keltis.text_interface.translator import Translator

BAD = 2


def verify_files(files: list[Path], promised: str, language: str) -> None:
    """Check all records; a line for each."""
    translator = Translator(language)
    bad = 0
    for path in files:
        try:
            for number, record in enumerate(read_records(path, GAMES), 1):
                name = str(path) if number == 1 else f"{path} {number}"
                try:
                    verdict = verify(record, promised)
                    line = translator.text("verify-good", draws=verdict.draws, promised=verdict.promised)
                except Unverified as error:
                    bad += 1
                    line = translator(error.why)
                print(printable(f"{name}: {line}"))
        except RecordError as error:
            raise command_error("complain-record", path=str(path), why=error.sentence(language)) from None
    if bad:
        sys.exit(BAD)
    print(translator.text("verify-means" if promised else "verify-compare"))

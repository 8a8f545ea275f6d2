"""Version 2 of the rules lets a tile act three times per turn in the variant (O9); version 1 goes on."""

import io
from collections.abc import Callable

import pytest

from keltis.core.game import UnknownVersion
from keltis.core.record import Record, RecordError, record_of
from keltis.core.record_file import as_jsonl, as_text, read_stream
from keltis.games import GAMES, game_named
from keltis.games.orakel import ORAKEL
from tests.games.orakel.gamesters import CIRCLE
from tests.games.orakel.kept import KEPT
from tests.games.orakel.positions import VARIANT, OrakelPlay, position
from tests.games.positions import do, legal, refused

CHAIN = {2: "clover G", 4: "spiral"}


def chain(rules: int, options: dict[str, str] | None = None) -> OrakelPlay:
    """A figure has come to a clover from which it can go to a spiral, and back, and so on."""
    play = position(hands=["Y5"], tiles=CHAIN, rules=rules, options=options)
    do(play, "play Y5", "move 0")
    return play


@pytest.mark.rule("O9")
def test_in_the_variant_a_tile_acts_three_times_per_turn() -> None:
    play = chain(2, VARIANT)
    for _ in range(3):
        assert "move 2" in legal(play)
        do(play, "move 2", "back 2")
    assert legal(play) == {"draw"}
    assert refused(play, "move 2") == "C7"


@pytest.mark.rule("O9")
def test_two_tiles_are_counted_separately() -> None:
    play = position(hands=["Y5"], tiles={2: "clover G", 4: "spiral", 3: "spiral"}, rules=2, options=VARIANT)
    do(play, "play Y5", "move 0", "move 2", "back 3", "back 2", "move 2", "back 3", "back 2", "move 2")
    do(play, "back 3", "back 2")
    assert legal(play) == {"draw"}, "the clover has acted three times"


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("rules", "options"), [(1, {}), (1, VARIANT), (2, {})])
def test_otherwise_a_tile_acts_once_per_turn(rules: int, options: dict[str, str]) -> None:
    play = chain(rules, options)
    do(play, "move 2", "back 2")
    assert legal(play) == {"draw"}


@pytest.mark.rule("O9")
def test_a_seat_observes_how_often_a_tile_has_acted() -> None:
    play = chain(2, VARIANT)
    observation = ORAKEL.learning.observation
    seen = []
    for _ in range(2):
        numbers = [0] * observation.size(2)
        ORAKEL.learning.observe(play.board, play.state, 0, numbers)
        seen.append((numbers[observation["uses"] + 2], numbers[observation["acted"] + 2]))
        do(play, "move 2", "back 2")
    assert seen == [(1, 0), (2, 0)]


def test_a_game_has_all_versions_of_its_rules() -> None:
    assert ORAKEL.rules_version == 2
    assert game_named("orakel", 2) is ORAKEL
    assert game_named("orakel", 1).rules_version == 1
    assert game_named("orakel", 1) is ORAKEL.at_version(1)
    with pytest.raises(UnknownVersion, match="orakel has no rules of version 3"):
        ORAKEL.at_version(3)


@pytest.mark.parametrize("write", [as_text, as_jsonl])
def test_a_record_is_replayed_and_continued_by_the_version_that_it_names(
    write: Callable[[Record], str],
) -> None:
    old = CIRCLE.at_version(1).played(["whirler", "random"], 3, clover="any")
    text = write(record_of(old, ["Ada", "Ben"]))
    [record] = read_stream(io.BytesIO(text.encode()), GAMES)
    assert record.header.rules == record.play.game.rules_version == 1
    assert record.play.board.tile_uses == 1
    assert write(record) == text


def test_the_same_actions_may_be_illegal_by_the_older_version() -> None:
    """Some kept game of version 2 has a chain that version 1 forbids."""
    forbidden = 0
    for file in KEPT.files():
        text = file.read_text("utf-8")
        if "\nrules: 2\n" in text and "\noption clover: any\n" in text:
            try:
                list(read_stream(io.BytesIO(text.replace("\nrules: 2\n", "\nrules: 1\n").encode()), GAMES))
            except RecordError:
                forbidden += 1
    assert forbidden

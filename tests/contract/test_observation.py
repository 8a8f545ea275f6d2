"""Observations: every number is written and within its block, and none tells what the seat cannot know."""

import pytest

from keltis.core.luck import lucky
from keltis.core.observation import NOTHING
from keltis.core.play import AnyPlay
from tests.contract.tables import Table, imagined, random_positions, tables

TABLES = [table for table in tables() if table.game.observation is not NOTHING]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def observed(play: AnyPlay, seat: int, before: int = 0) -> list[int]:
    """The row of a seat, written over numbers that stood there before."""
    row = [before] * play.game.observation.size(play.players)
    play.game.observe(play.facts, play.state, seat, row)
    return row


@every_table
def test_every_number_lies_within_its_block(table: Table) -> None:
    for number, (play, _) in enumerate(random_positions(table, 41)):
        if number % 7 and not play.over:
            continue
        for seat in range(table.players):
            row = observed(play, seat)
            for placed in table.game.observation.placed(table.players):
                block = placed.block
                for value in row[placed.start : placed.start + block.size]:
                    assert type(value) is int
                    assert block.low <= value <= block.high, block.name


@every_table
def test_every_number_is_written_whatever_stood_there_before(table: Table) -> None:
    for number, (play, _) in enumerate(random_positions(table, 42)):
        if number % 29 == 0:
            seat = number % table.players
            assert observed(play, seat, before=111) == observed(play, seat, before=-111)


@every_table
def test_a_seat_observes_the_same_in_every_world_that_it_can_imagine(table: Table) -> None:
    for number, (play, _) in enumerate(random_positions(table, 43)):
        if number % 5 == 0:
            for seat in range(table.players):
                other = imagined(play, seat, lucky(44, number))
                assert observed(other, seat) == observed(play, seat)

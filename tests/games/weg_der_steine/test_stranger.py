"""The engine and the independent implementation agree in every position of many games."""

from collections import Counter

import pytest

from tests.games.comparing import side_by_side
from tests.games.weg_der_steine.gamesters import played
from tests.games.weg_der_steine.positions import StonesPlay, lying, rows_of
from tests.games.weg_der_steine.stranger import Table

PLAYERS = [2, 3, 4]
NAMES = ["greedy", "random", "taker", "turner", "doubter", "sleeper", "latecomer"]
SEEDS = range(6)


def told_by_the_stranger(play: StonesPlay) -> Counter[str]:
    """Compare a finished game position by position; count what was to be decided in it."""
    seen: Counter[str] = Counter()
    for table, ours in side_by_side(play, Table(play.players)):
        assert lying(ours) == set(table.open)
        for seat, friend in enumerate(table.friends):
            rows = [" ".join(f"{colour}{v}" for v in row) for colour, row in friend.rows.items() if row]
            assert rows_of(ours, seat) == rows
        seen[f"{table.doing}{' again' if table.extra else ''}{'' if table.face_down else ' at last'}"] += 1
    return seen


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", NAMES)
def test_the_stranger_agrees_with_every_position(name: str, players: int) -> None:
    for seed in SEEDS:
        told_by_the_stranger(played([name] * players, seed))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_stranger_agrees_when_habits_meet(players: int) -> None:
    for seed in SEEDS:
        told_by_the_stranger(played(["sleeper", "random", "doubter", "greedy"][:players], seed))


def test_the_games_compared_hold_every_kind_of_decision() -> None:
    seen: Counter[str] = Counter()
    for name, games in (("random", 10), ("turner", 10), ("latecomer", 40)):
        for seed in range(games):
            seen += told_by_the_stranger(played([name] * 2, seed))
    for thing in (
        *("choosing", "choosing again", "choosing again at last"),
        *("turning over", "turning over again"),
        *("deciding", "deciding at last", "deciding again", "deciding again at last"),
    ):
        assert seen[thing] >= 2, thing


def test_the_stranger_begins_by_turning_a_tile() -> None:
    assert Table(2).legal() == {"turn"}

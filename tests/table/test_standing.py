"""What counts in statistics and ratings, and what does not."""

from typing import Any

import pytest

from keltis.table.standing import Finished, Seated, Standing, standings


def person(who: str, points: int, *played_by: str, away: str = "") -> Seated:
    return Seated("person", who.title(), who, "", away, points, played_by)


def bot(level: str, points: int, *played_by: str) -> Seated:
    return Seated("bot", level.title(), "", level, "", points, played_by or (level,))


def standing(*seats: Seated, winners: tuple[int, ...] = (0,), who: str = "ada", **more: Any) -> Standing:
    return standings(Finished(seats, winners, **more))[who]


def test_a_game_against_a_bot_counts_and_is_rated() -> None:
    found = standing(person("ada", 30), bot("clover", 20))
    assert (found.outcome, found.place, found.opponents) == ("won", 1, "bots")
    assert (found.counts, found.rated_bot, found.ratable) == (True, "clover", False)


def test_the_level_that_really_decided_is_the_opponent() -> None:
    assert standing(person("ada", 9), bot("merlin", 5, "kobold")).rated_bot == "kobold"
    assert standing(person("ada", 9), bot("merlin", 5, "kobold", "merlin")).rated_bot == ""


@pytest.mark.parametrize(
    ("more", "counts", "rated"),
    [
        ({}, True, "clover"),
        ({"why": "agreed"}, False, ""),
        ({"why": "resigned"}, True, "clover"),
        ({"plain": False}, True, ""),
        ({"own_board": True}, False, ""),
    ],
)
def test_games_that_were_called_off_do_not_count(more: Any, counts: bool, rated: str) -> None:
    found = standing(person("ada", 30), bot("clover", 20), **more)
    assert (found.counts, found.rated_bot) == (counts, rated)


@pytest.mark.parametrize("winners", [(0,), (1,), (0, 1)])
def test_a_success_with_the_help_of_a_bot_does_not_count(winners: tuple[int, ...]) -> None:
    for helped in (person("ada", 5, "kobold"), person("ada", 5, away="gone")):
        found = standing(helped, bot("clover", 5), winners=winners)
        assert found.counts == (found.outcome == "lost")
        assert bool(found.rated_bot) == found.counts


def test_nobody_is_rated_against_themselves() -> None:
    seats = (person("ada", 9), person("ada", 8), person("ben", 7))
    found = standing(*seats)
    assert (found.outcome, found.opponents, found.counts, found.ratable) == ("none", "self", False, False)
    assert not standing(*seats, who="ben").ratable


def test_places_follow_from_points_and_who_resigned_is_last() -> None:
    seats = [person("ada", 5), person("ben", 9), person("cy", 5), bot("clover", 7)]
    found = standings(Finished(seats, [1]))
    assert [found[who].place for who in ("ada", "ben", "cy")] == [3, 1, 3]
    assert {one.opponents for one in found.values()} == {"mixed"}
    assert all(one.ratable and not one.rated_bot for one in found.values())
    seats[1] = person("ben", 9, "kobold", away="resigned")  # a bot played on and won
    found = standings(Finished(seats, [1]))
    assert [found[who].place for who in ("ada", "ben", "cy")] == [2, 4, 2]
    assert found["ben"].outcome == "lost"


def test_a_shared_success_is_one() -> None:
    found = standings(Finished([person("ada", 9), person("ben", 9)], [0, 1]))
    assert {(one.outcome, one.place) for one in found.values()} == {("shared", 1)}

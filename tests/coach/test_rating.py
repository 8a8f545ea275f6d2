"""The estimated rating of a player."""

from keltis.coach.rating import played_like


def test_no_level_without_enough_turns_or_measurements() -> None:
    assert played_like("keltis", 2, 0.02, 11) is None
    assert played_like("keltis", 3, 0.02, 40) is None
    assert played_like("orakel", 2, 0.02, 40) is None


def test_more_losses_are_never_a_higher_level() -> None:
    for game in ("keltis", "wuerfelspiel"):
        found = [played_like(game, 2, loss / 1000, 30) for loss in range(0, 200, 5)]
        ratings = [one.rating for one in found if one]
        assert len(ratings) == len(found)
        assert ratings == sorted(ratings, reverse=True)


def test_more_turns_make_it_surer() -> None:
    few, many = (played_like("wuerfelspiel", 2, 0.03, turns) for turns in (12, 1000))
    assert few is not None
    assert many is not None
    assert many.range < few.range

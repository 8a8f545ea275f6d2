"""Wish stones lie face down before their owners (N8)."""

import pytest

from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.core.view import plain, view
from keltis.games.neue_wege import NEUE_WEGE
from tests.games.cardtable import draw
from tests.games.neue_wege.positions import position, wishes
from tests.games.positions import do

OWNED = ["RRG", "BBBY"]


@pytest.mark.rule("N8")
def test_the_owner_may_always_look_at_the_own_wish_stones() -> None:
    seen = view(position(wishes=OWNED), 0).table.players[0]
    assert (seen.wishes, seen.wish_colours) == (3, (2, 0, 0, 1, 0))


@pytest.mark.rule("N8")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_others_see_only_how_many_there_are(viewer: int) -> None:
    seen = view(position(wishes=OWNED), viewer).table.players[0]
    assert (seen.wishes, seen.wish_colours) == (3, ())


@pytest.mark.rule("N8")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nothing_that_others_see_depends_on_the_colours(viewer: int) -> None:
    """Two tables that differ only in who owns which of the colours look the same in all that is theirs."""
    one, other = position(wishes=["RRR", "G"]), position(wishes=["RGR", "R"])
    for play in (one, other):
        assert view(play, viewer).scores[0].total == 0
    assert plain(view(one, viewer).table.players[0]) == plain(view(other, viewer).table.players[0])
    assert plain(view(one, viewer).scores[0]) == plain(view(other, viewer).scores[0])


@pytest.mark.rule("N8", "N10")
def test_a_running_score_tells_the_wish_stones_to_their_owner_only() -> None:
    play = position(wishes=OWNED)
    assert {line.source for line in view(play, 1).scores[1].lines} == {"wishes", "sets", "tiles"}
    for viewer in (0, SPECTATOR):
        assert {line.source for line in view(play, viewer).scores[1].lines} == {"tiles"}


@pytest.mark.rule("N8")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_at_the_end_everything_is_shown(viewer: int) -> None:
    play = position(wishes=OWNED, hands=["R5"], deck=1)
    do(play, "discard R5")
    draw(play)
    seen = view(play, viewer)
    assert [player.wish_colours for player in seen.table.players] == [(2, 0, 0, 1, 0), (0, 1, 0, 0, 3)]
    assert [score.total for score in seen.scores] == play.scores()


@pytest.mark.rule("N8")
def test_what_was_taken_was_seen_by_all_so_dealing_anew_leaves_it() -> None:
    play = position(wishes=OWNED)
    NEUE_WEGE.rules.redeal(play.board, play.state, SPECTATOR, seeded_rng(1))
    assert (wishes(play, 0), wishes(play, 1)) == ("RRG", "YBBB")

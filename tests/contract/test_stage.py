"""Every game can be drawn from a view, and every legal action has its own things to touch."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.pictures import picture
from keltis.ui_model.stage import Place
from tests.contract.tables import Case, imagined, random_positions, tables

TABLES = tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
EVERY = 37  # positions from one that is drawn to the next


def overlap(one: Place, other: Place) -> bool:
    if one.round and other.round:
        near = (one.width + other.width) / 2
        return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < near**2
    wide, high = (one.width + other.width) / 2, (one.height + other.height) / 2
    return abs(one.x - other.x) < wide and abs(one.y - other.y) < high


@every_table
def test_places_lie_on_the_board_and_apart(table: Case) -> None:
    play = table.open()
    stage = table.game.tabletop.stage(view(play).table)
    for place in stage.places:
        assert place.width / 2 <= place.x <= stage.width - place.width / 2
        assert place.height / 2 <= place.y <= stage.height - place.height / 2
    assert not [(a.id, b.id) for a, b in combinations(stage.places, 2) if overlap(a, b)]
    names = {place.id for place in stage.places}
    assert len(names) == len(stage.places)
    assert all(end in names for link in stage.links for end in link)


@every_table
def test_everything_on_the_board_is_on_a_place(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 41)):
        if number % EVERY == 0:
            shown = view(play).table
            stage, scene = table.game.tabletop.stage(shown), table.game.tabletop.scene(shown)
            names = {place.id for place in stage.places}
            assert {thing.place for thing in scene.lying} <= names
            assert {piece.place for piece in scene.pieces} <= names
            assert scene.priestess in (*names, "")
            assert all(0 <= piece.seat < table.players for piece in scene.pieces)


@every_table
def test_every_legal_action_has_its_own_things_to_touch(table: Case) -> None:
    """So touches identify an action without knowledge of the rules."""
    for play, _ in random_positions(table, 42):
        if play.mover < 0:
            continue
        shown = view(play, play.mover)
        touched = [frozenset(table.game.tabletop.touch(shown, words)) for words in shown.legal]
        assert all(touched)
        assert len(set(touched)) == len(touched)
        # No set may contain another one, unless a button ends the choice.
        buttons = {things for things in touched if any(thing.startswith("button ") for thing in things)}
        assert not [(a, b) for a, b in combinations(set(touched) - buttons, 2) if a <= b or b <= a]


@every_table
def test_a_picture_is_valid_and_tells_nothing_hidden(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 43)):
        if number % (3 * EVERY) == 0:
            drawn = picture(table.game, view(play, SPECTATOR), "A < B")
            assert drawn._repr_svg_() == drawn  # what a notebook shows
            assert ElementTree.fromstring(drawn).tag.endswith("svg")
            assert "A &lt; B" in drawn
            assert not re.search(r'(href|src)="', drawn)  # nothing is loaded from elsewhere
            other = imagined(play, SPECTATOR, seeded_rng(44, number))
            assert picture(table.game, view(other, SPECTATOR), "A < B") == drawn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keltis.core.bits import members
from keltis.parts.pilgrims import MOST_PILGRIMS, Pilgrims, gather, standing, walk

WALKS = st.lists(st.tuples(st.integers(0, MOST_PILGRIMS - 1), st.integers(0, 35)))


@given(st.integers(1, MOST_PILGRIMS), WALKS)
def test_pilgrims_walk_like_a_sorted_list(number: int, walks: list[tuple[int, int]]) -> None:
    pilgrims = Pilgrims()
    gather(pilgrims, number)
    model = [0] * number
    for who, target in walks:
        origin = model[who % number]
        walk(pilgrims, origin, target)
        model[who % number] = target
        model.sort()
        assert pilgrims.stone == model + [0] * (MOST_PILGRIMS - number)
        assert members(standing(pilgrims)) == sorted(set(model))


@pytest.mark.parametrize("number", range(1, MOST_PILGRIMS + 1))
def test_all_pilgrims_begin_at_the_start(number: int) -> None:
    pilgrims = Pilgrims()
    gather(pilgrims, number)
    assert standing(pilgrims) == 1


def test_the_order_in_which_they_came_does_not_matter() -> None:
    one, other = Pilgrims(), Pilgrims()
    for pilgrims, stones in ((one, (3, 9, 5)), (other, (9, 5, 3))):
        gather(pilgrims, 3)
        for stone in stones:
            walk(pilgrims, 0, stone)
    assert one == other

from hypothesis import given
from hypothesis import strategies as st

from keltis.parts.travellers import SMALL_FIGURES, Travellers, walk_small


@given(st.lists(st.integers(0, 3), max_size=30), st.integers(1, SMALL_FIGURES))
def test_small_figures_are_moved_like_a_sorted_list(picks: list[int], figures: int) -> None:
    travellers = Travellers()
    model = [0] * figures
    for step, pick in enumerate(picks):
        origin = model[pick % figures]
        target = origin + 1 + step % 3
        model[model.index(origin)] = target
        model.sort()
        walk_small(travellers, figures, origin, target)
        assert travellers.small == model + [0] * (SMALL_FIGURES - figures)

from hypothesis import given
from hypothesis import strategies as st

from keltis.parts.pile import Pile, pop, push, top


@given(st.lists(st.one_of(st.none(), st.integers(0, 10))))
def test_a_pile_behaves_like_a_stack(moves: list[int | None]) -> None:
    """A number is pushed; None pops."""
    pile = Pile()
    model: list[int] = []
    for move in moves:
        if move is None:
            if model:
                assert pop(pile) == model.pop()
        elif len(model) < 22:
            push(pile, move)
            model.append(move)
        assert pile.size == len(model)
        assert top(pile) == (model[-1] if model else -1)


def test_what_is_gone_leaves_no_trace() -> None:
    pile = Pile()
    push(pile, 7)
    push(pile, 9)
    pop(pile)
    pop(pile)
    assert pile == Pile()

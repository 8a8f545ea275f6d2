from keltis.parts.figures import NOWHERE, Figures, enter, gather, step

END = 9


def gathered() -> Figures:
    figures = Figures()
    gather(figures, 4, 1)
    return figures


def test_all_figures_begin_at_the_start() -> None:
    figures = gathered()
    assert (figures.small, figures.large, figures.large_path) == (4, 1, NOWHERE)
    assert figures.stone == [0] * 5
    assert figures.walking == figures.arrived == 0


def test_a_small_figure_enters_on_stone_1() -> None:
    figures = gathered()
    enter(figures, 3, 0)
    assert figures.stone == [0, 0, 0, 1, 0]
    assert (figures.small, figures.large, figures.large_path) == (3, 1, NOWHERE)
    assert figures.walking == 1 << 3


def test_the_large_figure_is_remembered_by_its_path() -> None:
    figures = gathered()
    enter(figures, 0, 1)
    assert (figures.small, figures.large, figures.large_path) == (4, 0, 0)


def test_a_figure_walks_until_it_arrives_on_the_end_stone() -> None:
    figures = gathered()
    enter(figures, 2, 0)
    enter(figures, 4, 1)
    for stone in range(2, END):
        step(figures, 2, END)
        assert figures.stone[2] == stone
        assert (figures.walking, figures.arrived) == (1 << 2 | 1 << 4, 0)
    step(figures, 2, END)
    assert figures.stone == [0, 0, END, 0, 1]
    assert (figures.walking, figures.arrived) == (1 << 4, 1 << 2)

"""Pictures of positions as SVG, drawn from a view: they show what its viewer may see and nothing else."""

from keltis.core.game import AnyGame
from keltis.core.view import View
from keltis.pictures.board import board_picture
from keltis.pictures.scenery import MARGIN
from keltis.pictures.svg import element, text

__all__ = ["picture"]


class Picture(str):
    """SVG as text; a notebook shows it as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def picture(game: AnyGame, view: View, title: str = "") -> Picture:
    """The board of a view; the title is what a screen reader says."""
    stage = game.tabletop.stage(view.table)
    inside = board_picture(stage, game.tabletop.scene(view.table), view.players)
    drawn = element(
        "svg",
        element("title", text(title or game.name)),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-MARGIN} {-MARGIN} {stage.width + 2 * MARGIN} {stage.height + 2 * MARGIN}",
        role="img",
        font_family="Alegreya, Georgia, DejaVu Serif, serif",
    )
    return Picture(drawn)

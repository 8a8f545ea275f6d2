"""Pictures of positions as SVG, drawn from a view: they show what its viewer may see and nothing else."""

from keltis.core.game import AnyGame
from keltis.core.view import View
from keltis.pictures.board import board_picture
from keltis.pictures.scenery import MARGIN
from keltis.pictures.svg import element, text

__all__ = ["picture"]


def picture(game: AnyGame, view: View, title: str = "") -> str:
    """The board of a view; the title is what a screen reader says."""
    stage = game.tabletop.stage(view.table)
    inside = board_picture(stage, game.tabletop.scene(view.table), view.players)
    return element(
        "svg",
        element("title", text(title or game.name)),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-MARGIN} {-MARGIN} {stage.width + 2 * MARGIN} {stage.height + 2 * MARGIN}",
        role="img",
        font_family="Alegreya, Georgia, DejaVu Serif, serif",
    )

"""Rendering of positions in a terminal, as one viewer may see them."""

from functools import partial

from keltis.core.play import AnyPlay
from keltis.core.seats import NOBODY, SPECTATOR
from keltis.core.view import view
from keltis.messages import say
from keltis.ui_model.drawing import text

RENDER_MODES = ["human", "ansi"]
AGENT = "agent"
NO_SEAT = "spectator"


def viewer_named(name: str, agents: list[str]) -> str:
    """Return the name if such a viewer exists; otherwise raise an error."""
    if name not in (AGENT, NO_SEAT, *agents):
        raise ValueError(f"viewer: {name!r} is not one of {AGENT}, {NO_SEAT}, {', '.join(agents)}")
    return name


def mode_known(mode: str | None) -> str | None:
    """Return the render mode if it is supported; otherwise raise an error."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode: {mode!r} is not one of {', '.join(RENDER_MODES)}")
    return mode


def seat_of(viewer: str, agents: list[str], mover: int) -> int:
    """The seat of a viewer: "agent" is the seat to move, or a spectator if there is none."""
    if viewer == AGENT:
        return SPECTATOR if mover == NOBODY else mover
    return SPECTATOR if viewer == NO_SEAT else agents.index(viewer)


def rendered(play: AnyPlay, seat: int, agents: list[str], language: str = "en") -> str:
    """The table as a seat sees it, as text without colours, and its prompt."""
    speak = partial(say, language=language, names=tuple(agents))
    seen = view(play, seat)
    return f"{text(play.game.views.draw(seen, speak))}\n{speak(seen.prompt)}\n"


def show(play: AnyPlay, seat: int, agents: list[str], language: str = "en") -> None:
    """Print the table as a seat sees it, in colours if the terminal supports them."""
    from keltis.console.screen import Screen, is_plain  # loaded only when needed

    screen = Screen(is_plain(False))
    speak = partial(say, language=language, names=tuple(agents))
    seen = view(play, seat)
    screen.drawing(play.game.views.draw(seen, speak))
    screen.line(speak(seen.prompt))
    screen.line()

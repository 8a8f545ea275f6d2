"""A game gone through again: every event with the position after it, as one viewer may see them."""

from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.server.http import schemas
from keltis.table import render
from keltis.table.apply import fold
from keltis.table.chance import FIRST
from keltis.table.match import Match
from keltis.table.shared_view import final_view
from keltis.table.table import Table

MOST_PLIES = 50  # in one answer


def replay(table: Table, viewer: int, first: int, most: int, is_open: bool) -> schemas.Replay:
    """So many events from a number on; with everybody's hands if there is nothing to hide any more."""
    twin = Match(table.id, table.entries[0])
    plies = []
    for entry in table.entries[: first + most - 1]:
        told = fold(twin, entry, (viewer,) if entry.seq >= first else ())
        if entry.seq < first:
            continue
        shown = None
        if twin.play is not None:
            shown = final_view(view(twin.play, viewer), twin.ended, twin.winners())
        scene = None if shown is None else twin.game.tabletop.scene(shown.table)
        held = hands(twin.play) if is_open and twin.play is not None else ()
        plies.append(schemas.Ply(entry.seq, told[viewer], shown, scene, held))
    return schemas.Replay(
        table.id,
        table.version,
        table.phase == "over",
        None if viewer == SPECTATOR else viewer,
        tuple(chair.name for chair in table.chairs),
        render.stage(table.settings),
        tuple(plies),
        tuple(chair.bot for chair in table.chairs),
    )


def hands(play: AnyPlay) -> tuple[tuple[str, ...], ...]:
    """What everybody holds, as each of them sees it; nothing in games without hands."""
    found = [getattr(view(play, seat).table, "hand", None) for seat in range(play.players)]
    return () if None in found else tuple(tuple(hand or ()) for hand in found)


def draws(table: Table) -> tuple[schemas.Draw, ...]:
    """Everything that chance has done in a game, with how many ways there were."""
    assert table.play is not None
    chance = table.chance()
    found = []
    if table.settings.first == "random":
        ways = len(table.chairs)
        found.append(schemas.Draw(FIRST, ways, chance(FIRST, ways), str(table.turned)))
    play = Play(table.game, table.play.players, table.play.named_board)
    drawn = 0
    for action in table.play.actions:
        if play.mover == CHANCE:
            ways = play.game.rules.chance_ways(play.board, play.state)
            found.append(schemas.Draw(drawn, ways, chance(drawn, ways), play.notation(action)))
            drawn += 1
        play.game.rules.apply_action(play.board, play.state, action)
    return tuple(found)

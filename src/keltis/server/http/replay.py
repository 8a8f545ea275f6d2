"""Replay of a table: every event with the position after it, as one viewer may see them."""

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

MOST_PLIES = 50  # in one response


def replay(table: Table, viewer: int, first: int, most: int, is_open: bool) -> schemas.Replay:
    """The events from number `first` on, at most `most`; with all hands if nothing is hidden any more."""
    match = Match(table.id, table.entries[0])
    plies = []
    for entry in table.entries[: first + most - 1]:
        told = fold(match, entry, (viewer,) if entry.seq >= first else ())
        if entry.seq < first:
            continue
        shown = None
        if match.play is not None:
            shown = final_view(view(match.play, viewer), match.ended, match.winners())
        scene = None if shown is None else match.game.tabletop.scene(shown.table)
        held = hands(match.play) if is_open and match.play is not None else ()
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
    """All hands, each as its owner sees it; empty in games without hands."""
    all_hands = [getattr(view(play, seat).table, "hand", None) for seat in range(play.players)]
    return () if None in all_hands else tuple(tuple(hand or ()) for hand in all_hands)


def draws(table: Table) -> tuple[schemas.Draw, ...]:
    """All chance events of a game, each with its number of equally likely outcomes."""
    assert table.play is not None
    chance = table.chance()
    drawn_events = []
    if table.settings.first == "random":
        ways = len(table.chairs)
        drawn_events.append(schemas.Draw(FIRST, ways, chance(FIRST, ways), str(table.turned)))
    play = Play(table.game, table.play.players, table.play.named_board)
    drawn = 0
    for action in table.play.actions:
        if play.mover == CHANCE:
            ways = play.game.rules.chance_ways(play.board, play.state)
            drawn_events.append(schemas.Draw(drawn, ways, chance(drawn, ways), play.notation(action)))
            drawn += 1
        play.game.rules.apply_action(play.board, play.state, action)
    return tuple(drawn_events)

"""Conservation: every card, tile, wish stone and figure is somewhere exactly once."""

from collections import Counter

from keltis.games.neue_wege.board import WISH, Board
from keltis.games.neue_wege.state import Player, State
from keltis.parts.cardset import ALL, COLOURS, OF_COLOUR
from tests.games.cardtable import every_card_once


def everything_once(board: Board, s: State) -> None:
    """Fail unless every card, every tile, every wish stone and every figure is somewhere exactly once."""
    every_card_once(board, s)
    _every_tile(board, s)
    for player in s.seats[: s.players]:
        _every_figure(board, player)
    in_goal = sum(board.row[field] >= board.goal for player in s.seats for field in _standing(player))
    assert s.goal == in_goal, "figures in the goal area"
    for nobody in s.seats[s.players :]:
        owned = [nobody.hand.size, nobody.rows.laid.once, nobody.points, *nobody.wishes, *_standing(nobody)]
        assert not any(owned), "an empty seat owns nothing"


def _standing(player: Player) -> list[int]:
    return [*player.figures.small, player.figures.large]


def _every_tile(board: Board, s: State) -> None:
    assert not any(s.tiles.on[board.places :]), "tiles lie on their places"
    assert not any(s.tiles.on[s.tiles.laid :]), "what is not laid out lies nowhere"
    lying = Counter(kind for kind in s.tiles.on if kind)
    taken_tiles = 0
    for kind, number in enumerate(board.tiles):
        missing = number - lying[kind] - s.tiles.left[kind]
        if WISH <= kind < WISH + COLOURS:
            colour = kind - WISH
            from_stack = board.stack_size - s.stacks[colour]
            owned = sum(player.wishes[colour] for player in s.seats)
            assert 0 <= missing <= number, "wish stone tiles"
            assert owned == missing + from_stack, "wish stones"
            taken_tiles += missing
        else:
            assert missing == 0, "tiles that stay"
    assert sum(lying.values()) == s.tiles.laid - taken_tiles, "tiles laid out"


def _every_figure(board: Board, player: Player) -> None:
    """What the figures can do, worked out edge by edge."""
    own = player.figures
    assert own.small[: board.small] == sorted(own.small[: board.small]), "small figures are all alike"
    assert not any(own.small[board.small :]), "figures that nobody has"
    standing = {*own.small[: board.small], own.large}
    small = large = cards = 0
    for edge in range(board.edges):
        origin, colour = board.origin[edge], board.colour[board.target[edge]]
        if origin in standing:
            cards |= ALL if colour == COLOURS else OF_COLOUR[colour]
            small |= (origin in own.small[: board.small]) << edge
            large |= (origin == own.large) << edge
    assert (own.small_edges, own.large_edges, own.cards) == (small, large, cards), "what can move"

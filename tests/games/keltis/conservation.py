"""Nothing is lost and nothing is made: every card, tile and figure is somewhere exactly once."""

from collections import Counter

from keltis.cardgame.phases import DEAL, TILES
from keltis.games.keltis.board import WISH, Board
from keltis.games.keltis.state import Player, State
from keltis.parts.cards import Cards, listed
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.figures import NOWHERE
from keltis.parts.stock import Stock


def everything_once(board: Board, s: State) -> None:
    """Fail unless every card, every tile and every figure is somewhere exactly once."""
    _every_card(board, s)
    _every_tile(board, s)
    for player in s.seats[: s.players]:
        _every_figure(board, player)
    in_goal = sum(stone >= board.goal for player in s.seats for stone in player.figures.stone)
    assert s.goal == in_goal, "figures in the goal area"
    for nobody in s.seats[s.players :]:
        assert nobody == Player(), "an empty seat owns nothing"


def _every_card(board: Board, s: State) -> None:
    found = Counter(listed(s.stock.unseen)) + _discarded(s.stock)
    for player in s.seats:
        found += Counter(listed(player.hand.held)) + Counter(listed(player.rows.laid))
        assert player.hand.size == _size(player.hand.held), "the size of a hand"
        assert Counter(listed(player.hand.known)) <= Counter(listed(player.hand.held)), "known, so held"
    assert found == Counter(listed(board.cards)), "cards"
    due = 0
    if s.phase == TILES or s.phase == DEAL:
        due = sum(board.hand - player.hand.size for player in s.seats[: s.players])
    assert _size(s.stock.unseen) == s.stock.deck + board.box[s.players] + due, "draw pile and box"


def _size(cards: Cards) -> int:
    return len(listed(cards))


def _discarded(stock: Stock) -> Counter[int]:
    found: Counter[int] = Counter()
    for colour in range(COLOURS):
        pile = stock.piles[colour]
        found.update(colour * VALUES + value for value in pile.value[: pile.size])
        assert not any(pile.value[pile.size :]), "what is gone from a pile leaves no trace"
    return found


def _every_tile(board: Board, s: State) -> None:
    lying = [kind for kind in s.tiles.on if kind]
    assert not any(s.tiles.on[s.tiles.laid :]), "tiles lie on their places"
    kinds = Counter(lying)
    kinds[WISH] += sum(player.wishes for player in s.seats)
    assert all(number == kinds[kind] + s.tiles.left[kind] for kind, number in enumerate(board.tiles)), "tiles"


def _every_figure(board: Board, player: Player) -> None:
    own = player.figures
    out = {path for path, stone in enumerate(own.stone) if stone}
    assert len(out) + own.small + own.large == board.small + board.large, "figures"
    assert own.large == (board.large if own.large_path == NOWHERE else 0), "the large figure"
    assert own.large_path == NOWHERE or own.large_path in out, "the large figure's path"
    for path, stone in enumerate(own.stone):
        assert own.walking >> path & 1 == (0 < stone < board.end), "figures that can still move"
        assert own.arrived >> path & 1 == (stone == board.end), "figures on end stones"

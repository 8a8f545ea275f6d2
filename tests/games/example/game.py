"""A minimal sixth game: it shows everything that a game has to define.

Each turn chance shows a coin, worth 1 or 2; the seat takes it or leaves it. The seat with the
highest worth wins, but more than three coins are worth nothing.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from keltis.core.actions import Actions, ActionSet
from keltis.core.board_file import TomlTable
from keltis.core.dialect import rule
from keltis.core.game import Game, Learning, Rules, Tabletop, Texts, Views
from keltis.core.layout import Byte, Struct, Times
from keltis.core.observation import Block, Observation
from keltis.core.refusal import Reason
from keltis.core.rng import Rng
from keltis.core.score import Breakdown, ScoreLine
from keltis.core.seats import CHANCE, NOBODY
from keltis.core.view import View
from keltis.messages import LANGUAGES, catalogue
from keltis.messages.message import Message, Seat, message
from keltis.ui_model.drawing import Drawing, Ink, Say
from keltis.ui_model.stage import Lying, Place, Scene, Stage

WORDS = """
prompt-coin = Take the coin of { $worth } or leave it.
refuse-coin = Not now.
log-coin = A coin worth { $worth } lies there.
log-choice = { $seat } decides.
score-coins = Coins
"""
for language in LANGUAGES:
    catalogue(language).add(WORDS)

ACTIONS = Actions([("take", 1), ("leave", 1), ("coin", 2)], chance="coin")
TAKE, LEAVE, COIN = ACTIONS["take"], ACTIONS["leave"], ACTIONS["coin"]

OBSERVATION = Observation(
    1,
    table=(
        Block("coin", 1, 0, 2, "the coin that lies there"),
        Block("seat", 1, 0, 3, "seats until the mover"),
    ),
    seat=(Block("coins", 1, 0, 20, "coins taken"), Block("worth", 1, 0, 40, "what they are worth")),
)


class Board(Struct):
    rounds: Byte
    most: Byte


class State(Struct):
    seat: Byte
    players: Byte
    turn: Byte
    coin: Byte
    coins: Annotated[list[int], Times("i1", 4)]
    worth: Annotated[list[int], Times("i1", 4)]
    over: Byte


def read_board(toml: TomlTable, options: dict[str, str]) -> Board:
    board = Board()
    toml.text("name")
    board.rounds = toml.number("rounds", 1, 20)
    board.most = toml.number("most", 1, 20)
    toml.finish()
    return board


def setup(board: Board, players: int) -> State:
    s = State()
    s.players = players
    s.turn = 1
    return s


@rule
def mover(s: State) -> int:
    if s.over:
        return NOBODY
    return s.seat if s.coin else CHANCE


@rule
def legal_actions(board: Board, s: State) -> ActionSet:
    if s.over:
        return (0,)
    return (3,) if s.coin else (12,)


@rule
def apply_action(board: Board, s: State, action: int) -> None:
    if action >= COIN:
        s.coin = action - COIN + 1
        return
    if action == TAKE:
        s.coins[s.seat] += 1
        s.worth[s.seat] += s.coin
    s.coin = 0
    if s.turn == board.rounds * s.players:
        s.over = 1
        return
    s.turn += 1
    s.seat = (s.seat + 1) % s.players


@rule
def chance_ways(board: Board, s: State) -> int:
    return 2


@rule
def chance_way(board: Board, s: State, k: int) -> int:
    return COIN + k


@rule
def score(board: Board, s: State, seat: int) -> int:
    return s.worth[seat] if s.coins[seat] <= board.most else 0


@rule
def points(board: Board, s: State, seat: int, source: int) -> int:
    return score(board, s, seat)


@rule
def ending(s: State) -> int:
    return s.over


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    out[0] = s.coin
    out[1] = (s.seat - seat + s.players) % s.players
    for place in range(s.players):
        out[2 + 2 * place] = s.coins[(seat + place) % s.players]
        out[3 + 2 * place] = s.worth[(seat + place) % s.players]


@rule
def redeal(board: Board, s: State, seat: int, rng: Rng) -> None:
    return


def action_notation(board: Board) -> list[str]:
    return ["take", "leave", "coin 1", "coin 2"]


def heading(s: State) -> str:
    return f"turn {s.turn} seat {s.seat}"


def why_not(board: Board, s: State, action: int) -> Reason:
    return Reason("A6", message("refuse-coin"))


@dataclass(frozen=True)
class CoinTable:
    coin: int
    coins: tuple[int, ...]


def look(board: Board, s: State, viewer: int) -> CoinTable:
    return CoinTable(s.coin, tuple(s.coins))


def prompt(board: Board, s: State) -> Message:
    return message("prompt-coin", worth=s.coin)


def log_line(board: Board, s: State, action: int, viewer: int) -> Message:
    if action >= COIN:
        return message("log-coin", worth=action - COIN + 1)
    return message("log-choice", seat=Seat(s.seat))


def news(board: Board, before: State, after: State) -> list[Message]:
    return []


def breakdown(board: Board, s: State, seat: int, viewer: int) -> Breakdown:
    return Breakdown((ScoreLine("coins", message("score-coins"), score(board, s, seat)),))


def draw(view: View, say: Say) -> Drawing:
    return [[Ink(str(view.table.coin))], [Ink(" ".join(map(str, view.table.coins)))]]


def describe(view: View, say: Say) -> list[str]:
    return [say(message("log-coin", worth=view.table.coin))]


def stage(table: CoinTable) -> Stage:
    return Stage(100, 100, (Place("middle", 50, 50, width=80, height=80),))


def scene(table: CoinTable) -> Scene:
    return Scene((Lying("middle", f"points {table.coin}"),) if table.coin else ())


def touch(view: View, notation: str) -> tuple[str, ...]:
    return ("place middle",) if notation == "take" else (f"button {notation}",)


@rule
def appraise(board: Board, s: State, action: int) -> int:
    return 100 if action == TAKE and s.coins[s.seat] < board.most else 0


EXAMPLE: Game[Board, State] = Game(
    name="example",
    rules_version=1,
    rule_numbers=("A1", "A6"),
    players=range(2, 5),
    board_file=Path(__file__).with_name("board.toml"),
    read_board=read_board,
    actions=ACTIONS,
    sources=("coins",),
    endings=("", "stall"),
    rules=Rules(
        setup=setup,
        mover=mover,
        legal_actions=legal_actions,
        apply_action=apply_action,
        chance_ways=chance_ways,
        chance_way=chance_way,
        score=score,
        points=points,
        ending=ending,
        redeal=redeal,
    ),
    learning=Learning(
        observation=OBSERVATION,
        observe=observe,
        appraise=appraise,
    ),
    texts=Texts(
        notation=action_notation,
        heading=heading,
        why_not=why_not,
        prompt=prompt,
        log_line=log_line,
        news=news,
    ),
    views=Views(
        look=look,
        breakdown=breakdown,
        draw=draw,
        describe=describe,
    ),
    tabletop=Tabletop(
        stage=stage,
        scene=scene,
        touch=touch,
    ),
    turn_rule="A6",
)

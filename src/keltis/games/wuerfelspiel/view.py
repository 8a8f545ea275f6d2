"""The views and messages of Das Würfelspiel. Everything is public."""

from keltis.core.bits import count, members
from keltis.core.memoise import once_per_board, once_per_player
from keltis.core.score import Breakdown, ScoreLine
from keltis.games.wuerfelspiel.board import FIELD_NAMES, SIDE_NAMES, Board
from keltis.games.wuerfelspiel.notation import FACE_NOTATION, dice_notation
from keltis.games.wuerfelspiel.rules import ACTIONS, landing, wish_points
from keltis.games.wuerfelspiel.state import BONUS, DICE, Player, State
from keltis.messages.message import Message, Seat, message
from keltis.parts.colours import COLOUR_NAMES, colour_message
from keltis.util.frozen import frozen


@frozen
class Field:
    """A field with its points and its kind."""

    value: int
    kind: str


@frozen
class Row:
    """A row from its first field to the last."""

    colour: str
    fields: tuple[Field, ...]


@frozen
class PlayerView:
    """The things of a player."""

    fields: tuple[int, ...]  # field by row; 0: no own piece there
    left: int
    goal: int
    wishes: int
    first: int  # points from the first side of a match


@frozen
class DiceTable:
    """The table of Das Würfelspiel."""

    side: str
    number: int  # number of the side being played: the first or the second one
    sides: int  # number of sides to be played; two make a match
    rows: tuple[Row, ...]
    goal: int  # the first field of the goal area
    goal_count: int
    goal_pieces: int
    goal_own: int
    stock: int
    dice: tuple[str, ...]  # a letter, "wish", or "" in the air
    players: tuple[PlayerView, ...]


def look(board: Board, s: State, viewer: int) -> DiceTable:
    """The table; the same for everybody."""
    return DiceTable(
        side=SIDE_NAMES[s.side],
        number=s.played + 1,
        sides=board.sides,
        rows=_sides(board)[s.side],
        goal=board.goal,
        goal_count=s.goal,
        goal_pieces=board.goal_pieces[s.players],
        goal_own=board.goal_own,
        stock=s.stock,
        dice=tuple(_die(s, die) for die in range(board.dice)),
        players=tuple([_player(board, s, seat) for seat in range(s.players)]),
    )


@once_per_board
def _sides(board: Board) -> tuple[tuple[Row, ...], ...]:
    """What is printed on the two sides of the board."""
    return tuple(
        tuple(_row(board, side, row) for row in range(board.rows)) for side in range(len(SIDE_NAMES))
    )


def _row(board: Board, side: int, row: int) -> Row:
    kinds = board.field[side][row]
    fields = [Field(board.value[n], FIELD_NAMES[kinds[n]]) for n in range(1, board.end + 1)]
    return Row(COLOUR_NAMES[row], tuple(fields))


def _die(s: State, die: int) -> str:
    return "" if s.dice.rolling >> die & 1 else FACE_NOTATION[s.dice.face[die]]


@once_per_player(Player.numbers)
def _player(board: Board, s: State, seat: int) -> PlayerView:
    player = s.seats[seat]
    return PlayerView(
        fields=tuple(player.at[: board.rows]),
        left=player.left,
        goal=player.goal,
        wishes=player.wishes,
        first=player.first_pieces + player.first_wishes,
    )


def prompt(board: Board, s: State) -> Message:
    """The decision of the seat whose turn it is."""
    if s.phase == DICE:
        return message("prompt-dice-keep", dice=_roll_message(*s.dice.face[: board.dice]))
    if s.phase == BONUS:
        return message("prompt-dice-clover")
    return message("prompt-dice-symbol", dice=_roll_message(*s.dice.face[: board.dice]))


def _roll_message(*faces: int) -> Message:
    """The faces of all dice, announced together with the question for screen reader users."""
    told = face_message(faces[-1])
    for face in faces[-2::-1]:
        told = message("dice-more", face=face_message(face), rest=told)
    return told


def face_message(face: int) -> Message:
    """The name of a face."""
    return message("dice-face", face=(*COLOUR_NAMES, "wish")[face])


# --- the log -----------------------------------------------------------------------------------


def log_line(board: Board, s: State, action: int, viewer: int) -> Message:
    """The log line of an action; the same for everybody."""
    span = ACTIONS.span(action)
    what = action - span.start
    who = Seat(s.seat)
    if span.name == "die":
        die = members(s.dice.rolling)[0] + 1
        return message("log-dice-die", die=die, face=face_message(what))
    if span.name == "reroll":
        dice = dice_notation(what + 1).replace(" ", ", ")
        return message("log-dice-reroll", seat=who, dice=dice, number=count(what + 1))
    if span.name in ("keep", "pass"):
        return message(f"log-dice-{span.name}", seat=who)
    return _log_move(board, s, what, s.dice.shown[what] if span.name == "move" else 1)


def _log_move(board: Board, s: State, row: int, number: int) -> Message:
    """A move; the kind of the target field is shown only while there is still a choice."""
    player = s.seats[s.seat]
    field = landing(board, player, row, number)
    return message(
        "log-dice-move" if player.at[row] else "log-dice-enter",
        seat=Seat(s.seat),
        colour=colour_message(row),
        field=field,
        kind=FIELD_NAMES[board.field[s.side][row][field]] or "plain",
    )


# --- the score ---------------------------------------------------------------------------------


def news(board: Board, before: State, after: State) -> list[Message]:
    """The result of a roll or a landing (W3, W7, W8, W10, W12)."""
    if after.played > before.played:
        return [message("wuerfelspiel-news-side")]
    seat = Seat(before.seat)
    found = []
    if after.stock < before.stock:
        found.append(message("news-wish", seat=seat))
    if after.goal > before.goal:
        needed = board.goal_pieces[after.players]
        found.append(message("news-goal", figures=after.goal, needed=needed))
    if after.turn > before.turn and after.seat == before.seat:
        found.append(message("news-again", seat=seat))
    return found


def breakdown(board: Board, s: State, seat: int, viewer: int) -> Breakdown:
    """The parts of a seat's total (W1, W11, W12)."""
    return _breakdown(board, s, seat, s.played > 0)


@once_per_player(Player.numbers)
def _breakdown(board: Board, s: State, seat: int, second: bool) -> Breakdown:
    player = s.seats[seat]
    lines = []
    if second:
        lines.append(ScoreLine("pieces", message("score-dice-first-pieces"), player.first_pieces))
        lines.append(ScoreLine("wishes", message("score-dice-first-wishes"), player.first_wishes))
    for row in range(board.rows):
        if player.at[row]:
            text = message("score-dice-piece", colour=colour_message(row), field=player.at[row])
            lines.append(ScoreLine("pieces", text, board.value[player.at[row]]))
    wishes = message("score-wishes", wishes=player.wishes)
    lines.append(ScoreLine("wishes", wishes, wish_points(board, s, seat)))
    return Breakdown(tuple(lines))

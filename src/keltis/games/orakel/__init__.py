"""Das Orakel (rule book 003)."""

from keltis.cardgame.notation import heading
from keltis.cardgame.phases import ASIDE, CARD, ENDINGS, PREPARATION, REFILLING
from keltis.cardgame.rules import chance_ways, ending, mover, redeal
from keltis.cardgame.view import uncovers
from keltis.core.game import Course, Game, Option
from keltis.games.orakel import board, drawing, greedy, notation, observation, reasons, rules, stage, view
from keltis.games.orakel.state import CLAIM, CLOVER, MOVE, SHED, SPIRAL, State

ORAKEL: Game[board.Board, State] = Game(
    name="orakel",
    rules_version=1,
    rules=(
        *("A1", "A2", "A3", "A4", "A5", "A6"),
        *("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C12"),
        *("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "O11", "O12", "O13", "O14"),
    ),
    players=range(2, 5),
    actions=rules.ACTIONS,
    board_file=board.STANDARD,
    sources=rules.SOURCES,
    endings=ENDINGS,
    setup=rules.setup,
    mover=mover,
    legal_actions=rules.legal_actions,
    apply_action=rules.apply_action,
    chance_ways=chance_ways,
    chance_way=rules.chance_way,
    score=rules.score,
    points=rules.points,
    ending=ending,
    redeal=redeal,
    read_board=board.read_board,
    spell=notation.spell,
    heading=heading,
    why_not=reasons.why_not,
    look=view.look,
    own=view.own,
    prompt=view.prompt,
    log_line=view.log_line,
    news=view.news,
    breakdown=view.breakdown,
    draw=drawing.draw,
    describe=drawing.describe,
    stage=stage.stage,
    scene=stage.scene,
    standing=stage.standing,
    touch=stage.touch,
    roaming=frozenset({"move", "priestess"}),
    guide=stage.GUIDE,
    appraise=greedy.appraise,
    uncovers=uncovers,
    options=(Option("clover", (board.FIGURE, board.ANY)),),  # O7: whom a clover moves
    observation=observation.OBSERVATION,
    observe=observation.observe,
    course=Course(PREPARATION, (CARD, MOVE, CLAIM, CLOVER, SPIRAL, SHED, *REFILLING), ASIDE),
)

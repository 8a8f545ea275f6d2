"""Das Orakel (rule book 003)."""

from dataclasses import replace

from keltis.cardgame.notation import heading
from keltis.cardgame.phases import ASIDE, CARD, ENDINGS, PREPARATION, REFILLING
from keltis.cardgame.rules import chance_ways, ending, mover, redeal
from keltis.cardgame.view import uncovers
from keltis.core.game import Game, Learning, Option, PhaseOrder, Rules, Tabletop, Texts, Views
from keltis.games.orakel import board, drawing, greedy, notation, observation, reasons, rules, stage, view
from keltis.games.orakel.state import CLAIM, CLOVER, MOVE, SHED, SPIRAL, State

CURRENT: Game[board.Board, State] = Game(
    name="orakel",
    rules_version=2,
    rule_numbers=(
        *("A1", "A2", "A3", "A4", "A5", "A6"),
        *("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C12"),
        *("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "O11", "O12", "O13", "O14"),
    ),
    players=range(2, 5),
    board_file=board.STANDARD,
    read_board=board.read_board,
    actions=rules.ACTIONS,
    sources=rules.SOURCES,
    endings=ENDINGS,
    rules=Rules(
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
    ),
    learning=Learning(
        observation=observation.OBSERVATION,
        observe=observation.observe,
        appraise=greedy.appraise,
    ),
    texts=Texts(
        notation=notation.action_notation,
        heading=heading,
        why_not=reasons.why_not,
        prompt=view.prompt,
        log_line=view.log_line,
        news=view.news,
    ),
    views=Views(
        look=view.look,
        breakdown=view.breakdown,
        draw=drawing.draw,
        describe=drawing.describe,
        reveals=uncovers,
        own_look=view.own,
    ),
    tabletop=Tabletop(
        stage=stage.stage,
        scene=stage.scene,
        touch=stage.touch,
        guide=stage.GUIDE,
        standing=stage.standing,
        varying_touch=frozenset({"move", "priestess"}),
    ),
    options=(Option("clover", (board.FIGURE, board.ANY)),),  # O7: which figure a clover moves
    phases=PhaseOrder(PREPARATION, (CARD, MOVE, CLAIM, CLOVER, SPIRAL, SHED, *REFILLING), ASIDE),
)

# O9 holds strictly in the variant, too.
VERSION_1 = replace(CURRENT, rules_version=1, read_board=board.read_board_1)
ORAKEL: Game[board.Board, State] = replace(CURRENT, older=(VERSION_1,))

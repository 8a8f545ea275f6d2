"""Neue Wege, neue Ziele: Keltis on a branching board (rule book 001)."""

from keltis.cardgame.notation import heading
from keltis.cardgame.phases import ASIDE, CARD, ENDINGS, PREPARATION, REFILLING
from keltis.cardgame.rules import chance_ways, ending, mover, redeal
from keltis.cardgame.view import uncovers
from keltis.core.game import Game, Learning, PhaseOrder, Rules, Tabletop, Texts, Views
from keltis.games.neue_wege import board, drawing, greedy, notation, observation, reasons, rules, stage, view
from keltis.games.neue_wege.state import BONUS, FIGURE, SHED, State

NEUE_WEGE: Game[board.Board, State] = Game(
    name="neue_wege",
    rules_version=1,
    rule_numbers=(
        *("A1", "A2", "A3", "A4", "A5", "A6"),
        *("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C12"),
        *("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "N10", "N11"),
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
        private_scores=True,
        reveals=uncovers,
        own_look=view.own,
    ),
    tabletop=Tabletop(
        stage=stage.stage,
        scene=stage.scene,
        touch=stage.touch,
        guide=stage.GUIDE,
        standing=stage.standing,
    ),
    phases=PhaseOrder(PREPARATION, (CARD, FIGURE, BONUS, SHED, *REFILLING), ASIDE),
)

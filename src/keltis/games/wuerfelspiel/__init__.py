"""Das Würfelspiel, the dice game of the family (rule book 000)."""

from keltis.core.game import Game, Learning, Rules, Tabletop, Texts, Views
from keltis.games.wuerfelspiel import (
    board,
    drawing,
    greedy,
    notation,
    observation,
    reasons,
    rules,
    stage,
    view,
)
from keltis.games.wuerfelspiel.state import ENDINGS, State

WUERFELSPIEL: Game[board.Board, State] = Game(
    name="wuerfelspiel",
    rules_version=1,
    rule_numbers=(
        *("A1", "A2", "A3", "A4", "A5", "A6"),
        *("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10", "W11", "W12", "W13"),
    ),
    players=range(2, 5),
    board_file=board.STANDARD,
    read_board=board.read_board,
    actions=rules.ACTIONS,
    sources=rules.SOURCES,
    endings=ENDINGS,
    rules=Rules(
        setup=rules.setup,
        mover=rules.mover,
        legal_actions=rules.legal_actions,
        apply_action=rules.apply_action,
        chance_ways=rules.chance_ways,
        chance_way=rules.chance_way,
        score=rules.score,
        points=rules.points,
        ending=rules.ending,
        redeal=rules.redeal,
    ),
    learning=Learning(
        observation=observation.OBSERVATION,
        observe=observation.observe,
        appraise=greedy.appraise,
    ),
    texts=Texts(
        notation=notation.action_notation,
        heading=notation.heading,
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
    ),
    tabletop=Tabletop(
        stage=stage.stage,
        scene=stage.scene,
        touch=stage.touch,
        guide=stage.GUIDE,
        standing=stage.standing,
        varying_touch=frozenset({"move", "step", "enter"}),
    ),
    options=(board.SIDE,),
    turn_rule="W2",
)

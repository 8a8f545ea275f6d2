"""Das Würfelspiel, the dice game of the family (rule book 000)."""

from keltis.core.game import Game
from keltis.games.wuerfelspiel import board, drawing, greedy, notation, observation, reasons, rules, stage, view
from keltis.games.wuerfelspiel.state import ENDINGS, State

WUERFELSPIEL: Game[board.Board, State] = Game(
    name="wuerfelspiel",
    rules_version=1,
    rules=(
        *("A1", "A2", "A3", "A4", "A5", "A6"),
        *("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10", "W11", "W12", "W13"),
    ),
    players=range(2, 5),
    actions=rules.ACTIONS,
    board_file=board.STANDARD,
    sources=rules.SOURCES,
    endings=ENDINGS,
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
    read_board=board.read_board,
    spell=notation.spell,
    heading=notation.heading,
    why_not=reasons.why_not,
    look=view.look,
    prompt=view.prompt,
    log_line=view.log_line,
    news=view.news,
    breakdown=view.breakdown,
    draw=drawing.draw,
    describe=drawing.describe,
    stage=stage.stage,
    scene=stage.scene,
    touch=stage.touch,
    appraise=greedy.appraise,
    options=(board.SIDE,),
    turn_rule="W2",
    observation=observation.OBSERVATION,
    observe=observation.observe,
)

"""Der Weg der Steine (rule book 002)."""

from keltis.core.game import Game, Learning, PhaseOrder, Rules, Tabletop, Texts, Views
from keltis.games.weg_der_steine import (
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
from keltis.games.weg_der_steine.state import BEGIN, DECIDE, ENDINGS, EXTRA, REVEAL, State

WEG_DER_STEINE: Game[board.Board, State] = Game(
    name="weg_der_steine",
    rules_version=1,
    rule_numbers=(
        *("A1", "A2", "A4", "A5", "A6"),  # A3 does not apply: no figures land on anything
        *("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"),
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
    ),
    turn_rule="S2",
    phases=PhaseOrder(turn=(BEGIN, REVEAL, DECIDE, EXTRA), unused=frozenset({"State.turn"})),
)

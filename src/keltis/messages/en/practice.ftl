### Practice: puzzles and one's own mistakes.

practice-right = Right, that is the best turn!
practice-wrong = There is something better.
practice-yours = Your turn: { $turn } ({ $share } %)
practice-best = Best: { $turn } ({ $share } %)
practice-second = Next best: { $turn } ({ $share } %)

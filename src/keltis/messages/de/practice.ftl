### Üben: Aufgaben und eigene Fehler.

practice-right = Richtig, das ist der beste Zug!
practice-wrong = Es gibt etwas Besseres.
practice-yours = Dein Zug: { $turn } ({ $share } %)
practice-best = Am besten: { $turn } ({ $share } %)
practice-second = Am zweitbesten: { $turn } ({ $share } %)

### Тренировка: задачи и собственные ошибки.

practice-right = Верно, это лучший ход!
practice-wrong = Есть ход лучше.
practice-yours = Ваш ход: { $turn } ({ $share } %)
practice-best = Лучше всего: { $turn } ({ $share } %)
practice-second = Второй по силе: { $turn } ({ $share } %)

### Тексты для `keltis solve`.

solve-title = { $title } на поле «{ $name }» ({ $fingerprint }), два игрока
solve-value = Если оба играют безошибочно, первое место выигрывает { $share }; ничья считается за половину.
solve-size = Позиций: { $positions }, информационных множеств: { $sets }, вариантов выбора: { $choices }
solve-bot = бот
solve-exploitability = идеальный соперник выигрывает сверх
solve-against = выигрывает у идеальной игры
solve-stage-tree = Все ходы партий
solve-stage-positions = Все позиции
solve-stage-values = Их ценность
solve-stage-equilibrium = Равновесие
solve-stage-policy = Опрос бота
complain-too-large = поле «{ $board }» слишком велико для точного решения; достаточно малы: { $small }

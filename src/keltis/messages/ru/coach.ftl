### Тренер: разбор после игры.

coach-heading = Разбор: { $game }
coach-seat = { $name }: { $score }
coach-played-like = { $name }: игра примерно на { $rating } (± { $range })
coach-no-rating = Слишком мало важных решений, чтобы оценить силу игры.
coach-mean = В среднем потеряно { $share } % победы за важное решение ({ $turns })
coach-bands = Неточности: { $imprecisions }, ошибки: { $mistakes }, грубые ошибки: { $blunders }
coach-chance = Шансы на победу
coach-chance-label = Шансы на победу, { $name }: { $start } % в начале, { $end } % в конце. Числа приведены ниже.
coach-sum = Из чего сложился результат
coach-start = Шансы в начале
coach-luck = Своё везение
coach-losses = Свои потери
coach-others-luck = Везение соперников
coach-others-losses = Потери соперников
coach-rest = Скрытые карты и погрешность
coach-result = Результат
coach-adjusted = Результат без везения
coach-key = Ключевые моменты
coach-turn-of = Ход { $turn }, { $name }
coach-tag-luck = везение
coach-tag-move = ход
coach-legend-play = ходы
coach-legend-good = везение
coach-legend-bad = невезение
coach-band =
    { $band ->
        [imprecision] Неточность
        [mistake] Ошибка
        [blunder] Грубая ошибка
       *[fine] Хорошо
    }
coach-found = Что можно было сыграть лучше
coach-played = Сыграно: { $actions }
coach-better = Лучше: { $actions }
coach-flawless = Ни один ход не стоил больше двух процентов. Отличная игра!
coach-method-rollouts = Каждое важное решение проверено в воображаемых партиях (до { $worlds }), розданных по тому, что игрок мог знать.
coach-method-net = Каждое решение оценено по опыту множества партий; кубики в пределах хода просчитаны точно.
coach-slower = Воображаемых партий здесь меньше обычного, поэтому мелкие ошибки могли остаться незамеченными.
coach-unfinished = Игра ещё не закончена.
coach-statistics = { $name }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партий
    }
coach-won = Победы
coach-working = Разбор: { $name }
coach-wrong-plot = { $file }: график записывается в файл с расширением .svg.
coach-progress = Идёт разбор игры…
coach-failed = Разбор не удался. Попробуйте ещё раз позже.
coach-whose = Чья игра
coach-look-again = Посмотреть позицию ещё раз
coach-show = Показать, что было лучше

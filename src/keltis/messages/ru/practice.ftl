### Тренировка: задачи и собственные ошибки.

practice-intro = Найдите лучший ход. Позиции взяты из партий ботов и из ваших собственных.
practice-daily = Задача дня
practice-daily-about = По одной на игру, одинаковая для всех.
practice-streak =
    { $days ->
        [0] Решите сегодня хотя бы одну, чтобы начать серию.
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
practice-solved = решена сегодня
practice-open = ещё не решена
practice-random = Случайная задача
practice-count =
    { $number ->
        [one] { $number } задача
        [few] { $number } задачи
        [many] { $number } задач
       *[other] { $number } задачи
    }
practice-box = Ваши ошибки
practice-box-about = Ошибки из разборов ваших партий возвращаются через 1, 3, 7, 21 и 60 дней.
practice-box-due =
    { $number ->
        [0] На сегодня ничего нет.
        [one] На сегодня { $number } ошибка.
        [few] На сегодня { $number } ошибки.
        [many] На сегодня { $number } ошибок.
       *[other] На сегодня { $number } ошибки.
    }
practice-box-size = В коробке: { $number }
practice-box-empty = Коробка пуста. Закажите разбор законченной партии: её ошибки соберутся здесь.
practice-box-start = Повторить ошибки
practice-box-done = На сегодня всё. Следующая ошибка — { $date }.
practice-puzzle = { $game }, задача { $number }
practice-mistake = { $game }, из вашей партии
practice-task = Вы — { $name }. Какой ход лучший?
practice-task-action = Вы — { $name }. Какое действие сейчас лучшее?
practice-right = Верно, это лучший ход!
practice-wrong = Есть ход лучше.
practice-gave-up = Вот лучший ход:
practice-yours = Ваш ход: { $turn } ({ $share } %)
practice-yours-unknown = Ваш ход: { $turn } (хуже сравнённых ходов)
practice-best = Лучше всего: { $turn } ({ $share } %)
practice-second = Второй по силе: { $turn } ({ $share } %)
practice-share-note = Проценты — шансы на победу по тому, что вы могли знать.
practice-again = Ещё раз
practice-retry = Попробовать снова
practice-solution = Показать решение
practice-next = Дальше
practice-back = К задачам
practice-comes-back =
    { $days ->
        [one] Вернётся через { $days } день.
        [few] Вернётся через { $days } дня.
        [many] Вернётся через { $days } дней.
       *[other] Вернётся через { $days } дня.
    }
practice-learned = Усвоено: задача покидает коробку.
practice-analyses = К списку ваших партий

### Слова стола в браузере во время игры.

refuse-touch = Сейчас это ничего не даёт. { $prompt }

play-start = старт
play-empty = пусто
play-tray = Карты, кубики и ряды
play-turn = Открыть плитку
play-stock = Камней желаний в запасе
play-known = Взята открыто и известна всем
play-mirrors =
    { $number ->
        [one] { $number } зеркало
        [few] { $number } зеркала
        [many] { $number } зеркал
       *[other] { $number } зеркала
    }
play-steps =
    { $number ->
        [one] ведёт жрицу не дальше чем на { $number } камень
        [few] ведёт жрицу не дальше чем на { $number } камня
        [many] ведёт жрицу не дальше чем на { $number } камней
       *[other] ведёт жрицу не дальше чем на { $number } камня
    }
play-step =
    { $step ->
        [card] Карта
        [move] Ход
        [tile] Плитка
        [refill] Добор
        [turn] Открыть или взять
        [decide] Решить
        [roll] Бросок
       *[symbol] Выбрать символ
    }
play-goal = Цель: { $goal } из { $needed }
play-goal-own = или { $own } у одного игрока
play-menu = Ещё
play-close = Закрыть
play-rules = Правила
play-log = Что произошло
play-replay = Просмотр партии
play-settings = Настройки
play-sure = Этим игра закончится. Тогда очки будут такими:
play-confirm = Сделать
play-undo-ask = Попросить вернуть ход
play-undo-asked = { $seat } просит вернуть ход.
play-yes = Да
play-no = Нет
play-now = Очки, если бы игра закончилась сейчас
play-final = Итоговый подсчёт
play-total = Итого
play-again = Ещё раз
play-what = Что это?
play-what-hint = Коснитесь чего-нибудь на столе, чтобы прочесть правила.
play-preview = Очки: { $gain }
play-board-now = Фигуры: { $figures }. На поле: { $things }.
play-taken-over = За вас играет бот.
play-return = Снова играть самому
play-thing =
    { $kind ->
        [card] Карты
        [row] Ряды
        [pile] Стопки сброса
        [deck] Колода
        [hand] Рука
        [place] Камни и поля
        [piece] Фигуры
        [figure] Маленькие и большая фигуры
        [start] Старт
        [joker] Джокер
        [goal] Область цели
        [clover] Клевер
        [wish] Камни желаний
        [points] Плитки с очками
        [shed] Плитка сброса
        [spiral] Спираль
        [leprechaun] Лепрекон
        [mirror] Зеркало
        [priestess] Жрица
        [kobold] Лепрекон
        [forbidden] Скрещённые ветви
        [die] Кубики
        [hidden] Закрытые плитки
        [open] Открытые плитки
        [total] Очки
       *[button] Выбор
    }

play-learn = { $title }: научиться за пять минут
play-you = Вы

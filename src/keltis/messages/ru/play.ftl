### Тексты стола в браузере во время игры.

refuse-touch = Сейчас это невозможно. { $prompt }
refuse-held = К выбранной карте это не подходит. Нажмите на подсвеченное место или выберите другую карту.

play-start = старт
play-take = Взять
play-target =
    { $kind ->
        [pile] Сбросить
       *[row] Сыграть
    }
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
play-goal = Цель: { $goal } из { $needed }
play-goal-own = или { $own } у одного игрока
play-menu = Ещё
play-close = Закрыть
play-rules = Правила
play-log = Ход игры
play-replay = Просмотр партии
play-settings = Настройки
play-sure = Этим игра закончится. Тогда очки будут такими:
play-confirm = Подтвердить
play-undo-ask = Попросить отменить ход
play-undo-asked = { $seat } просит отменить ход.
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
play-taken-over =
    { $why ->
        [clock] Ваше время вышло: за вас играет { $bot }.
        [days] Вы не успели сделать ход: за вас играет { $bot }.
        [gone] Вас не было: за вас играет { $bot }.
       *[left] За вас играет { $bot }.
    }
play-return = Вернуться в игру
play-thing =
    { $kind ->
        [card] Карты
        [row] Ряды
        [pile] Стопки сброса
        [deck] Колода
        [hand] Карты на руке
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

## Верх стола и строка последнего хода

play-over = Игра окончена
play-turn-of = Ходит { $name }
play-chosen =
    { $playable ->
        [yes] { $card }: сыграйте или сбросьте.
       *[no] { $card } не подходит: сбросьте.
    }
play-won = Вы победили!
play-which =
    { $kind ->
        [row] Какую карту сыграть?
       *[pile] Какую карту сбросить?
    }
play-clock = Осталось времени: { $time }
play-hours =
    { $number ->
        [one] { $number } час
        [few] { $number } часа
        [many] { $number } часов
       *[other] { $number } часов
    }
play-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
        [many] { $number } дней
       *[other] { $number } дней
    }
play-choices = Выбор и последние ходы
play-last = Последние ходы
play-log-short = Журнал
play-direction =
    { $direction ->
        [rising] по возрастанию
        [falling] по убыванию
       *[open] ещё без направления
    }
play-stall =
    { $turns ->
        [one] Игра долго не продвигается: она закончится через { $turns } ход.
        [few] Игра долго не продвигается: она закончится через { $turns } хода.
        [many] Игра долго не продвигается: она закончится через { $turns } ходов.
       *[other] Игра долго не продвигается: она закончится через { $turns } ходов.
    }
move-step =
    { $kind ->
        [play] сыграно: { $card }
        [discard] сброшено: { $card }
        [lift] убрано: { $card }
        [take] взято: { $card }
        [turn] открыто: { $card }
        [misfit] не подходит
        [leave] оставлено открытым
        [keep] бросок оставлен
        [reroll] переброшено: { $number ->
            [one] { $number } кубик
            [few] { $number } кубика
            [many] { $number } кубиков
           *[other] { $number } кубика
        }
        [claim] взят бонус
        [waive] без дополнительного хода
       *[pass] пас
    }
move-to = → { $place }
move-priestess = жрица → { $place }
log-undone =
    { $number ->
        [one] { $name }: отменён { $number } ход.
        [few] { $name }: отменено { $number } хода.
        [many] { $name }: отменено { $number } ходов.
       *[other] { $name }: отменено { $number } ходов.
    }
log-left =
    { $why ->
        [clock] { $name }: время вышло, дальше играет { $bot }.
        [days] { $name }: ход не сделан вовремя, дальше играет { $bot }.
        [gone] { $name } отсутствует, дальше играет { $bot }.
        [resigned] { $name } сдаётся: дальше играет { $bot }.
       *[left] { $name } покидает стол, дальше играет { $bot }.
    }
log-returned = { $name } снова за столом.

## Поля

field-path =
    { $number ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
        [6] шестой
        [7] седьмой
        [8] восьмой
        [9] девятый
       *[other] { $number }-й
    } { $colour ->
        [red] красный
        [yellow] жёлтый
        [pink] розовый
        [green] зелёный
       *[blue] синий
    } камень
field-stone = камень { $place }
field-name = поле { $place }

## Беседа, ещё одна партия, досрочный конец

talk-title = Чат
talk-empty = Пока никто ничего не сказал.
talk-write = Сообщение
talk-send = Отправить
talk-mute = Скрыть сообщения других
talk-phrase =
    { $phrase ->
        [again] Сыграем ещё?
        [bye] До свидания!
        [hello] Привет!
        [hurry] Ваш ход.
        [luck] Удачи!
        [moment] Минутку, пожалуйста.
        [oops] Ой!
        [thanks] Спасибо!
        [well-played] Хорошая игра!
       *[wow] Ого!
    }
talk-reaction =
    { $reaction ->
        [clap] Аплодисменты
        [heart] Сердце
        [laugh] Смех
        [sad] Грусть
        [thumbs-up] Большой палец вверх
       *[wow] Удивление
    }
talk-reacted = { $name }: { $symbol }
rematch-asked = { $name } предлагает сыграть ещё раз.
rematch-waiting = Вы предлагаете сыграть ещё раз. Согласны: { $accepted } из { $all }.
rematch-begin = Начать сейчас
rematch-there = Остальные играют за новым столом.
rematch-watch = К новому столу
end-offer = Предложить закончить
end-asked = { $name } предлагает закончить игру с текущими очками.
end-waiting = Вы предлагаете закончить игру.
end-withdraw = Отозвать
end-resign = Сдаться
end-resign-sure = Сдаться и оставить игру остальным?
log-ended =
    { $why ->
        [resigned] { $name } сдаётся.
       *[agreed] Игроки согласились закончить игру.
    }
play-hurry = Осталось { $time }, затем за вас сыграет { $bot }.

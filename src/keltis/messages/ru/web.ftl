### Тексты стола в браузере.

## То, чего можно коснуться

web-row = ваш ряд: { $colour }
web-pile = стопка сброса: { $colour }
web-deck = колода
web-tiles = закрытые плитки
web-piece =
    { $size ->
        [small] ваша маленькая фигура: { $place }
        [large] ваша большая фигура: { $place }
       *[any] ваша фигура: { $place }
    }
web-priestess = жрица
web-die = кубик { $number }: { $face }
web-figure =
    { $kind ->
        [large] большая фигура
       *[small] маленькая фигура
    }
web-button =
    { $kind ->
        [pass] Пропустить
        [keep] Оставить бросок
        [reroll] Перебросить
        [leave] Оставить лежать
        [waive] Без дополнительного хода
        [claim] Взять бонус
       *[other] { $kind }
    }

## Стол

web-title = Кельтис
web-players = Игроки
web-board = Поле
web-hand = Ваши карты
web-rows = Ваши ряды
web-piles = Стопки
web-dice = Кубики
web-log = Ход игры
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-gain = сразу { $gain } очк.
web-ends = Этим игра закончится.
web-undo = Отменить ход
web-cancel = Отмена
web-do = Подтвердить
web-offline = Сервер недоступен. Ничего не потеряно: игра продолжится, когда связь восстановится.
web-rule = Правило { $rule }
web-again = Ещё раз
web-lobby = К списку игр
web-winner = Победа: { $names }.
web-winners = Общая победа: { $names }.
web-summary = В целевой области { $goal } из { $needed } фигур.
web-cards-left = карт: { $number }
web-wishes = камней желаний: { $number }

## Список игр

web-welcome = Выберите игру и сразу играйте с ботами.
web-play = Играть
web-number = Игроки
web-opponents =
    { $number ->
        [1] соперник: { $bot }
       *[other] соперники: { $number } × { $bot }
    }
web-guest = Гость
web-bot =
    { $bot ->
        [random] Случай
        [pebble] Камешек
        [clover] Клевер
        [greedy] Жадина
        [kobold] Кобольд
        [druid] Друид
        [merlin] Мерлин
       *[other] { $bot }
    }
web-language = Язык
web-loading = Загрузка…
web-lost = Такого стола нет, или у вас нет к нему доступа.

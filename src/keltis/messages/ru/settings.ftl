### Слова настроек в браузере.

set-on = вкл.
set-off = выкл.
set-sight = Что вы видите
set-theme = Яркость
set-theme-value =
    { $value ->
        [auto] как у устройства
        [light] светлая
       *[dark] тёмная
    }
set-palette = Цвета
set-palette-about = У каждого цвета есть знак, у каждого игрока – форма, что бы вы ни выбрали.
set-palette-value =
    { $value ->
        [clear] ясные для всех глаз
        [box] как на коробке
       *[grey] серые
    }
set-text = Размер текста
set-motion = Движение
set-motion-about = Ничто никогда не ждёт движения.
set-motion-value =
    { $value ->
        [auto] как у устройства
        [off] нет
        [fast] быстрое
        [normal] обычное
       *[slow] медленное
    }
set-play = Как вы играете
set-confirm = Переспрашивать
set-confirm-value =
    { $value ->
        [never] никогда
        [ends] перед концом игры
       *[always] перед каждым ходом
    }
set-draw = Добирать само
set-draw-about = Когда добирать можно только из стопки добора.
set-order = Порядок карт в руке
set-order-value =
    { $value ->
        [colour] по цветам
        [value] по числам
       *[dealt] как пришли
    }
set-left = Левая рука
set-call = Когда ваш ход
set-sound = Звук
set-notify = Уведомление браузера
set-notify-about = Когда вы смотрите на что-то другое.
set-notify-refused = Этот браузер не разрешает здесь уведомления.
set-words = Словами
set-reader = Для программ чтения с экрана
set-reader-about = Стол в предложениях и списках, со строкой для команд.
set-preview = Как это выглядит
set-reset = Всё как обычно

### Тексты настроек в браузере.

set-on = вкл.
set-off = выкл.
set-sight = Оформление
set-theme = Тема
set-theme-value =
    { $value ->
        [auto] как в системе
        [light] светлая
       *[dark] тёмная
    }
set-palette = Цвета
set-palette-about = У каждого цвета есть и свой знак, а у каждого игрока — своя форма, что бы вы ни выбрали.
set-palette-value =
    { $value ->
        [clear] для дальтоников
        [box] как на коробке
       *[grey] серые
    }
set-text = Размер текста
set-motion = Анимация
set-motion-about = Анимация никогда не задерживает игру.
set-motion-value =
    { $value ->
        [auto] как в системе
        [off] выключена
        [fast] быстрая
        [normal] обычная
       *[slow] медленная
    }
set-play = Игра
set-confirm = Запрашивать подтверждение
set-confirm-value =
    { $value ->
        [never] никогда
        [ends] перед концом игры
       *[always] перед каждым ходом
    }
set-draw = Добирать автоматически
set-draw-about = Когда добрать можно только из колоды.
set-order = Сортировка карт
set-order-value =
    { $value ->
        [colour] по цвету
        [value] по числам
       *[dealt] в порядке добора
    }
set-left = Для левшей
set-call = Когда ваш ход
set-sound = Звук
set-notify = Уведомления браузера
set-words = Доступность
set-reader = Текстовый режим для программ чтения с экрана
set-reader-about = Стол в виде предложений и списков, с командной строкой.
set-preview = Предпросмотр
set-reset = Сбросить настройки

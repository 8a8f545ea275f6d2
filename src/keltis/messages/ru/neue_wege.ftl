### Тексты игры «Новые пути, новые цели».

title-neue_wege = Кельтис. Новые пути, новые цели

## Плитки и поля

neue_wege-tile =
    { $tile ->
        [clover] клевер
        [shed] плитка сброса карты
       *[points] плитка с очками ({ $points })
    }
neue_wege-wish = камень желаний { $colour }
neue_wege-joker = джокер

## Вопросы

neue_wege-prompt-figure = Передвиньте фигуру на поле { $colour } или на джокер.
neue_wege-prompt-clover = Клевер: передвиньте любую фигуру на одно поле или откажитесь.

## Отказы

neue_wege-refuse-no-move = Ни одна ваша фигура не может перейти на поле { $colour } или на джокер, поэтому эту карту сыграть нельзя.
neue_wege-refuse-no-edge = Такого пути на этом поле нет.
neue_wege-refuse-nobody-there =
    { $size ->
        [large]
            { $field ->
                [start] Вашей большой фигуры на старте уже нет.
               *[other] Ваша большая фигура не стоит на { $field }.
            }
       *[small]
            { $field ->
                [start] Маленьких фигур у вас на старте больше нет.
               *[other] На { $field } нет вашей маленькой фигуры.
            }
    }
neue_wege-refuse-colour = { $field } — не поле { $colour } и не джокер.

## Ход игры

log-neue_wege-move =
    { $size ->
        [large]
            { $origin ->
                [start] { $seat } ведёт большую фигуру со старта на { $target }.
               *[other] { $seat } ведёт большую фигуру с { $origin } на { $target }.
            }
       *[small]
            { $origin ->
                [start] { $seat } ведёт маленькую фигуру со старта на { $target }.
               *[other] { $seat } ведёт маленькую фигуру с { $origin } на { $target }.
            }
    }
log-neue_wege-pass =
    { $tile ->
        [shed] { $seat } не использует плитку сброса карты.
       *[clover] { $seat } не использует клевер.
    }
log-neue_wege-tile = На { $field } лежит { $tile }.

## Подсчёт очков

neue_wege-score-figure =
    { $size ->
        [large] Большая фигура на { $field } (вдвойне)
       *[small] Маленькая фигура на { $field }
    }
neue_wege-score-colours = Разных цветов среди камней желаний: { $colours }
neue_wege-score-sets = Цветов, в которых камней желаний не меньше { $size }: { $sets }
neue_wege-score-tiles = Плитки с очками

## Рассказ

neue_wege-tell-row = Ряд { $row }, ценность { $value }: { $fields }.
neue_wege-tell-field = { $field } { $colour }
neue_wege-tell-edges = ведёт на { $fields }
neue_wege-tell-stack =
    { $left ->
        [0] стопка камней желаний { $colour } пуста
       *[other] в стопке камней желаний { $colour } осталось { $left }
    }
neue_wege-tell-figures =
    { $large ->
        [0] { $seat }: маленьких фигур { $small }
       *[other]
            { $small ->
                [0] { $seat }: большая фигура
               *[other] { $seat }: маленьких фигур { $small } и большая
            }
    }
neue_wege-tell-wishes = { $colour } — { $wishes }
neue_wege-tell-player =
    { $complete ->
        [yes] { $seat }: счёт сейчас { $total }, камней желаний — { $wishes }{ $colours }, очков за плитки — { $points }, на старте маленьких фигур — { $small }, больших — { $large }.
       *[no] { $seat }: счёт сейчас { $total } без камней желаний (их { $wishes }, лежат закрыто), очков за плитки — { $points }, на старте маленьких фигур — { $small }, больших — { $large }.
    }

## Что можно выбрать

action-neue_wege-move =
    { $size ->
        [large]
            { $origin ->
                [start] передвинуть большую фигуру со старта на { $target }
               *[other] передвинуть большую фигуру с { $origin } на { $target }
            }
       *[small]
            { $origin ->
                [start] передвинуть маленькую фигуру со старта на { $target }
               *[other] передвинуть маленькую фигуру с { $origin } на { $target }
            }
    }
action-neue_wege-pass =
    { $tile ->
        [shed] не использовать плитку сброса карты
       *[clover] не использовать клевер
    }

## Справка

help-neue_wege =
    { help-cards }
    Фигуры: малая start-b1, большая b3-b4, с поля на поле
    Плитка сброса карты: сбросить R5 с руки, снять R с конца ряда карт
    Поля: b3 — второе слева в ряду 3. Слева от ряда — его ценность, затем номер;
    ✚J джокер, ▐ область цели, › сюда можно пойти
    Пути ведут вверх: │ ╱ ╲ ╳ между рядами, прямо, если ничего не нарисовано,
    ─ ┬ от старта (start) к полям ряда 1
    ◊R камень желаний, ◊R5 стопка из пяти, ♣ клевер, ⇓ плитка сброса карты,
    +2 плитка с очками, a маленькая фигура, A большая, aab или a2b несколько,
    … не все поместились
    Игроки: ◊3 R2 Y1 камни желаний и их цвета, +3 очки за плитки,
    «4 очка+◊» без камней желаний: они лежат закрыто
    Поле отчасти воссоздано: цвета, пути и плитки полей и ценность рядов 1, 2, 4
    и 5 согласованы со всем, что сказано в правилах, а ценность ряда 6 вероятна.
    Напечатанное поле может отличаться.

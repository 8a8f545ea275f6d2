### Слова игры «Кельтис».

title-keltis = Кельтис

## Вопросы

prompt-enter = Какая фигура выходит на тропу { $colour }: маленькая или большая (считается вдвойне)?
prompt-other-figure = Ваша фигура на тропе { $colour } уже стоит на конечном камне: передвиньте любую другую фигуру на один камень.
prompt-clover = Клевер: можно передвинуть любую свою фигуру на один камень или отказаться.

## Отказы

refuse-no-path = На этом поле нет тропы { $colour }.
refuse-other-path = Эта карта выводит фигуру со старта на тропу { $colour } и больше никуда.
refuse-nobody-there = На тропе { $colour } нет вашей фигуры.
refuse-at-end = Ваша фигура на тропе { $colour } стоит на конечном камне и дальше не идёт.
refuse-occupied = На тропе { $colour } уже есть ваша фигура.
refuse-none-left =
    { $size ->
        [large] Вашей большой фигуры на старте уже нет.
       *[small] Маленьких фигур у вас на старте больше нет.
    }

## Ход игры

log-step = { $seat } передвигает фигуру на один камень по тропе { $colour }.
log-small = { $seat } выводит маленькую фигуру на тропу { $colour }.
log-large = { $seat } выводит большую фигуру на тропу { $colour }.
log-pass = { $seat } не использует клевер.
log-tile =
    { $tile ->
        [wish] На тропе { $colour }, камень { $stone }, лежит камень желаний.
        [clover] На тропе { $colour }, камень { $stone }, лежит клевер.
       *[points] На тропе { $colour }, камень { $stone }, лежит плитка с очками ({ $points }).
    }

## Подсчёт очков

score-path =
    { $size ->
        [large] Большая фигура на тропе { $colour }, камень { $stone } (вдвойне)
       *[small] Маленькая фигура на тропе { $colour }, камень { $stone }
    }

## Рассказ

tell-tile =
    { $tile ->
        [wish] камень { $stone } — камень желаний
        [clover] камень { $stone } — клевер
       *[points] камень { $stone } — плитка с очками ({ $points })
    }
tell-figure =
    { $size ->
        [large] камень { $stone } — { $seat } (большая фигура, ценность { $value })
       *[small] камень { $stone } — { $seat } (ценность { $value })
    }
tell-path = Тропа { $colour }: { $things }.
tell-player = { $seat }: счёт сейчас { $total }, камней желаний — { $wishes }, очков за плитки — { $points }, на старте маленьких фигур — { $small }, больших — { $large }.

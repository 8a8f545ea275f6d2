### Слова игры «Оракул».

## Плитки

orakel-clover =
    { $colour ->
        [red] красный клевер
        [yellow] жёлтый клевер
        [pink] розовый клевер
        [green] зелёный клевер
       *[blue] синий клевер
    }
orakel-tile =
    { $tile ->
        [points] плитка с очками ({ $points })
        [spiral] спираль
        [leprechaun] лепрекон
       *[mirror] зеркало
    }
orakel-wishes =
    { $wishes ->
        [0] пусто
        [one] { $wishes } камень желаний
        [few] { $wishes } камня желаний
        [many] { $wishes } камней желаний
       *[other] { $wishes } камня желаний
    }

## Вопросы

prompt-orakel-move =
    { $steps ->
        [0] Передвиньте фигуру на следующий камень { $colour }.
        [1] Передвиньте фигуру на следующий камень { $colour } или жрицу на один камень.
       *[other] Передвиньте фигуру на следующий камень { $colour } или жрицу на несколько камней: от 1 до { $steps }.
    }
prompt-orakel-claim = Все ваши фигуры стоят у лепреконов: возьмите очки ({ $points }), один раз за игру, или откажитесь.
prompt-orakel-clover =
    { $whom ->
        [any] Клевер: можно передвинуть любую свою фигуру на следующий камень { $colour } или отказаться.
       *[figure] Клевер: ваша фигура с камня { $stone } может пройти на следующий камень { $colour }. Или откажитесь.
    }
prompt-orakel-spiral =
    { $left ->
        [0] Спираль: ваша фигура с камня { $stone } может вернуться на любой камень позади, но не на старт, откуда начался ход. Или откажитесь.
       *[other] Спираль: ваша фигура с камня { $stone } может вернуться на любой камень позади, но не на камень { $left }, откуда начался ход. Или откажитесь.
    }

## Отказы

refuse-orakel-no-move = Карта «{ $card }» никого не сдвинет: впереди ваших фигур нет камней этого цвета, а жрица уже дошла до конца.
refuse-orakel-first =
    { $what ->
        [move] Сначала передвиньте фигуру или жрицу.
        [claim] Сначала решите с бонусом за лепреконов: возьмите его или откажитесь.
        [clover] Сначала решите с клевером: пройдите дальше или откажитесь.
       *[spiral] Сначала решите со спиралью: вернитесь назад или откажитесь.
    }
refuse-orakel-claim = Бонус за лепреконов сейчас взять нельзя: у лепреконов должны стоять все ваши фигуры, и одна из них только что пришла; дают его один раз.
refuse-orakel-no-stone = Камня { $stone } нет: спираль кончается камнем { $end }.
refuse-orakel-nobody =
    { $stone ->
        [0] На старте нет вашей фигуры.
       *[other] На камне { $stone } нет вашей фигуры.
    }
refuse-orakel-other-figure = Этот клевер ведёт только ту фигуру, которая на него пришла, — с камня { $stone }.
refuse-orakel-no-next =
    { $stone ->
        [0] После старта нет камня { $colour }.
       *[other] После камня { $stone } больше нет камня { $colour }.
    }
refuse-orakel-left =
    { $stone ->
        [0] Спираль не возвращает на старт: оттуда началось движение в этот ход.
       *[other] Спираль не возвращает на камень { $stone }: оттуда началось движение в этот ход.
    }
refuse-orakel-not-behind = Спираль ведёт только назад: на камни до камня { $stone }.
refuse-orakel-priestess-done = Жрица дошла до конечного камня и больше не движется.
refuse-orakel-steps = С этой картой жрица пройдёт камней самое большее: { $steps }.
refuse-orakel-past-end = Дальше конечного камня жрица не идёт; ей осталось камней: { $steps }.

## Ход игры

log-orakel-tile = Камень { $stone }: { $tile }.
log-orakel-move =
    { $origin ->
        [0] { $seat } ведёт фигуру со старта на камень { $target }.
       *[other] { $seat } ведёт фигуру с камня { $origin } на камень { $target }.
    }
log-orakel-back =
    { $target ->
        [0] { $seat } использует спираль на камне { $origin } и возвращается на старт.
       *[other] { $seat } использует спираль на камне { $origin } и возвращается на камень { $target }.
    }
log-orakel-priestess = { $seat } ведёт жрицу на камень { $target }.
log-orakel-claim = { $seat } берёт бонус за лепреконов.
log-orakel-pass =
    { $what ->
        [claim] { $seat } не берёт бонус за лепреконов.
        [clover] { $seat } не использует клевер.
        [spiral] { $seat } не использует спираль.
       *[leprechaun] { $seat } не сбрасывает карту у лепрекона.
    }

## Подсчёт очков

score-orakel-figure = Фигура на камне { $stone }
score-orakel-wishes = Камни желаний: { $wishes }, зеркала: { $mirrors }
score-orakel-priestess = Жрица
score-orakel-leprechauns = Бонус за лепреконов

## Рисунок и рассказ

# Подпись не длиннее десяти букв, пояснение не длиннее 80.
draw-orakel-steps = Жрица
draw-orakel-legend = ♣ клевер  @ спираль  ☺ лепрекон  ▯ зеркало  ◊ камень желаний  Ω жрица
tell-orakel-priestess =
    { $stone ->
        [0] Жрица стоит на старте.
       *[other] Жрица стоит на камне { $stone }.
    }
tell-orakel-stone = { $stone } { $colour }, ценность { $value }: { $thing }
tell-orakel-stones = Камни с { $first } по { $last }: { $stones }.
tell-orakel-figure =
    { $stone ->
        [0] старт
       *[other] камень { $stone } (ценность { $value })
    }
tell-orakel-player = { $seat }: счёт сейчас { $total }; фигуры: { $figures }; камней желаний — { $wishes }, зеркал — { $mirrors }; очков за плитки — { $points }, за жрицу — { $oracle }, за лепреконов — { $leprechauns }.

## Что можно выбрать, и слова, которые можно набирать

action-orakel-move =
    { $origin ->
        [0] передвинуть фигуру со старта на камень { $target }
       *[other] передвинуть фигуру с камня { $origin } на камень { $target }
    }
action-orakel-back =
    { $target ->
        [0] вернуться на старт
       *[other] вернуться на камень { $target }
    }
action-orakel-priestess =
    { $points ->
        [0] передвинуть жрицу на камень { $target }
       *[other] передвинуть жрицу на камень { $target } и получить очки: { $points }
    }
action-orakel-claim = взять бонус за лепреконов: { $points }
action-orakel-pass = отказаться
words-back = назад, вернуться, вернись
words-priestess = жрица, жрицу, оракул
words-claim = бонус, да

orakel-news-mirror = { $seat } берёт зеркало.
orakel-news-oracle = Жрица встречает фигуру игрока { $seat }; очки: { $points }.

### Слова «Игры с кубиками».

## Кубики и клетки

dice-face =
    { $face ->
        [red] красный
        [yellow] жёлтый
        [pink] розовый
        [green] зелёный
        [blue] синий
       *[wish] камень желаний
    }
# Список кубиков: один и все следующие за ним.
dice-more = { $face }, { $rest }
dice-field =
    { $kind ->
        [clover] клевер
        [wish] камень желаний
        [kobold] лепрекон
       *[forbidden] запрет
    }

## Вопросы

prompt-dice-keep = Выпало: { $dice }. Оставьте бросок или один раз перебросьте любые кубики.
prompt-dice-symbol = На кубиках: { $dice }. Выберите выпавший символ: ваша фишка в этом ряду пройдёт ровно столько клеток, на скольких кубиках он выпал. Или откажитесь.
prompt-dice-clover = Клевер: можно передвинуть любую свою фишку на одну клетку, поставить новую на первую клетку ряда или отказаться.

## Отказы

refuse-dice-chance = Что выпадет на кубиках, решает случай, а не игрок.
refuse-dice-rolling = Кубики ещё катятся.
refuse-dice-first = Сначала решите с кубиками: оставьте бросок или перебросьте часть из них.
refuse-dice-number = Столько кубиков нет, всего их { $dice }.
refuse-dice-done = Бросок уже окончательный: перебрасывать можно только один раз и только до движения.
refuse-dice-symbol-first = Сначала выберите один из выпавших символов или откажитесь.
refuse-dice-clover-first = Сейчас действует клевер: передвиньте фишку на одну клетку, поставьте новую или откажитесь.
refuse-dice-not-rolled = Ни на одном кубике нет символа { $colour }.
refuse-dice-nobody-there = В ряду { $colour } нет вашей фишки.
refuse-dice-occupied = В ряду { $colour } уже есть ваша фишка.
refuse-dice-at-end = Ваша фишка в ряду { $colour } стоит на последней клетке и остаётся там.
refuse-dice-none-left = В этом ряду нет вашей фишки, а все ваши фишки ({ $pieces }) уже на поле.
refuse-dice-forbidden = На клетке { $field } ряда { $colour } останавливаться нельзя: там скрещённые ветки.

## Ход игры

log-dice-die = Кубик { $die }: { $face }.
log-dice-keep = { $seat } оставляет бросок.
log-dice-reroll =
    { $number ->
        [one] { $seat } перебрасывает кубик { $dice }.
        [few] { $seat } перебрасывает кубики { $dice }.
        [many] { $seat } перебрасывает кубики { $dice }.
       *[other] { $seat } перебрасывает кубики { $dice }.
    }
log-dice-move = { $seat } идёт в ряду { $colour } на клетку { $field }.
log-dice-enter = { $seat } начинает ряд { $colour } с клетки { $field }.
log-dice-pass = { $seat } никуда не идёт.

## Подсчёт очков

score-dice-piece = Фишка в ряду { $colour }, клетка { $field }
score-dice-first-pieces = Первая сторона матча: фишки
score-dice-first-wishes = Первая сторона матча: камни желаний

## Рисунок

# В заголовке не больше 78 букв, в строке с запасом — 40, в двух названиях клеток вместе — 32.
draw-dice-side =
    { $side ->
        [simple] Простая сторона
       *[crossed] Сторона со скрещёнными ветками
    }
draw-dice-match =
    { $side ->
        [simple] Матч, сторона { $number } из { $sides }: простая
       *[crossed] Матч, сторона { $number } из { $sides }: скрещённые ветки
    }
draw-dice-first = до этого { $points }
draw-dice-counts = Запас ◊{ $stock }, цель { $goal } из { $needed }

## Рассказ

tell-dice-counts = Камней желаний в запасе — { $stock }. Фишек в области цели — { $goal }; игру завершат { $needed } фишек на всех или { $own } у одного игрока.
tell-dice-field =
    { $kind ->
        [clover] клетка { $field } — клевер
        [wish] клетка { $field } — камень желаний
        [kobold] клетка { $field } — лепрекон
       *[forbidden] клетка { $field } — запрет
    }
tell-dice-piece = клетка { $field } — { $seat } (ценность { $value })
tell-dice-row = Ряд { $colour }: { $things }.
tell-dice-player = { $seat }: счёт сейчас { $total }, камней желаний — { $wishes }, фишек в области цели — { $goal }, ещё не поставлено фишек — { $left }.
tell-dice-first = На первой стороне { $seat } получает очков: { $points }.
tell-dice-die = кубик { $die } — { $face }
tell-dice-dice = Кубики: { $dice }.

## Что можно выбрать

action-dice-keep = оставить бросок
action-dice-reroll =
    { $number ->
        [one] перебросить кубик { $dice }
        [few] перебросить кубики { $dice }
        [many] перебросить кубики { $dice }
       *[other] перебросить кубики { $dice }
    }
action-dice-move =
    { $kind ->
        [clover] пойти в ряду { $colour } на клетку { $field } (клевер)
        [wish] пойти в ряду { $colour } на клетку { $field } (камень желаний)
        [kobold] пойти в ряду { $colour } на клетку { $field } (лепрекон)
       *[plain] пойти в ряду { $colour } на клетку { $field }
    }
action-dice-enter =
    { $kind ->
        [clover] начать ряд { $colour } с клетки { $field } (клевер)
        [wish] начать ряд { $colour } с клетки { $field } (камень желаний)
        [kobold] начать ряд { $colour } с клетки { $field } (лепрекон)
       *[plain] начать ряд { $colour } с клетки { $field }
    }
action-dice-pass = никуда не идти

## Что можно ввести: слова для одного действия через запятую

words-keep = оставить, оставь, оставляю
words-reroll = перебросить, перебрось, перебрасываю, переброс
words-move = двинуть, двинь, передвинуть, вперёд, ход, ходить, идти, иду, выбрать, выбираю
words-enter = поставить, поставь, ставлю, начать, начинаю

wuerfelspiel-news-side = Эта сторона сыграна; начинается другая.

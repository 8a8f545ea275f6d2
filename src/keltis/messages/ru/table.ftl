### Тексты, общие для всех игр.

## Люди и карты

# Цвет стоит в родительном падеже после своего слова: «тропа красного цвета»,
# «на тропе красного цвета». Так он подходит к любому роду и падежу.
seat = Игрок { $number }
colour =
    { $colour ->
        [red] красного цвета
        [yellow] жёлтого цвета
        [pink] розового цвета
        [green] зелёного цвета
       *[blue] синего цвета
    }
card =
    { $colour ->
        [red] красная { $value }
        [yellow] жёлтая { $value }
        [pink] розовая { $value }
        [green] зелёная { $value }
       *[blue] синяя { $value }
    }

## Вопросы

prompt-over =
    { $reason ->
        [goal] Игра окончена: в области цели достаточно фигур.
        [deck] Игра окончена: колода закончилась.
        [tiles] Игра окончена: все плитки открыты.
        [agreed] Игра закончена по общему согласию.
        [resigned] Игра окончена: один из игроков сдался.
       *[stall] Игра окончена: слишком долго ничего не менялось.
    }
prompt-chance = Что откроется, решает случай.
prompt-wait = Сейчас ходит { $seat }.

## Отказы, общие для всех игр

refuse-players = В эту игру играют от двух до четырёх человек, а не { $players }.
refuse-board-players = Это поле — не более чем для { $most } игроков, а не для { $players }.
refuse-turn = Сейчас не ваш ход.
refuse-unknown = «{ $words }» — в этой игре нет такого действия.
refuse-over = Игра окончена.
refuse-chance = Что откроется, решает случай, а не игрок.
refuse-gone = Такого больше не осталось: открыться оно не может.
refuse-wait = Сначала должно открыться то, что взято или роздано.

## Рисунок

name = { $seat }
draw-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
tell-nothing = ничего

## Подсчёт очков

score-wishes =
    { $wishes ->
        [one] { $wishes } камень желаний
        [few] { $wishes } камня желаний
        [many] { $wishes } камней желаний
       *[other] { $wishes } камня желаний
    }

## Испорченные записи

record-line =
    { $line ->
        [0] { $why }
       *[other] строка { $line }: { $why }
    }
record-file = не удалось прочитать файл: { $why }
record-empty = файл пуст
record-title = запись должна начинаться с «{ $title }»
record-format = это формат { $found }, а прочитать можно только формат { $known }
record-game = нет игры с названием «{ $game }»
record-rules = партия сыграна по версии { $found } правил игры { $game }, а воспроизвести можно только версию { $known }
record-players = в игре бывает от двух до четырёх мест, а не { $players }
record-board-players = поле «{ $board }» не рассчитано на { $players } игроков
record-board = партия сыграна на поле «{ $theirs }», а это «{ $ours }»; укажите файл нужного поля
record-board-bad = это поле не годится: { $why }
record-long = длина строки больше предела в байтах: { $most }
record-cut = у строки нет конца: файл обрезан
record-binary = это не текст
record-colon = строка должна иметь вид «ключ: значение»
record-need = здесь нужна строка «{ $key }: …»
record-untidy = «{ $value }» не годится для строки: от 1 до { $most } печатных знаков, без пробелов по краям и двойных пробелов
record-number = «{ $value }» — не число
record-header-end = после заголовка нужна пустая строка
record-blank = пустая строка бывает только между двумя записями
record-json = это не один объект JSON в том виде, какой принят в записях
record-fields = в строке должны быть ровно такие поля и в таком порядке: { $fields }
record-texts = здесь нужны тексты
record-heading = здесь стоит «{ $found }», а должно быть «{ $right }»
record-split = «{ $heading }» должно умещаться в одной строке
record-illegal = «{ $words }» здесь не разрешено, правило { $rule }: { $why }
record-result = результат неверен; должно быть «{ $right }»
record-no-result = игра здесь окончена, но результата нет
record-after-end = после результата ничего быть не должно
record-options = варианты должны быть ровно такими и в этом порядке: { $names }
record-no-actions = в строке должно быть хотя бы одно действие
record-character = знака { $code } в записи быть не может
record-crlf = строка кончается на CR LF; строки записи кончаются только на LF
record-twice = «{ $name }» указано дважды

## Что приносит действие

news-wish = { $seat } берёт камень желаний.
news-wish-colour = { $seat } берёт камень желаний { $colour }.
news-points =
    { $points ->
        [one] { $seat } получает { $points } очко.
        [few] { $seat } получает { $points } очка.
        [many] { $seat } получает { $points } очков.
       *[other] { $seat } получает { $points } очка.
    }
news-goal = В области цели: { $figures } из { $needed }.
news-again = { $seat } ходит ещё раз.

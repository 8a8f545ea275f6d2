### Тексты командной строки.

## Что можно набрать. Первое слово каждого списка показывается.

words-play = сыграть, играть, сыграй, играй, играю, положить, кладу
words-discard = сбросить, сброс, сбрось, сбрасываю, выбросить
words-draw = колода, колоды, тянуть, тяну, добрать, добор
words-take = взять, возьми, беру, брать
words-step = шаг, вперёд, двигать, двигаю, передвинуть, идти
words-small = малая, малую, маленькая, маленькую
words-large = большая, большую
words-pass = пас, пасую, отказ, отказаться, пропустить, нет
words-lift = снять, сними, снимаю
words-red = красная, красную, красный, красное, красной, красного, к
words-yellow = жёлтая, жёлтую, жёлтый, жёлтое, жёлтой, жёлтого, ж
words-pink = розовая, розовую, розовый, розовое, розовой, розового, р
words-green = зелёная, зелёную, зелёный, зелёное, зелёной, зелёного, з
words-blue = синяя, синюю, синий, синее, синей, синего, с
words-nothing = карту, карта, из, на, по, фигуру, фигура, тропу, тропа, тропе, цвета, один, камень, стопки
words-no = нет, н, не
command-help = помощь, справка, команды
command-legal = ходы, можно, действия, список
command-undo = отмена, отменить
command-save = сохранить, запись
command-hint = подсказка, совет
command-rules = правила, правило
command-score = счёт, очки
command-board = поле, доска
command-tell = где, рассказ, расскажи, описание
command-log = журнал, история
command-hand = рука, карты
command-last = последнее, последние
command-quit = выход, выйти, конец

## Действия на выбор


## Во время игры

title-turn = ход { $turn }
title-turn-of = ход { $turn } из { $last }
title-to-act = ходит { $name } (? — справка)
hand-over = { $name }, садитесь за клавиатуру и нажмите Enter.
which-one = Что именно? Наберите номер.
refused = Нельзя, правило { $rule }: { $why } («правило { $rule }» покажет его.)
unreadable = Непонятно. Наберите действие, например «{ $example }», номер из списка «ходы» или «?» для справки.
rule-numbers = «правило { $rule }» покажет одно правило. Номера: { $numbers }. Все вместе: keltis rules { $game }
taken-back = Отменено.
kept = Партия сохранена: { $path }
not-saved = Не удалось сохранить партию в { $path }: { $why }
ask-keep = Сохранить партию, чтобы продолжить позже? [Д/н]
left = Продолжить: keltis play --resume
thrown-away = Партия не сохранена.
score-of = { $seat }
score-total = итого
winner =
    { $points ->
        [one] Побеждает { $name }: { $points } очко.
        [few] Побеждает { $name }: { $points } очка.
        [many] Побеждает { $name }: { $points } очков.
       *[other] Побеждает { $name }: { $points } очка.
    }
winners =
    { $points ->
        [one] Победу делят { $names }: по { $points } очку.
        [few] Победу делят { $names }: по { $points } очка.
        [many] Победу делят { $names }: по { $points } очков.
       *[other] Победу делят { $names }: по { $points } очка.
    }
help-text =
    Хватит и начала слова; понятны слова всех трёх языков.
    ходы       что можно, с номерами          1 2 3  выбрать из этого списка
    подсказка  что сделал бы бот              отмена  вернуть последний шаг
    счёт       очки по строкам                правило { $rule }  прочитать правило
    где        стол словами                   поле   нарисовать ещё раз
    журнал     все ходы; последние: недавние  сохранить ФАЙЛ  копия партии
    выход      закончить; партия сохранится   { $hand }
help-hand = карты  ваша рука

## Перед игрой

ask-game = Какая игра? Номер или название [1]
ask-bots = Боты, от слабого к сильному: { $bots }. Подробнее: «keltis bots { $game }».
ask-seats = Кто играет? Имена через запятую, боты — как bot:{ $bot }. [{ $usual }]
player-name = Игрок

## Жалобы

complain-game = игры «{ $game }» нет; есть: { $known }
complain-piped = если ввод идёт из конвейера, назовите игру: keltis play GAME; есть: { $known }
complain-bot = бота «{ $bot }» нет; есть: { $known }
complain-language = языка «{ $language }» нет; есть: { $known }
complain-seat = «{ $seat }» — не место: напишите имя или bot:greedy
complain-no-name = у одного из мест нет имени
complain-name-twice = два места названы «{ $name }»
complain-players = в { $game } играют от { $least } до { $most } человек, а не { $found }
complain-board-players = поле «{ $board }» — не более чем для { $most } игроков, а не для { $found }
complain-first = за столом никого не зовут «{ $name }»
complain-option = «{ $option }» — не в виде имя=значение
complain-board = { $why }
complain-miniature = у { $game } нет миниатюры «{ $name }»; есть: { $known }
complain-record = { $path }: { $why }
complain-exists = { $path } уже есть; --resume продолжает партию, другое имя начинает новый файл
complain-records-exist = { $path } уже есть; выберите другое имя
complain-no-last = нет неоконченной партии
complain-several = в { $path } несколько партий, и продолжение затёрло бы их; укажите новый файл через --save
complain-contradiction = «{ $typed }» не подходит к сохранённой партии; в ней: { $kept }
complain-over = { $path }: эта партия окончена; её покажет «keltis replay»
complain-save = не удалось записать { $path }: { $why }
complain-rule = правила «{ $rule }» нет
complain-rule-other = правило { $rule } относится не к { $game }, а к { $others }
complain-viewer = «{ $seat }» — в этой партии нет такого места
complain-number = в файле нет партии номер { $number }
complain-turn = в партии нет хода { $turn }

## Боты

bots-bot = Бот
bots-name = Имя
bots-rating = Рейтинг
bots-portrait = Что это, что видит и забывает
bots-rating-range = { $rating } ± { $range }
bots-measuring = Только для измерений, по силе слишком близко к другим: { $bots }
bots-note = Если игроков больше, некоторые боты решают иначе. ± – интервал 95 %; * нужен скомпилированный код, без него играет { $instead }. Играть: keltis play { $game } --seats Ada,bot:{ $bot }. Подробнее: docs/strength.md
bot-is-random = любое разрешённое действие
bot-is-heuristic =
    { $weights ->
        [tuned] эвристика: приёмы, отточенные игрой
       *[plain] эвристика: простые приёмы
    }
bot-is-playing-out =
    { $games ->
        [one] { $games } воображаемая игра перед решением
        [few] { $games } воображаемые игры перед решением
        [many] { $games } воображаемых игр перед решением
       *[other] { $games } воображаемой игры перед решением
    }
bot-is-learned = выученная оценка позиций
bot-is-trying =
    { $games ->
        [one] выученная оценка и { $games } воображаемая игра
        [few] выученная оценка и { $games } воображаемые игры
        [many] выученная оценка и { $games } воображаемых игр
       *[other] выученная оценка и { $games } воображаемой игры
    }
bot-is-ahead =
    { $ends ->
        [solved] выученная оценка, расчёт вперёд, точные концы
       *[open] выученная оценка, расчёт вперёд
    }

## Списки

list-players = от { $least } до { $most } игроков
list-board-players =
    { $most ->
        [2] для { $least } игроков
       *[other] для { $least }–{ $most } игроков
    }
sum-games =
    { $games ->
        [one] { $games } партия { $game }, начальное число { $seed }
        [few] { $games } партии { $game }, начальное число { $seed }
        [many] { $games } партий { $game }, начальное число { $seed }
       *[other] { $games } партии { $game }, начальное число { $seed }
    }
sum-length = Средняя длина: ходов { $turns }, действий вместе со случайными { $actions }
sum-ends = Чем закончились: { $ends }
sum-seat = Место
sum-mean = Очки
sum-deviation = ± партии
sum-wins = Победы
sum-interval = 95 %
sum-sources = Очки за
end-deck = колода кончилась
end-goal = цель достигнута
end-stall = застой
end-tiles = всё открыто
list-and = { $first } и { $last }

## Просмотр

step-keys = Пробел или Enter: дальше · q: закончить
replay-keys = → ← шаг · ↓ ↑ ход · Home End · g к ходу · l журнал · q выход
replay-words = Enter, назад, следующий, предыдущий, начало, конец, номер хода, журнал, выход
walk-forward = вперёд, дальше
walk-back = назад
walk-next = следующий
walk-previous = предыдущий
walk-start = начало
walk-end = конец
walk-jump = перейти
walk-log = журнал
walk-quit = выход, выйти
ask-turn = Какой ход, от 0 до { $last }?
press-enter = Нажмите Enter.

board-good = «{ $name }» — годное поле для игры «{ $title }» (отпечаток { $fingerprint }).
board-own = Его данные те же, что и у собственного поля игры.
choices-several = (один или несколько)

## Случай, который можно проверить

verify-good =
    { $draws ->
        [one] { $draws } жребий следует из секрета; обещано было { $promised }
        [few] { $draws } жребия следуют из секрета; обещано было { $promised }
        [many] { $draws } жребиев следуют из секрета; обещано было { $promised }
       *[other] { $draws } жребиев следуют из секрета; обещано было { $promised }
    }
verify-compare = Сравните обещание с тем, что стол показал перед партией, или укажите его через --commitment.
verify-means = Сервер определил свою часть случая до партии и не тянул ничего другого. Что никто туда не заглядывал, этим не доказано.
verify-no-secret = в этой записи нет секрета, поэтому случай проверить нельзя
verify-deal = этот расклад, возможно, ещё играют другие; его секрет не показан, и случай проверить нельзя
verify-commitment = секрет не тот, что был обещан: обещан { $promised }, его хеш { $found }
verify-first = начинать должен был другой
verify-draw = жребий { $number } был «{ $words }», а должен был быть «{ $instead }»

## Перенос столов

backup-done = Всё скопировано в { $path } ({ $size } МБ). Тот, у кого есть этот файл, может войти под любым именем из него: храните его в надёжном месте.
complain-backup-postgres = Этот сервер хранит столы в PostgreSQL: для резервной копии используйте pg_dump.
complain-backup-nothing = Базы данных { $path } нет.
export-done = Столов: { $tables }, записаны в { $path }. Тот, у кого есть этот файл, может войти под любым именем из него: храните его в надёжном месте.
export-done-tables = Столов: { $tables }, записаны в { $path }.
import-done = Импортировано столов: { $tables }, людей: { $people }; уже были: { $known }.
ratings-done = Рейтинги пересчитаны, партий: { $games }.
complain-import = { $path }, строка { $line }: не импортировано: { $why }
complain-no-table = Стола «{ $table }» нет.
complain-table-broken = Эта версия Keltis не может прочитать один из столов: { $why }
complain-store = Базой данных нельзя воспользоваться: { $why }

## За столом в сети

join-words-say = сказать, скажи
join-words-sit = сесть
join-words-start = старт, начать
join-words-yes = да, д
join-words-no = нет, н
join-words-back = вернуться
join-words-again = реванш, снова
join-help =
    Достаточно начала слова; понятны слова всех трёх языков.
    ходы   что можно, с номерами              1 2 3    выбрать из этого списка
    подсказка  что сделал бы бот (не онлайн)  отмена   взять назад последнее действие
    очки   очки построчно                     правила C3  прочитать правило
    расскажи  стол словами                    доска    рисунок ещё раз
    журнал  всё, что было; последнее          карты    ваша рука
    скажи …  сказать всем                     сохранить ФАЙЛ  запись после игры
    начать, сесть 2, вернуться, выход         сдаться, закончить: предложить конец
    да, нет: ответить на предложение
join-offline = Сервер недоступен. Ничего не потеряно; попытки продолжаются …
join-free = (свободно)
join-commitment = Обещание случая: { $commitment }
join-waiting = Ждём игроков. «старт» начинает, когда все места заняты; «выход» — уйти.
join-asked = { $name } просит вернуть ход.
join-undone = { $name } возвращает ход.
join-no-hint = За столом на сервере подсказок нет.
join-no-hand = У вас нет карт на руке.
join-no-record = Запись можно получить, когда игра окончена.
join-save-where = Скажите куда: сохранить ФАЙЛ
join-end-offered = { $name } предлагает закончить игру с нынешними очками: да или нет?
join-rematch-offered = { $name } предлагает сыграть ещё раз: да или нет?
join-answered =
    { $answer ->
        [yes] { $name }: согласие.
       *[no] { $name }: отказ.
    }
join-words-resign = сдаться
join-words-end = закончить
join-due =
    { $minutes ->
        [one] Через { $minutes } минуту за вас сыграет { $bot }.
        [few] Через { $minutes } минуты за вас сыграет { $bot }.
        [many] Через { $minutes } минут за вас сыграет { $bot }.
       *[other] Через { $minutes } минуты за вас сыграет { $bot }.
    }
join-left = Вы ушли. Вернуться можно той же командой.
join-returned = { $name } снова здесь.
join-may-undo = { $name } просит вернуть ход. Вы согласны? (да/нет)
join-which = Какой стол?
join-your-turn = (ваш ход)
complain-server-gone = { $url } недоступен: { $why }
complain-table-gone = такого стола нет, или у вас нет к нему доступа
complain-no-tables = На { $url } сейчас нет столов. Откройте свой с --game.

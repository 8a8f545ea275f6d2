### Слова вокруг стола в браузере.

lobby-stale = Есть более новая версия этой страницы.
lobby-reload = Загрузить
lobby-skip = Перейти к содержанию
lobby-ways = Разделы
lobby-back = Назад к столу
lobby-your-turn = Ваш ход

## Страницы

lobby-games = Игры
lobby-daily = Игра дня
lobby-history = История
lobby-rules = Правила
lobby-settings = Настройки

## Зал

lobby-welcome = Выберите игру
lobby-name = Ваше имя
lobby-rename = Сменить имя
lobby-save = Сохранить
lobby-you-are = Вы играете как { $name }.
lobby-named = Теперь вас зовут { $name }.
lobby-bot =
    { $bot ->
        [random] { web-bot } – играет что попало
        [pebble] { web-bot } – для детей
        [clover] { web-bot } – легко
        [greedy] { web-bot } – средне
        [kobold] { web-bot } – хорошо
        [druid] { web-bot } – сильно
        [merlin] { web-bot } – очень сильно
       *[other] { $bot }
    }
lobby-bot-rated = { $bot } · { $rating }
lobby-bot-usual = как обычно – средне
lobby-bot-level = Сила ботов
lobby-new = Новый стол …
lobby-learn = Учиться
lobby-read = Правила
lobby-more = Подробнее: { $game }
lobby-length =
    { $game ->
        [keltis] около 20 минут
        [neue_wege] около 30 минут
        [orakel] около 30 минут
        [weg_der_steine] около 10 минут
       *[wuerfelspiel] около 15 минут
    }
lobby-size = 2–4 игрока
lobby-yours = Ваши игры
lobby-go-on = Продолжить
lobby-thinking = Ходит { $name }
lobby-wait-for-players = Ждём игроков
lobby-with = с игроками: { $names }
lobby-open = Открытые столы
lobby-no-open = Сейчас никто не открыл стол для всех.
lobby-join = Присоединиться
lobby-watch = Смотреть

## Новый стол

lobby-new-title = Новый стол: { $game }
lobby-players = Игроки
lobby-seats = Места
lobby-seat = Место { $number }
lobby-kind =
    { $kind ->
        [me] Я
        [near] Кто-то за этим устройством
        [bot] Бот
       *[open] По приглашению
    }
lobby-near-name = Имя игрока на месте { $number }
lobby-options = Варианты
lobby-option =
    { $name ->
        [clover] Клевер двигает
       *[side] Сторона поля
    }
lobby-value =
    { $value ->
        [figure] фигуру, которая на него попала
        [any] любую свою фигуру
        [simple] простая сторона
        [crossed] скрещённые ветви
        [match] матч: сначала простая сторона
       *[match-crossed-first] матч: сначала скрещённые ветви
    }
lobby-pace = Время
lobby-pace-value =
    { $value ->
        [free] сколько угодно
        [five] по 5 минут и ещё 10 секунд за каждый ход
        [fifteen] по 15 минут и ещё 10 секунд за каждый ход
       *[days] до 3 дней на ход
    }
lobby-undo = Взять ход назад
lobby-undo-value =
    { $value ->
        [consent] если другие согласны
        [turn] в пределах своего хода
       *[never] нельзя
    }
lobby-first = Кто начинает
lobby-first-value =
    { $value ->
        [random] решает случай
       *[seat] место 1
    }
lobby-public = Открыт для всех: чужие могут сесть и смотреть
lobby-deal = Тот же расклад, что и
lobby-deal-how = Столы с одним и тем же словом получают одинаковые карты и жетоны. Пусто – свежий случай.
lobby-advanced = Другие настройки
lobby-begin = Начать игру
lobby-open-table = Открыть стол

## Перед игрой

lobby-waiting = Ждём, пока все места будут заняты.
lobby-ready = Все здесь.
lobby-free = свободно
lobby-kept = оставлено для игрока { $name }
lobby-you = (вы)
lobby-sit = Сесть на место { $number }
lobby-fill = Посадить бота на место { $number }
lobby-stand = Встать
lobby-make-free = Освободить: { $name }
lobby-clear = Убрать стол
lobby-invite = Пригласить других
lobby-invite-how = Отправьте эту ссылку или дайте телефону прочитать картинку. У кого она есть, тот может сесть или смотреть.
lobby-invite-local = Этот адрес известен только этому устройству. Для других дома запустите сервер командой «keltis serve --lan» и откройте адрес, который она назовёт.
lobby-link = Ссылка
lobby-copy = Скопировать
lobby-copied = Скопировано.
lobby-share = Поделиться …
lobby-qr = Ссылка как QR-код
lobby-pass = Теперь ходит { $name }
lobby-pass-why = Передайте устройство. До тех пор ваша рука скрыта.
lobby-take = Я – { $name }

## История и игра дня

lobby-no-history = Законченных игр пока нет.
lobby-won = победа
lobby-lost = поражение
lobby-result = { $name }: { $points }
lobby-replay = Посмотреть
lobby-older = Более старые игры
lobby-finished = Законченные игры
lobby-upload = Посмотреть запись из файла
lobby-daily-how = Сегодня у всех одинаковые карты, жетоны и броски. Сыграйте и сравните.
lobby-daily-until = Следующая игра дня появится в { $time }.
lobby-daily-play = Сыграть игру дня
lobby-daily-on = Играть дальше
lobby-daily-compare = Сравнить
lobby-daily-results = Результаты игры дня
lobby-daily-running =
    { $number ->
        [0] Больше никто её сейчас не играет.
        [one] Её ещё играет { $number } стол.
        [few] Её ещё играют { $number } стола.
        [many] Её ещё играют { $number } столов.
       *[other] Её ещё играют { $number } стола.
    }
lobby-place = Место
lobby-table = Стол
lobby-points = Очки
lobby-lead = Отрыв

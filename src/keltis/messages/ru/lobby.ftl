### Тексты вокруг стола в браузере.

lobby-stale = Доступна новая версия страницы.
lobby-reload = Обновить
lobby-skip = Перейти к содержанию
lobby-ways = Навигация
lobby-back = Назад к столу
lobby-your-turn = Ваш ход

## Страницы

lobby-games = Играть
lobby-daily = Партия дня
lobby-practice = Задачи
lobby-practise-mistakes = Повторить эти ошибки
lobby-history = Мои партии
lobby-rules = Правила
lobby-settings = Настройки

## Зал

lobby-story-title = Тропы вверх, тропы вниз
lobby-story = Кельтис — семейство из пяти игр Райнера Книции на старых дорогах Ирландии: выкладывайте карты только по возрастанию или только по убыванию, переворачивайте камни или доверьтесь кубикам.
lobby-learn-first = Впервые здесь? Научитесь за 5 минут
lobby-turns = Ждут вас
lobby-against = Соперник
lobby-bot-manner =
    { $bot ->
        [pebble] учится с вами
        [clover] добродушный
        [kobold] хитрый
        [druid] сильный
       *[merlin] видит далеко вперёд
    }
lobby-bot-warming = { $bot } разминается ещё около { $seconds } с. Пока играет { $other }.
lobby-bot-absent = { $bot } не может играть на этом сервере. Вместо него играет { $other }.
lobby-five = Пять игр
lobby-title =
    { $game ->
        [keltis] Кельтис
        [neue_wege] Новые пути, новые цели
        [orakel] Оракул
        [weg_der_steine] Путь камней
       *[wuerfelspiel] Игра с кубиками
    }
lobby-about =
    { $game ->
        [keltis] Карты, которые только растут или только убывают, ведут вас по пяти каменным тропам.
        [neue_wege] Тропы ветвятся: вы решаете, куда ведёт каждый цвет.
        [orakel] Одна спираль для всех — и жрица, которую стоит встретить.
        [weg_der_steine] Переворачивайте камни на пустоши: берите или оставляйте другим.
       *[wuerfelspiel] Бросьте пять кубиков, оставьте удачные и поднимайтесь по тропам.
    }
lobby-start-here = Начните здесь
lobby-quick = Легко освоить
lobby-go = Играть
lobby-daily-short = Равные шансы для всех
lobby-friends = Играть с друзьями
lobby-friends-how = Откройте стол и отправьте ссылку
lobby-left =
    { $days ->
        [0]
            { $hours ->
                [0] осталось { $minutes } мин
               *[other] осталось { $hours } ч { $minutes } мин
            }
       *[other] осталось { $days } д { $hours } ч
    }
lobby-left-seconds = осталось меньше минуты
lobby-name = Ваше имя
lobby-rename = Сменить имя
lobby-save = Сохранить
lobby-you-are = Вы играете как { $name }.
lobby-account = Аккаунт и устройства
lobby-named = Теперь вас зовут { $name }.
lobby-bot =
    { $bot ->
        [random] { web-bot } — играет что попало
        [pebble] { web-bot } — для детей
        [clover] { web-bot } — легко
        [greedy] { web-bot } — средне
        [kobold] { web-bot } — хорошо
        [druid] { web-bot } — сильно
        [merlin] { web-bot } — очень сильно
       *[other] { $bot }
    }
lobby-bot-rated = { $bot } · { $rating }
lobby-bot-level = Сила ботов
lobby-new = Новый стол
lobby-read = Правила
lobby-length =
    { $game ->
        [keltis] 20 мин
        [neue_wege] 30 мин
        [orakel] 30 мин
        [weg_der_steine] 10 мин
       *[wuerfelspiel] 15 мин
    }
lobby-size = 2–4 игрока
lobby-yours = Ваши игры
lobby-go-on = Продолжить
lobby-thinking = Ходит { $name }
lobby-wait-for-players = Ждём игроков
lobby-with = с игроками: { $names }
lobby-open = Открытые столы
lobby-no-open = Сейчас открытых столов нет.
lobby-join = Присоединиться
lobby-watch = Смотреть

## Друзья

lobby-statistics = Моя статистика
lobby-my-friends = Друзья
lobby-friends-table = Стол: { $name }
lobby-asking =
    { $number ->
        [one] { $number } человек хочет с вами дружить.
        [few] { $number } человека хотят с вами дружить.
        [many] { $number } человек хотят с вами дружить.
       *[other] { $number } человека хотят с вами дружить.
    }
lobby-answer = Ответить
lobby-decline = Отказаться
lobby-friends-may = Друзья могут присоединиться
lobby-friend-who = Друг на месте { $number }
lobby-spectators = Пригласить зрителей
lobby-spectators-how = По этой ссылке можно смотреть партию. Карты на руках скрыты от зрителей до конца.

## Новый стол

lobby-new-title = Новый стол: { $game }
lobby-players = Игроки
lobby-seats = Места
lobby-seat = Место { $number }
lobby-kind =
    { $kind ->
        [me] Я
        [near] Игрок на этом устройстве
        [bot] Бот
        [friend] Друг
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
lobby-pace = Время на ходы
lobby-pace-value =
    { $value ->
        [free] без ограничений
        [five] по 5 минут плюс 10 секунд за ход
        [fifteen] по 15 минут плюс 10 секунд за ход
       *[days] до 3 дней на ход
    }
lobby-undo = Отмена ходов
lobby-undo-value =
    { $value ->
        [consent] если другие согласны
        [turn] в пределах своего хода
       *[never] нельзя
    }
lobby-first = Кто начинает
lobby-first-value =
    { $value ->
        [random] случайно
       *[seat] место 1
    }
lobby-public = Открытый стол: играть и смотреть может любой
lobby-deal = Код расклада
lobby-deal-how = За столами с одинаковым кодом одни и те же карты и плитки. Оставьте пустым для нового случайного расклада.
lobby-advanced = Дополнительные настройки
lobby-begin = Начать игру
lobby-open-table = Открыть стол

## Перед игрой

lobby-invited-by = { $name } приглашает вас
lobby-invited = Вас приглашают
lobby-waiting = Ждём, пока все места будут заняты.
lobby-ready = Все здесь.
lobby-free = свободно
lobby-kept = место для игрока { $name }
lobby-you = (вы)
lobby-sit = Занять место { $number }
lobby-fill = Посадить бота на место { $number }
lobby-stand = Освободить место
lobby-make-free = Убрать из-за стола: { $name }
lobby-replace = Заменить «{ $name }» ботом «{ $bot }»
lobby-clear = Закрыть стол
lobby-invite = Пригласить других
lobby-invite-how = Отправьте ссылку или дайте отсканировать QR-код. По ссылке любой сможет играть или смотреть.
lobby-invite-local = Этот адрес работает только на этом устройстве. Для других дома запустите сервер командой «keltis serve --lan» и откройте адрес, который она выведет.
lobby-link = Ссылка
lobby-copy = Скопировать
lobby-copied = Скопировано.
lobby-share = Поделиться…
lobby-qr = Ссылка как QR-код
lobby-pass = Теперь ходит { $name }
lobby-pass-why = Передайте устройство. До этого карты скрыты.
lobby-take = Я — { $name }

## История и партия дня

lobby-no-history = Законченных игр пока нет.
lobby-won = победа
lobby-lost = поражение
lobby-result = { $name }: { $points }
lobby-replay = Посмотреть
lobby-older = Более старые игры
lobby-finished = Законченные игры
lobby-upload = Открыть запись партии
lobby-daily-how = Сегодня у всех одинаковые карты, плитки и броски. Сыграйте и сравните.
lobby-daily-until = Следующая партия дня начнётся в { $time }.
lobby-daily-play = Сыграть партию дня
lobby-daily-on = Продолжить
lobby-daily-compare = Сравнить
lobby-daily-results = Результаты партии дня
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

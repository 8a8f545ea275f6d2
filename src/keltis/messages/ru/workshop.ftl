### Мастерская полей.

workshop-about = Сделайте своё поле: коснитесь камня и измените его. Потом сыграйте на нём, поделитесь им или посмотрите, как меняются партии.
workshop-name = Название поля
workshop-new-name = моё поле
workshop-undo = Отменить
workshop-redo = Повторить
workshop-reset = Оригинал
workshop-complaint = Пока играть нельзя:
workshop-good = На этом поле можно играть.
workshop-is-original = Это оригинальное поле игры «{ $title }».
workshop-link-damaged = В ссылке нет поля этой игры; возможно, она повреждена.
workshop-picture = Поле. Коснитесь камня, чтобы изменить его, или используйте стрелки.
workshop-stone = Камень { $stone }
workshop-start = Старт
workshop-touch-title = Коснитесь камня
workshop-touch = То, чего вы коснётесь на поле, можно изменить здесь. Всё остальное — ниже.
workshop-less = Меньше
workshop-more = Больше
workshop-shorter = Убрать последний
workshop-longer = Добавить
workshop-entry = { $number }
workshop-and-more = { $number } и больше

workshop-paths = Тропы и цель
workshop-spiral = Спираль и жрица
workshop-tiles = Жетоны
workshop-wishes = Камни желаний
workshop-rows = Ряды
workshop-cards = Карты
workshop-dice = Кубики и конец игры

workshop-row-value = Очки этого ряда
workshop-column-value = Очки этого столбца
workshop-stone-value = Очки
workshop-carries = Лежит жетон
workshop-goal = Здесь начинается цель
workshop-colour = Цвет
workshop-colour-name =
    { $colour ->
        [red] красный
        [yellow] жёлтый
        [pink] розовый
        [green] зелёный
        [blue] синий
       *[joker] джокер
    }
workshop-large = Большой камень с камнями желаний
workshop-stone-wishes = Камней желаний на нём
workshop-lies = Здесь лежит
workshop-lies-name =
    { $what ->
        [nothing] ничего
        [red] красные камни желаний
        [yellow] жёлтые камни желаний
        [pink] розовые камни желаний
        [green] зелёные камни желаний
        [blue] синие камни желаний
       *[tile] жетон
    }
workshop-edge = Путь на { $field }
workshop-row-fields = Полей в этом ряду
workshop-mark = Знак
workshop-mark-name =
    { $kind ->
        [wish] камень желаний
        [clover] клевер
        [kobold] кобольд
        [forbidden] запрещено
        [bonus] очки: +{ $worth }
       *[none] нет
    }
workshop-field =
    { $side ->
        [simple] Простая сторона
       *[crossed] Сторона с ветками
    }

workshop-length = Камней на тропе
workshop-goal-figures = Фигур в цели для конца игры
workshop-figures-small = Малых фигур у каждого
workshop-tiles-wish = Камни желаний
workshop-tiles-clover = Клеверы
workshop-tiles-points = Жетоны по { $worth }
workshop-tiles-shed = Жетоны сброса
workshop-tiles-clover-colour =
    { $colour ->
        [red] Красные клеверы
        [yellow] Жёлтые клеверы
        [pink] Розовые клеверы
        [green] Зелёные клеверы
       *[blue] Синие клеверы
    }
workshop-tiles-spiral = Спирали
workshop-tiles-leprechaun = Лепреконы
workshop-tiles-mirror = Зеркала
workshop-tiles-highest = Старший камень каждого цвета
workshop-wishes-values = Очки по числу камней желаний
workshop-wishes-colours = Очки по числу цветов
workshop-wishes-stack = Камней желаний в стопке
workshop-wishes-set = Камней одного цвета в наборе
workshop-wishes-set_points = Очки за набор
workshop-wishes-stock = Камней желаний в запасе
workshop-rows-values = Очки по длине ряда
workshop-leprechauns-values = Очки за разных лепреконов
workshop-cards-highest = Старшая карта каждого цвета
workshop-cards-copies = Экземпляров каждой карты
workshop-cards-hand = Карт на руке
workshop-cards-box = Карт в коробке, игроков: { $players }
workshop-stall = Ходов без продвижения до конца игры
workshop-spiral-goal_own = Своих фигур в цели для конца игры
workshop-spiral-goal_all = Всех фигур в цели для конца игры
workshop-priestess-points = Очки за жрицу
workshop-priestess-steps = Шаги жрицы по картам
workshop-pieces-number = Фигур у каждого
workshop-pieces-goal_own = Своих фигур в цели для конца игры
workshop-pieces-goal = Всех фигур в цели, игроков: { $players }
workshop-dice-number = Кубики
workshop-dice-wishes = Выпавших камней за один из запаса

workshop-play = Сыграть на нём
workshop-play-now = Играть
workshop-invite = Пригласить друзей
workshop-bots = Рейтинги измерены на оригинальном поле. На вашем боты без подходящей сети считают варианты или играют по простым правилам.
workshop-keep = Сохранить и поделиться
workshop-save = Сохранить здесь
workshop-saved = Сохранено в этом браузере под названием «{ $name }».
workshop-download = Скачать
workshop-upload = Открыть файл
workshop-share = Скопировать ссылку
workshop-link = В ссылке содержится всё поле:
workshop-link-copied = Ссылка скопирована. В ней содержится всё поле.
workshop-mine = Сохранённые поля
workshop-load = Открыть
workshop-forget = Удалить
workshop-unreadable = Этот файл не подходит: { $why }

workshop-compare = Сравнить с оригиналом
workshop-compare-how = Бот сыграет до 100 000 партий на обоих полях; сервер делает это, когда у него есть время.
workshop-waiting = Место в очереди: { $place }.
workshop-preparing = Партии готовятся. В первый раз это занимает до минуты.
workshop-progress = Сыграно { $done } из { $games } партий на каждом поле
workshop-cancel = Остановить
workshop-compare-failed = Сравнение не удалось. Попробуйте позже.
workshop-games = Партий на каждом поле: { $games }; игроков: { $players }; за всех играет { $bot }.
workshop-plain = Партий меньше обычного: на этом сервере нет скомпилированных правил.
workshop-outdated = С тех пор вы изменили поле.
workshop-no-difference = Не найдено различий, которые не могли бы быть случайными.
workshop-original = Оригинал
workshop-difference = Разница
workshop-intervals = ± охватывает 95 %. Бледные строки могут быть случайностью. Боты — не люди: считайте это подсказкой.
workshop-plot-turns = Ходов в партии
workshop-plot-points = Очки игрока
workshop-found-turns = Партии { $way ->
        [less] короче
       *[more] длиннее
    }; разница в ходах: { $size }.
workshop-found-goal = В цели { $way ->
        [less] реже
       *[more] чаще
    } заканчиваются партии; разница в процентных пунктах: { $size }.
workshop-found-points = У игроков в среднем { $way ->
        [less] меньше
       *[more] больше
    } очков; разница: { $size }.
workshop-found-winner = У победителей { $way ->
        [less] меньше
       *[more] больше
    } очков; разница: { $size }.
workshop-found-lead = Отрыв победителей { $way ->
        [less] меньше
       *[more] больше
    }; разница в очках: { $size }.
workshop-found-first = Начинающий выигрывает { $way ->
        [less] реже
       *[more] чаще
    }; разница в процентных пунктах: { $size }.
workshop-found-turns-row = Ходы
workshop-found-goal-row = Конец в цели
workshop-found-points-row = Очки игрока
workshop-found-winner-row = Очки победителя
workshop-found-lead-row = Отрыв победителя
workshop-found-first-row = Победы начинающего

### Статистика, рейтинги и друзья.

## Статистика

people-no-games = Партий пока нет. Доиграйте хотя бы одну, и здесь появится статистика.
people-played =
    { $played ->
        [one] { $played } партия
        [few] { $played } партии
        [many] { $played } партий
       *[other] { $played } партии
    }, побед: { $won } ({ $percent } %)
people-shared =
    { $shared ->
        [one] Из них { $shared } победа общая.
        [few] Из них { $shared } победы общие.
        [many] Из них { $shared } побед общие.
       *[other] Из них { $shared } победы общие.
    }
people-against-bots = Против ботов
people-against-people = Против людей
people-rating = { $rating } ± { $range }
people-provisional =
    { $left ->
        [one] предварительно: ещё { $left } партия
        [few] предварительно: ещё { $left } партии
        [many] предварительно: ещё { $left } партий
       *[other] предварительно: ещё { $left } партии
    }
people-rated-games =
    { $games ->
        [one] по { $games } партии
        [few] по { $games } партиям
        [many] по { $games } партиям
       *[other] по { $games } партии
    }
people-unrated = рейтинговых партий ещё нет
people-now = Сейчас
people-streak =
    { $streak ->
        [one] { $streak } победа
        [few] { $streak } победы подряд
        [many] { $streak } побед подряд
       *[other] { $streak } победы подряд
    }
people-losing =
    { $streak ->
        [one] { $streak } поражение
        [few] { $streak } поражения подряд
        [many] { $streak } поражений подряд
       *[other] { $streak } поражения подряд
    }
people-best-streak = Больше всего побед подряд
people-best = Лучший счёт
people-luck = Везение
people-luck-value =
    { $games ->
        [one] { $percent } % в среднем по { $games } разобранной партии
        [few] { $percent } % в среднем по { $games } разобранным партиям
        [many] { $percent } % в среднем по { $games } разобранным партиям
       *[other] { $percent } % в среднем по { $games } разобранной партии
    }
people-against = Против кого
people-opponent = Соперник
people-games = Партии
people-wins = Победы
people-losses = Пораж.
people-what = Что значат эти числа
people-what-rating = «1180 ± 90» — это оценка: истинное значение с вероятностью 95 % лежит между 1090 и 1270. Чем больше вы играете, тем уже промежуток. Против ботов действует шкала ботов: при разнице в 100 очков сильнейший выигрывает примерно 64 партии из 100. У рейтинга против людей своя шкала.
people-what-counts = Засчитываются доигранные партии и те, где кто-то сдался. Партия, которую за вас доиграл бот, идёт в счёт только как поражение. Не засчитываются партии, прерванные по соглашению, сыгранные на одном устройстве и на своих полях; партия дня, общие расклады и варианты правил засчитываются, но на рейтинг не влияют.
people-all-games = Все партии

## Приватность

people-privacy = Что могут другие
people-privacy-own = Эту страницу видите только вы.
people-rated = Рейтинг против людей
people-rated-how = Учитываются только партии с теми, кто тоже этого хочет. При отключении этот рейтинг удаляется.
people-reachable = Приглашать меня могут те, с кем я играл
people-reachable-how = Они же могут предложить вам дружбу. Если отключить, до вас доберутся только друзья.

## Друзья

people-asking = Хотят с вами дружить
people-friends = Друзья
people-no-friends = Друзей пока нет. Отправьте кому-нибудь свою ссылку или предложите дружбу тем, с кем играли.
people-met = Вы с ними играли
people-asked = ждём ответа
people-blocked = Заблокированы
people-muted = без уведомлений
people-score = { $played ->
        [one] { $played } партия
        [few] { $played } партии
        [many] { $played } партий
       *[other] { $played } партии
    } · вы { $won } : { $lost } { $name }
people-last = последняя: { $game }, { $when }
people-invite = Пригласить
people-invite-name = Пригласить ({ $name }): { $game }
people-invite-game = Игра
people-more = Подробнее: { $name }
people-history = Партии вместе
people-do =
    { $what ->
        [add] Предложить дружбу
        [accept] Принять
        [decline] Не сейчас
        [remove] Удалить из друзей
        [withdraw] Отозвать предложение
        [mute] Не показывать
        [unmute] Снова показывать
        [block] Заблокировать
       *[unblock] Разблокировать
    }
people-mute-how = «Не показывать» скрывает от вас приглашения и столы этого игрока. Заблокированный не может приглашать вас и снова предлагать дружбу. Никто об этом не узнает.
people-link = Ссылка для друзей
people-link-how = Кто откроет эту ссылку, сможет стать вашим другом. Она действует семь дней.
people-link-show = Показать ссылку
people-link-withdraw = Отозвать ссылку
people-link-qr = QR-код со ссылкой для друзей
people-offer = { $name } хочет с вами дружить
people-offer-how = Друзья видят открытые столы друг друга и могут приглашать друг друга.
people-offer-own = Это ваша собственная ссылка. Отправьте её кому-нибудь.
people-offer-done = Теперь { $name } у вас в друзьях.

## История

people-filter = Фильтр
people-filter-game = Игра
people-filter-opponents = Соперники
people-filter-outcome = Результат
people-filter-since = Время
people-all = Все
people-opponents-value =
    { $opponents ->
        [bots] Только боты
        [people] Только люди
        [mixed] Люди и боты
       *[self] На одном устройстве
    }
people-outcome-value =
    { $outcome ->
        [won] Победа
        [shared] Общая победа
        [lost] Поражение
       *[none] Прервана
    }
people-since-value =
    { $days ->
        [0] За всё время
        [365] За последний год
       *[other] За последние { $days } дней
    }
people-with = Только партии, где играет { $name }.
people-nothing-found = Таких партий нет. Измените фильтр.

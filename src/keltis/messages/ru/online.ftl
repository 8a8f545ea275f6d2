### Что говорит стол в сети.

## Команды, которые не выполняются

online-bad = Недопустимый запрос.
online-bad-field = Недопустимый запрос: проверьте { $field }.
online-future = Ваши данные новее, чем стол. Обновите страницу.
online-stale = Игра уже продолжилась. Посмотрите ещё раз.
online-reused = Этот идентификатор уже использован для другой команды.
online-unavailable = Сервер сейчас не может это сохранить. Он попробует ещё раз.
online-busy = Слишком много запросов. Подождите немного.
online-unknown = Такого стола нет, или у вас нет к нему доступа.
online-too-many = У вас слишком много незаконченных столов.
online-who = Сначала укажите своё имя.
online-seat = Это не ваше место.
online-host = Это может только хозяин стола.
online-started = Игра уже началась.
online-not-started = Игра ещё не началась.
online-not-over = Игра ещё не окончена.
online-closed = Стол закрыт.
online-taken = Это место занято.
online-free = Это место уже свободно.
online-removed = Хозяин стола исключил вас из игры.
online-one-seat = У вас уже есть место за этим столом.
online-events = За этим столом достигнут предел событий: теперь можно только ходить.
online-no-seat = Такого места нет.
online-seats-free = Ещё не все места заняты.
online-bot = Бота «{ $bot }» нет.
online-undo-nothing = Отменять пока нечего.
online-undo-revealed = Этого уже не отменить: после этого открылось скрытое.
online-undo-turn = Этого уже не отменить: ход закончен.
online-undo-never = За этим столом ходы не отменяются.
online-asked = Уже есть просьба отменить ход.
online-not-asked = Нет просьбы, на которую нужно ответить.
online-away = За вас уже играет бот.
online-not-away = За вас не играет бот.
online-talk = Вы достигли предела сообщений за этим столом.
online-resigned = Вы сдались в этой игре.
online-no-offer = Нет предложения, на которое можно ответить.
online-end-offered = Предложение закончить игру уже есть.
online-deal-end = Общий расклад нужно доиграть до конца.
online-chat = За этим столом чат отключён.
online-rematch = Новый стол уже есть.
online-deal-public = Общий расклад нельзя открыть для зрителей.
online-deal-day = Это не сегодняшняя партия дня.
online-deal-known = Вы уже видели этот расклад за другим столом.
online-login-taken = Этот логин уже занят.
online-login-wrong = Неверный логин или парольная фраза.
online-code-wrong = Этот код неверен или уже не действует.
online-friend-link = Эта ссылка устарела или отозвана.
online-no-invitation = Этого игрока нельзя пригласить.
online-no-webhooks = На этом сервере вебхуки отключены.
online-webhook = Этот адрес нельзя вызвать: он должен начинаться с https:// и быть доступен из интернета.
online-no-push = Уведомления при закрытой странице на этом сервере отключены.
online-push = Эту службу уведомлений нельзя вызвать: её адрес должен начинаться с https:// и быть доступен из интернета.

## Сервер

serve-ready = Столы открыты по адресу { $url }
serve-lan = Их видят все в этой сети. Соединение не шифруется: только для дома.
complain-listen = не удаётся открыть { $host }, порт { $port }: { $why }
complain-config = { $path }: { $why }
complain-url = «{ $url }» — не адрес вроде https://keltis.example
complain-contact = «{ $contact }» — не контакт вроде mailto:operator@keltis.example или https://keltis.example
complain-redis = «{ $url }» — не адрес Redis; он должен начинаться с redis://

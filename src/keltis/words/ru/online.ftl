### Что говорит стол в сети.

## Команды, которые не выполняются

online-bad = Это не удалось прочитать.
online-future = Ваша копия стола новее самого стола. Загрузите его заново.
online-stale = Тем временем что-то произошло. Посмотрите ещё раз.
online-reused = Под тем же номером уже просили о другом.
online-unavailable = Сервер сейчас не может это сохранить. Попытка повторится.
online-busy = Слишком много сразу. Подождите немного.
online-unknown = Такого стола нет, или он не для вас.
online-too-many = У вас слишком много незаконченных столов.
online-who = Сначала назовитесь.
online-seat = Это не ваше место.
online-host = Это может только тот, кто открыл стол.
online-started = Партия уже началась.
online-not-started = Партия ещё не началась.
online-not-over = Партия ещё не закончилась.
online-closed = Стол убран.
online-taken = Это место занято.
online-free = Это место уже свободно.
online-no-seat = Такого места нет.
online-seats-free = Ещё есть свободные места.
online-bot = Бота «{ $bot }» нет.
online-no-undo = Это нельзя взять назад: с тех пор что-то открылось, или это был не ваш ход.
online-asked = Кто-то уже просит взять ход назад.
online-not-asked = Никто не просит у вас разрешения взять ход назад.
online-away = За вас уже играет бот.
online-not-away = За вас не играет бот.
online-talk = За этим столом сказано достаточно.
online-rematch = Новый стол уже есть.
online-deal-public = Расклад, который могут играть и другие, нельзя показывать посторонним.
online-deal-day = Это не сегодняшний расклад.
online-deal-known = Вы уже знаете этот расклад по другому столу.
online-login-taken = Этот логин уже занят.
online-login-wrong = Неверный логин или парольная фраза.
online-no-webhooks = Этот сервер не вызывает адреса.
online-webhook = Этот адрес нельзя вызвать: он должен начинаться с https:// и вести в открытый интернет.

## Сервер

serve-ready = Столы открыты по адресу { $url }
serve-lan = Их видят все в этой сети. Соединение не шифруется: только для дома.
complain-server = серверу не хватает { $what }; установите keltis с дополнением «server»
complain-listen = не удаётся слушать { $host }, порт { $port }: { $why }
complain-config = { $path }: { $why }
complain-url = «{ $url }» — не адрес вроде https://keltis.example
complain-redis = «{ $url }» — не адрес Redis; он начинается с redis://
complain-log = журнал может быть только таким: { $known }

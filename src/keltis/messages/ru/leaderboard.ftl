### Таблица лидеров: заявки ботов и сама таблица.

leaderboard-manifest = { $path } — не заявка для таблицы лидеров: { $why }
leaderboard-toml = это неправильный TOML: { $why }
leaderboard-keys = нужны ровно такие ключи: { $keys }; все — тексты, а games — список
leaderboard-games = games — список из { $known }
leaderboard-twice = два бота называются { $name }
leaderboard-none = в { $folder } нет заявок (*.toml)
leaderboard-written = Таблица (ботов: { $bots }) — в { $path }.

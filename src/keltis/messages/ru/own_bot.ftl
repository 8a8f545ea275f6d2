### Свои боты: как они загружаются, играют за столом на сервере и что пошло не так.

own-bot-file = файла { $file } нет
own-bot-import = не удалось загрузить { $where }, { $line }: { $why }
own-bot-name = «{ $bot }» — не бот; в { $where } есть: { $known }
own-bot-choose = «{ $bot }» — класс без метода choose
own-bot-callable = «{ $bot }» — не функция и не класс
own-bot-stays = бота «{ $bot }» нельзя передать другим процессам: играйте в одном процессе или укажите его как файл.py:имя
own-bot-crashed = бот { $bot } аварийно завершился на месте { $seat }: { $why }
own-bot-illegal = бот { $bot } дал недопустимый ответ на месте { $seat }: { $answer }
own-bot-replay = Партия до этого момента — в { $path }; повторить: { $command }
own-bot-position = Что видел бот, записано в { $path }.
own-bot-unsaved = Не удалось записать позицию в { $path }: { $why }
own-bot-over = в { $path } нет позиции, в которой бот мог бы ходить: партия окончена
own-bot-chance = в { $path } нет позиции, в которой бот мог бы ходить: сейчас ход случая
own-bot-answer = { $bot } на месте { $seat }: { $action }
own-bot-link = «{ $url }» — не ссылка на стол; она выглядит так: http://HOST:8642/#/t/СТОЛ/КЛЮЧ
own-bot-full = за этим столом нет свободных мест
own-bot-gone = стол не принял бота, или такого стола больше нет
own-bot-refused = сервер отклонил «{ $action }»: { $why }
own-bot-incomplete = сервер не сообщает, как началась эта партия, поэтому позицию нельзя восстановить
own-bot-seated = { $name } играет на месте { $seat }.
own-bot-waits = { $name } занимает место; игра ещё не началась.
own-bot-plays = Ход { $turn }: { $action }
own-bot-result = { $name }: { $points }
own-bot-away = { $name } больше не за столом: место занял кто-то другой

### Тексты просмотра партии в браузере.

replay-title = Просмотр партии
replay-at = Позиция { $number } из { $all }
replay-first = К началу
replay-back = Назад
replay-turn-back = На ход назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-on = Вперёд
replay-turn-on = На ход вперёд
replay-last = К концу
replay-as = Глазами игрока
replay-me = как это видно мне
replay-download = Скачать запись
replay-link = Скопировать ссылку на эту позицию
replay-copied = Скопировано.
replay-file = Запись из файла
replay-explain = Выберите файл с записанной партией. Её проверят по правилам и покажут; ничего из неё не сохраняется.
replay-empty = Ещё ничего не произошло.
coach-title = Разбор

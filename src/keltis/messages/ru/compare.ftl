### Тексты команды `keltis compare`: её таблица и рисунки.

compare-games =
    { $games ->
        [one] { $title }: { $shown } партия каждого варианта, начальное число { $seed }
        [few] { $title }: { $shown } партии каждого варианта, начальное число { $seed }
        [many] { $title }: { $shown } партий каждого варианта, начальное число { $seed }
       *[other] { $title }: { $shown } партии каждого варианта, начальное число { $seed }
    }
compare-bots = Боты: { $bots }
compare-board = поле { $name } ({ $fingerprint })
compare-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
compare-length = Длина
compare-turns = ходы
compare-actions = действия со случаем
compare-ends = Чем кончаются партии, %
compare-wins = Победы, %
compare-advantage = Победы сверх доли, %
compare-seats = Очки по местам
compare-seat = место { $seat }
compare-score = Очки игрока
compare-mean = среднее
compare-deviation = станд. отклонение
compare-best = победитель
compare-margin = отрыв победителя
compare-quantile = у { $share } % не больше
compare-points = Очки игрока за
compare-shares = Доля всех очков, %
compare-note = ± — полуширина интервала 95 %; * отмечает разности, интервал которых не содержит 0. В долях потерянные очки считаются так же, как полученные.
compare-stopped = остановлено после { $done } из { $games } партий каждого варианта
compare-lost = кластер потерян: { $why }
compare-random = случайные ходы мало говорят о том, как играют люди; больше скажет --bots { $bot }
compare-plotted = записан файл { $path }

## Рисунки

plot-title = { $title }: { $shown } партий каждого варианта
plot-subtitle = Боты: { $bots }. Начальное число { $seed }. Отрезки и полосы — интервалы 95 %.
plot-scores = Сколько очков у игрока
plot-points = очки
plot-players = доля игроков
plot-turns = Сколько длится партия
plot-turn-axis = ходы
plot-games = доля партий
plot-wins = Кто побеждает
plot-wins-axis = доля побед; пунктир: поровну
plot-ends = Чем кончаются партии
plot-sources = За что дают очки
plot-sources-axis = очки игрока

## Замечания

complain-twins = варианты { $one } и { $other } одинаковы: { $what }
complain-many = вариантов слишком много ({ $found }); сравнить сразу можно не больше { $most }
complain-plot = { $path }: рисунок — это файл .svg или .html
complain-extra = библиотека { $library } не установлена; установите её: { $command }
complain-cluster = по адресу «{ $address }» нет доступного кластера Ray: { $why }
complain-other-sources = на кластере другой keltis ({ $theirs }), чем на этой машине ({ $ours })

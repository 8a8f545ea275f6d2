### Наборы данных: `keltis data`.

data-made =
    { $games ->
        [one] { $path }: { $games } партия, решений: { $rows }, { $size }.
        [few] { $path }: { $games } партии, решений: { $rows }, { $size }.
        [many] { $path }: { $games } партий, решений: { $rows }, { $size }.
       *[other] { $path }: { $games } партии, решений: { $rows }, { $size }.
    }
data-file = { $path } не читается как набор данных: { $why }
data-foreign = это не записи и не Parquet от «keltis data make»
data-format = формат или игра неизвестны этой версии Keltis
data-observation = версия наблюдений — { $found }, а в этой версии Keltis — { $known }
data-columns-wrong = столбцы не соответствуют игре
data-mixed = партии разного вида: сделайте для каждого вида свой набор
data-game = { $game }, игроков: { $players }
data-board = Поле: { $board } ({ $fingerprint })
data-bots = Боты по местам: { $bots }
data-rows = Решений: { $rows }
data-columns = В наблюдении { $size } чисел (версия { $version }), в маске { $actions }.

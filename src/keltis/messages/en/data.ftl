### Data sets: `keltis data`.

data-made =
    { $games ->
        [one] { $path }: { $games } game, { $rows } decisions, { $size }.
       *[other] { $path }: { $games } games, { $rows } decisions, { $size }.
    }
data-file = { $path } cannot be read as a data set: { $why }
data-foreign = it is neither records nor Parquet written by “keltis data make”
data-format = its format or its game is not known to this version of Keltis
data-observation = its observations have version { $found }, this version of Keltis has { $known }
data-columns-wrong = its columns are not those of its game
data-mixed = its games are of different kinds: make a data set of each
data-game = { $game }, players: { $players }
data-board = Board: { $board } ({ $fingerprint })
data-bots = Bots by seat: { $bots }
data-rows = Decisions: { $rows }
data-columns = An observation has { $size } numbers (version { $version }), a mask { $actions }.

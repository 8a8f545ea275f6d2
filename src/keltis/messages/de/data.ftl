### Datensätze: `keltis data`.

data-made =
    { $games ->
        [one] { $path }: { $games } Partie, { $rows } Entscheidungen, { $size }.
       *[other] { $path }: { $games } Partien, { $rows } Entscheidungen, { $size }.
    }
data-file = { $path } lässt sich nicht als Datensatz lesen: { $why }
data-foreign = das sind weder Aufzeichnungen noch Parquet von „keltis data make“
data-format = sein Format oder sein Spiel kennt diese Version von Keltis nicht
data-observation = seine Beobachtungen haben Version { $found }, diese Version von Keltis hat { $known }
data-columns-wrong = die Spalten sind nicht die seines Spiels
data-mixed = die Partien sind von verschiedener Art: mache aus jeder Art einen eigenen Datensatz
data-game = { $game }, Spieler: { $players }
data-board = Plan: { $board } ({ $fingerprint })
data-bots = Bots nach Plätzen: { $bots }
data-rows = Entscheidungen: { $rows }
data-columns = Eine Beobachtung hat { $size } Zahlen (Version { $version }), eine Maske { $actions }.

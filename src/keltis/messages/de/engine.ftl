### Texte über übersetztes und reines Python.

engine-no-numba = Numba fehlt, deshalb läuft alles in reinem Python, mehr als hundertmal langsamer; du bekommst es mit: { $command }
engine-compiling = die Regeln werden kompiliert …
engine-plain = der Bot { $bot } lässt sich nicht kompilieren, deshalb läuft alles in reinem Python: etwa hundertmal langsamer als greedy
engine-minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute auf diesem Rechner; --games { $fewer } dauert etwa zehn Sekunden
       *[other] etwa { $minutes } Minuten auf diesem Rechner; --games { $fewer } dauert etwa zehn Sekunden
    }

warm-no-numba = Numba fehlt, deshalb kann nichts kompiliert werden; du bekommst es mit: { $command }
warm-done = In { $seconds } s kompiliert: { $games }. Liegt in { $path } ({ $size } MB).
complain-warm = in { $path } kann nichts kompiliert werden: { $why }

check-done = Gute Dateien: { $files }, mit Partien: { $games }. Schlechte Dateien: { $bad }.

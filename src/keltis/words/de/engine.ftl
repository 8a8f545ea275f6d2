### Worte über übersetztes und reines Python.

engine-no-numba = Numba fehlt, deshalb läuft alles in reinem Python, mehr als hundertmal langsamer; du bekommst es mit: pip install 'keltis[fast]'
engine-compiling = die Regeln werden übersetzt …

warm-no-numba = Numba fehlt, deshalb kann nichts übersetzt werden; du bekommst es mit: pip install 'keltis[fast]'
warm-done =
    { $games ->
        [one] Die Regeln von { $games } Spiel sind übersetzt, nach { $seconds } s. Sie liegen in { $path } ({ $size } MB).
       *[other] Die Regeln von { $games } Spielen sind übersetzt, nach { $seconds } s. Sie liegen in { $path } ({ $size } MB).
    }
complain-warm = in { $path } kann nichts übersetzt werden: { $why }

### Worte über übersetztes und reines Python.

engine-no-numba = Numba fehlt, deshalb läuft alles in reinem Python, mehr als hundertmal langsamer; du bekommst es mit: pip install 'keltis[fast]'
engine-compiling = die Regeln werden übersetzt …

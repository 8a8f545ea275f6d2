### Eigene Bretter: an Tischen und in der Werkstatt.

board-other-game = das ist ein Brett für { $game }

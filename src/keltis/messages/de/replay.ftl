### Texte der Wiedergabe im Browser.

replay-title = Wiedergabe
replay-at = Stellung { $number } von { $all }
replay-first = Zum Anfang
replay-back = Zurück
replay-turn-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-as = Gesehen von
replay-me = wie ich es sah
replay-download = Aufzeichnung herunterladen
replay-link = Link zu dieser Stellung kopieren
replay-copied = Kopiert.
replay-file = Eine Aufzeichnung aus einer Datei
replay-explain = Wähle eine Datei mit einem aufgezeichneten Spiel. Es wird nach den Regeln geprüft und gezeigt; nichts davon wird gespeichert.
replay-empty = Es ist noch nichts geschehen.
coach-title = Analyse

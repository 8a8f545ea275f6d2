### Texte des Tisches für Bildschirmleser.

reader-skip = Zur Befehlszeile springen
reader-leave = Spielplan zeigen
reader-command = Befehl
reader-send = Senden
reader-help = Tippe eine Aktion wie „play R5“, eine Zahl aus der Liste oder ein Wort: züge, hand, erzähl, punkte, zuletzt, verlauf, zurück. Die Taste / führt hierher.
reader-which = Welche davon?
reader-nothing = Du hast gerade nichts zu tun.
reader-no-hand = In diesem Spiel gibt es keine Handkarten.
reader-moves = Was du tun kannst
reader-position = Der Tisch
reader-standings = Punkte, als wäre das Spiel jetzt zu Ende
reader-player = Name
reader-turn = Zug
reader-acts = am Zug
reader-undone = Zurückgenommen.
reader-asked = { $name } möchte einen Zug zurücknehmen.
reader-yes = Ja
reader-no = Nein
reader-back = Ich bin wieder da

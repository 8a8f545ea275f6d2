### Wörter der Einstellungen im Browser.

set-on = an
set-off = aus
set-sight = Was du siehst
set-theme = Helligkeit
set-theme-value =
    { $value ->
        [auto] wie das Gerät
        [light] hell
       *[dark] dunkel
    }
set-palette = Farben
set-palette-about = Zu jeder Farbe gehört ein Zeichen und zu jeder Person eine Form, was du auch wählst.
set-palette-value =
    { $value ->
        [clear] klar für alle Augen
        [box] wie auf der Schachtel
       *[grey] grau
    }
set-text = Schriftgröße
set-motion = Bewegung
set-motion-about = Nichts wartet je auf eine Bewegung.
set-motion-value =
    { $value ->
        [auto] wie das Gerät
        [off] keine
        [fast] schnell
        [normal] normal
       *[slow] langsam
    }
set-play = Wie du spielst
set-confirm = Nachfragen
set-confirm-value =
    { $value ->
        [never] nie
        [ends] bevor das Spiel endet
       *[always] vor jedem Zug
    }
set-draw = Von selbst ziehen
set-draw-about = Wenn du nur vom Nachziehstapel ziehen kannst.
set-order = Ordnung deiner Hand
set-order-value =
    { $value ->
        [colour] nach Farben
        [value] nach Zahlen
       *[dealt] wie gezogen
    }
set-left = Linke Hand
set-call = Wenn du dran bist
set-sound = Ton
set-notify = Mitteilung des Browsers
set-notify-about = Wenn du gerade etwas anderes ansiehst.
set-notify-refused = Dieser Browser erlaubt hier keine Mitteilungen.
set-words = In Worten
set-reader = Für Bildschirmleser
set-reader-about = Der Tisch in Sätzen und Listen, mit einer Zeile für Befehle.
set-preview = So sieht es aus
set-reset = Alles wie üblich

### Texte der Einstellungen im Browser.

set-on = an
set-off = aus
set-sight = Darstellung
set-theme = Erscheinungsbild
set-theme-value =
    { $value ->
        [auto] Systemstandard
        [light] hell
       *[dark] dunkel
    }
set-palette = Farben
set-palette-about = Jede Farbe hat auch ein Zeichen und jede Person eine Form, ganz gleich, was du wählst.
set-palette-value =
    { $value ->
        [clear] für Farbenblinde
        [box] wie auf der Schachtel
       *[grey] grau
    }
set-text = Schriftgröße
set-motion = Animationen
set-motion-about = Animationen halten das Spiel nie auf.
set-motion-value =
    { $value ->
        [auto] Systemstandard
        [off] aus
        [fast] schnell
        [normal] normal
       *[slow] langsam
    }
set-play = Spielablauf
set-confirm = Nachfragen
set-confirm-value =
    { $value ->
        [never] nie
        [ends] bevor das Spiel endet
       *[always] vor jedem Zug
    }
set-draw = Automatisch ziehen
set-draw-about = Wenn nur der Nachziehstapel infrage kommt.
set-order = Handkarten sortieren
set-order-value =
    { $value ->
        [colour] nach Farben
        [value] nach Zahlen
       *[dealt] wie gezogen
    }
set-left = Für Linkshänder
set-call = Wenn du dran bist
set-sound = Ton
set-notify = Browser-Benachrichtigungen
set-words = Barrierefreiheit
set-reader = Textmodus für Screenreader
set-reader-about = Der Tisch als Sätze und Listen, mit einer Befehlszeile.
set-preview = Vorschau
set-reset = Auf Standard zurücksetzen

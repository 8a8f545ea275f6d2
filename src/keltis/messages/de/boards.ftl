### Eigene Bretter an Tischen.

board-other-game = das ist ein Brett für { $game }
board-workshop = Brett-Werkstatt
board-workshop-link = Auf einem eigenen Brett spielen: Werkstatt öffnen
board-own-name = Eigenes Brett: { $name }
workshop-same = Das ist das Originalbrett. Ändere zuerst etwas.
workshop-busy = Zu viele Vergleiche warten. Versuch es in ein paar Minuten noch einmal.
board-analysed = Gespielt wurde auf dem eigenen Brett „{ $name }“; einen Vergleich mit den Spielstärken der Bots gibt es nicht, denn sie wurden auf dem Originalbrett gemessen.
board-number = { $number } liegt nicht zwischen { $least } und { $most }
board-tiles = { $tiles } Plättchen für { $places } Plätze; beide Zahlen müssen gleich sein
board-no-cards = mit { $players } Spielern bleibt keine Karte im Nachziehstapel
board-unreachable = Feld { $field } ist vom Start aus nicht zu erreichen
board-last-row = die letzte Reihe braucht je ein Feld von jeder Farbe
board-stacks = jede Farbe braucht einen Stapel Wunschsteine; bei { $colour ->
        [red] Rot
        [yellow] Gelb
        [pink] Rosa
        [green] Grün
       *[blue] Blau
    } sind es { $found }
board-dead-end = von hier führt kein Weg weiter
board-complaint = { $why }

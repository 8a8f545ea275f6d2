### Eigene Bretter an Tischen.

board-other-game = das ist ein Brett für { $game }
board-workshop = Brett-Werkstatt
board-workshop-link = Auf einem eigenen Brett spielen: Werkstatt öffnen
board-own-name = Eigenes Brett: { $name }
workshop-same = Das ist das Originalbrett. Ändere zuerst etwas.
workshop-busy = Zu viele Vergleiche warten. Versuch es in ein paar Minuten noch einmal.
board-analysed = Gespielt wurde auf dem eigenen Brett „{ $name }“; einen Vergleich mit den Spielstärken der Bots gibt es nicht, denn sie wurden auf dem Originalbrett gemessen.

### Texte von `keltis compare`: seine Tabelle und seine Bilder.

compare-games =
    { $games ->
        [one] { $title }: { $shown } Spiel jeder Variante, Startwert { $seed }
       *[other] { $title }: { $shown } Spiele jeder Variante, Startwert { $seed }
    }
compare-bots = Bots: { $bots }
compare-board = Plan { $name } ({ $fingerprint })
compare-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
compare-length = Länge
compare-turns = Züge
compare-actions = Aktionen samt Zufall
compare-ends = Wie Spiele enden, %
compare-wins = Siege, %
compare-advantage = Siege über fair, %
compare-seats = Punkte nach Platz
compare-seat = Platz { $seat }
compare-score = Punkte eines Spielers
compare-mean = Mittel
compare-deviation = Standardabweichung
compare-best = Sieger
compare-margin = Vorsprung des Siegers
compare-quantile = { $share } % haben höchstens
compare-points = Punkte eines Spielers aus
compare-shares = Anteil aller Punkte, %
compare-note = ± reicht über das 95-%-Intervall; * markiert Unterschiede, deren Intervall die 0 nicht enthält. Bei Anteilen zählen verlorene Punkte wie gewonnene.
compare-stopped = abgebrochen nach { $done } von { $games } Spielen jeder Variante
compare-lost = der Cluster ist verloren: { $why }
compare-random = zufällige Züge sagen wenig darüber, wie Menschen spielen; mehr sagt --bots { $bot }
compare-plotted = { $path } ist geschrieben

## Bilder

plot-title = { $title }: { $shown } Spiele jeder Variante
plot-subtitle = Bots: { $bots }. Startwert { $seed }. Balken und Bänder reichen über die 95-%-Intervalle.
plot-scores = Wie viele Punkte ein Spieler hat
plot-points = Punkte
plot-players = Anteil der Spieler
plot-turns = Wie lange ein Spiel dauert
plot-turn-axis = Züge
plot-games = Anteil der Spiele
plot-wins = Wer gewinnt
plot-wins-axis = Anteil der Siege; gepunktet: fair
plot-ends = Wie Spiele enden
plot-sources = Woher die Punkte kommen
plot-sources-axis = Punkte eines Spielers

## Beschwerden

complain-twins = die Varianten { $one } und { $other } sind gleich: { $what }
complain-many = { $found } Varianten sind zu viele; höchstens { $most } lassen sich auf einmal vergleichen
complain-plot = { $path }: ein Bild ist eine .svg- oder .html-Datei
complain-extra = { $library } ist nicht installiert; du bekommst es mit: { $command }
complain-cluster = unter „{ $address }“ ist kein Ray-Cluster erreichbar: { $why }
complain-other-sources = der Cluster hat ein anderes keltis ({ $theirs }) als dieser Rechner ({ $ours })

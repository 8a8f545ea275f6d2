### Texte von `keltis arena` und `keltis ladder`.

arena-games =
    { $games ->
        [one] { $game }: { $games } Spiel, { $deals } Verteilung, Startwert { $seed }
       *[other] { $game }: { $games } Spiele, { $deals } Verteilungen auf jedem Platz, Startwert { $seed }
    }
arena-line =
    { $seats ->
        [one] { $bot } gewinnt { $share }, { $points } Punkte
       *[other] { $bot } gewinnt je { $share }, { $points } Punkte
    }
arena-high = Genug Spiele: { $bot } liegt an der oberen Schranke oder darüber.
arena-low = Genug Spiele: { $bot } liegt an der unteren Schranke oder darunter.
arena-few = Weniger als 1000 Spiele: Verlass dich nicht darauf.
arena-hash = Ergebnisse { $hash }, keltis { $version }
arena-broken = die Prozesse, die spielen, brechen immer wieder ab; was gespielt wurde, bleibt erhalten
ladder-title = { $game }: Wertungen aus { $games } Spielen zwischen Nachbarn, Startwert { $seed }; die letzte Spalte ist der Abstand zur Stufe darunter
complain-stop = „{ $text }“ ist kein sequenzieller Test: Schreib zwei Anteile in Prozent, z. B. 50,55
complain-other-contest = { $path } enthält die Ergebnisse eines anderen Wettkampfs oder einer anderen Version; wähl eine andere Datei

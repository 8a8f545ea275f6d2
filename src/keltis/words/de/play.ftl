### Die Worte des Tisches im Browser, während man spielt.

refuse-touch = Das hilft jetzt nicht. { $prompt }

play-start = Start
play-empty = leer
play-tray = Karten, Würfel und Reihen
play-turn = Plättchen aufdecken
play-stock = Wunschsteine im Vorrat
play-known = Offen genommen, also allen bekannt
play-mirrors = { $number } Spiegel
play-steps =
    { $number ->
        [one] zieht die Priesterin bis zu { $number } Stein weit
       *[other] zieht die Priesterin bis zu { $number } Steine weit
    }
play-step =
    { $step ->
        [card] Karte
        [move] Ziehen
        [tile] Plättchen
        [refill] Nachziehen
        [turn] Aufdecken oder nehmen
        [decide] Entscheiden
        [roll] Würfeln
       *[symbol] Symbol wählen
    }
play-goal = Ziel { $goal } von { $needed }
play-goal-own = oder { $own } von einer Person
play-menu = Mehr
play-close = Schließen
play-rules = Regeln
play-log = Was geschah
play-replay = Noch einmal ansehen
play-settings = Einstellungen
play-sure = Damit endet das Spiel. Dann ist der Punktestand:
play-confirm = Ausführen
play-undo-ask = Um Rücknahme bitten
play-undo-asked = { $seat } möchte einen Zug zurücknehmen.
play-yes = Ja
play-no = Nein
play-now = Punkte, wenn das Spiel jetzt endete
play-final = Schlusswertung
play-total = Summe
play-again = Noch einmal
play-what = Was ist das?
play-what-hint = Berühre etwas auf dem Tisch, um seine Regeln zu lesen.
play-preview = { $gain } Punkte
play-board-now = Figuren: { $figures }. Auf dem Plan: { $things }.
play-taken-over = Ein Bot spielt für dich.
play-return = Wieder selbst spielen
play-thing =
    { $kind ->
        [card] Karten
        [row] Reihen
        [pile] Abwurfstapel
        [deck] Nachziehstapel
        [hand] Hand
        [place] Steine und Felder
        [piece] Figuren
        [figure] Kleine und große Figuren
        [start] Start
        [joker] Joker
        [goal] Zielbereich
        [clover] Kleeblatt
        [wish] Wunschsteine
        [points] Punkteplättchen
        [shed] Ablegeplättchen
        [spiral] Spirale
        [leprechaun] Kobold
        [mirror] Spiegel
        [priestess] Priesterin
        [kobold] Kobold
        [forbidden] Gekreuzte Zweige
        [die] Würfel
        [hidden] Verdeckte Plättchen
        [open] Offene Plättchen
        [total] Punkte
       *[button] Auswahl
    }

play-learn = { $title } in fünf Minuten lernen
play-you = Du

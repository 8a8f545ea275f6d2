### Die Brett-Werkstatt.

workshop-about = Bau dein eigenes Brett: Tippe einen Stein an und ändere ihn. Dann spiel darauf, teile es oder sieh nach, wie sich die Partien ändern.
workshop-name = Name des Bretts
workshop-new-name = mein Brett
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-reset = Original
workshop-complaint = Noch nicht spielbar:
workshop-good = Auf diesem Brett kann gespielt werden.
workshop-is-original = Das ist das Originalbrett von { $title }.
workshop-link-damaged = Der Link enthält kein Brett dieses Spiels; vielleicht ist er beschädigt.
workshop-picture = Das Brett. Tippe einen Stein an, um ihn zu ändern, oder nimm die Pfeiltasten.
workshop-stone = Stein { $stone }
workshop-start = Start
workshop-touch-title = Tippe einen Stein an
workshop-touch = Was du auf dem Brett antippst, lässt sich hier ändern. Alles andere steht darunter.
workshop-less = Weniger
workshop-more = Mehr
workshop-shorter = Letzten entfernen
workshop-longer = Einen anfügen
workshop-entry = { $number }
workshop-and-more = { $number } oder mehr

workshop-paths = Pfade und Ziel
workshop-spiral = Spirale und Priesterin
workshop-tiles = Plättchen
workshop-wishes = Wunschsteine
workshop-rows = Reihen
workshop-cards = Karten
workshop-dice = Würfel und Ende

workshop-row-value = Punkte dieser Reihe
workshop-column-value = Punkte dieser Spalte
workshop-stone-value = Punkte
workshop-carries = Trägt ein Plättchen
workshop-goal = Hier beginnt der Zielbereich
workshop-colour = Farbe
workshop-colour-name =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [pink] Rosa
        [green] Grün
        [blue] Blau
       *[joker] Joker
    }
workshop-large = Großer Stein mit Wunschsteinen
workshop-stone-wishes = Wunschsteine darauf
workshop-lies = Hier liegt
workshop-lies-name =
    { $what ->
        [nothing] nichts
        [red] rote Wunschsteine
        [yellow] gelbe Wunschsteine
        [pink] rosa Wunschsteine
        [green] grüne Wunschsteine
        [blue] blaue Wunschsteine
       *[tile] ein Plättchen
    }
workshop-edge = Weg nach { $field }
workshop-row-fields = Felder in dieser Reihe
workshop-mark = Zeichen
workshop-mark-name =
    { $kind ->
        [wish] Wunschstein
        [clover] Kleeblatt
        [kobold] Kobold
        [forbidden] verboten
        [bonus] +{ $worth } Punkte
       *[none] keines
    }
workshop-field =
    { $side ->
        [simple] Einfache Seite
       *[crossed] Seite mit Zweigen
    }

workshop-length = Steine auf einem Pfad
workshop-goal-figures = Figuren im Ziel, die das Spiel beenden
workshop-figures-small = Kleine Figuren je Spieler
workshop-tiles-wish = Wunschsteine
workshop-tiles-clover = Kleeblätter
workshop-tiles-points = Plättchen mit { $worth }
workshop-tiles-shed = Abwurfplättchen
workshop-tiles-clover-colour =
    { $colour ->
        [red] Rote Kleeblätter
        [yellow] Gelbe Kleeblätter
        [pink] Rosa Kleeblätter
        [green] Grüne Kleeblätter
       *[blue] Blaue Kleeblätter
    }
workshop-tiles-spiral = Spiralen
workshop-tiles-leprechaun = Leprechauns
workshop-tiles-mirror = Spiegel
workshop-tiles-highest = Höchster Stein jeder Farbe
workshop-wishes-values = Punkte nach Zahl der Wunschsteine
workshop-wishes-colours = Punkte nach Zahl der Farben
workshop-wishes-stack = Wunschsteine auf einem Stapel
workshop-wishes-set = Wunschsteine einer Farbe für einen Satz
workshop-wishes-set_points = Punkte eines Satzes
workshop-wishes-stock = Wunschsteine im Vorrat
workshop-rows-values = Punkte nach Länge einer Reihe
workshop-leprechauns-values = Punkte für verschiedene Leprechauns
workshop-cards-highest = Höchste Karte jeder Farbe
workshop-cards-copies = Exemplare jeder Karte
workshop-cards-hand = Karten auf der Hand
workshop-cards-box = Karten in der Schachtel, { $players } Spieler
workshop-stall = Züge ohne Fortschritt, die das Spiel beenden
workshop-spiral-goal_own = Eigene Figuren im Ziel, die das Spiel beenden
workshop-spiral-goal_all = Figuren aller im Ziel, die das Spiel beenden
workshop-priestess-points = Punkte für das Holen der Priesterin
workshop-priestess-steps = Schritte der Priesterin nach Karte
workshop-pieces-number = Figuren je Spieler
workshop-pieces-goal_own = Eigene Figuren im Ziel, die das Spiel beenden
workshop-pieces-goal = Figuren aller im Ziel, { $players } Spieler
workshop-dice-number = Würfel
workshop-dice-wishes = Gewürfelte Wunschsteine für einen aus dem Vorrat

workshop-play = Darauf spielen
workshop-play-now = Jetzt spielen
workshop-invite = Freunde einladen
workshop-bots = Die Spielstärken wurden auf dem Originalbrett gemessen. Auf deinem rechnen Bots ohne passendes Netz voraus oder spielen nach Faustregeln.
workshop-keep = Speichern und teilen
workshop-save = Hier speichern
workshop-saved = In diesem Browser als „{ $name }“ gespeichert.
workshop-download = Herunterladen
workshop-upload = Datei öffnen
workshop-share = Link kopieren
workshop-link = Der Link enthält das ganze Brett:
workshop-link-copied = Link kopiert. Er enthält das ganze Brett.
workshop-mine = Gespeicherte Bretter
workshop-load = Öffnen
workshop-forget = Löschen
workshop-unreadable = Diese Datei ist nicht brauchbar: { $why }

workshop-compare = Mit dem Original vergleichen
workshop-compare-how = Ein Bot spielt bis zu 100.000 Partien auf beiden Brettern; der Server tut das, wenn er Zeit hat.
workshop-waiting = Platz { $place } in der Warteschlange.
workshop-preparing = Die Partien werden vorbereitet. Beim ersten Mal dauert das bis zu einer Minute.
workshop-progress = { $done } von { $games } Partien auf jedem Brett
workshop-cancel = Anhalten
workshop-compare-failed = Der Vergleich ist gescheitert. Versuch es später noch einmal.
workshop-games = { $games } Partien auf jedem Brett, { $players } Spieler, alle gespielt von { $bot }.
workshop-plain = Weniger Partien als sonst, weil dieser Server keine kompilierten Regeln hat.
workshop-outdated = Du hast das Brett seitdem geändert.
workshop-no-difference = Es fand sich kein Unterschied, der nicht Zufall sein könnte.
workshop-original = Original
workshop-difference = Unterschied
workshop-intervals = ± umfasst 95 %. Blasse Zeilen können Zufall sein. Bots sind keine Menschen: Nimm es als Hinweis.
workshop-plot-turns = Züge einer Partie
workshop-plot-points = Punkte eines Spielers
workshop-found-turns = Partien sind { $size } Züge { $way ->
        [less] kürzer
       *[more] länger
    }.
workshop-found-goal = { $size } Prozentpunkte { $way ->
        [less] weniger
       *[more] mehr
    } Partien enden im Zielbereich.
workshop-found-points = Spieler haben im Mittel { $size } Punkte { $way ->
        [less] weniger
       *[more] mehr
    }.
workshop-found-winner = Sieger haben { $size } Punkte { $way ->
        [less] weniger
       *[more] mehr
    }.
workshop-found-lead = Der Vorsprung der Sieger ist { $size } Punkte { $way ->
        [less] kleiner
       *[more] größer
    }.
workshop-found-first = Wer beginnt, gewinnt { $size } Prozentpunkte { $way ->
        [less] seltener
       *[more] öfter
    }.
workshop-found-turns-row = Züge
workshop-found-goal-row = Ende im Zielbereich
workshop-found-points-row = Punkte eines Spielers
workshop-found-winner-row = Punkte des Siegers
workshop-found-lead-row = Vorsprung des Siegers
workshop-found-first-row = Siege des Ersten

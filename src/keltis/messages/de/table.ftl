### Texte, die alle Spiele gemeinsam haben.

## Menschen und Karten

# Die Farbe steht als Beiname hinter ihrem Hauptwort: „der Pfad Rot“, „auf dem Pfad Rot“.
seat = Spieler { $number }
colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [pink] Rosa
        [green] Grün
       *[blue] Blau
    }
card =
    { $colour ->
        [red] Rot { $value }
        [yellow] Gelb { $value }
        [pink] Rosa { $value }
        [green] Grün { $value }
       *[blue] Blau { $value }
    }

## Fragen

prompt-over =
    { $reason ->
        [goal] Das Spiel ist aus: Genug Figuren sind im Zielbereich.
        [deck] Das Spiel ist aus: Der Nachziehstapel ist aufgebraucht.
        [tiles] Das Spiel ist aus: Alle Plättchen sind aufgedeckt.
        [agreed] Das Spiel wurde einvernehmlich beendet.
        [resigned] Das Spiel ist aus: Jemand hat aufgegeben.
       *[stall] Das Spiel ist aus: Zu lange ging nichts mehr voran.
    }
prompt-chance = Der Zufall entscheidet, was aufgedeckt wird.
prompt-wait = { $seat } ist am Zug.

## Ablehnungen, die jedes Spiel brauchen kann

refuse-players = Dieses Spiel ist für zwei bis vier Spieler, nicht für { $players }.
refuse-board-players = Dieser Spielplan ist für höchstens { $most } Spieler, nicht für { $players }.
refuse-turn = Du bist nicht am Zug.
refuse-unknown = „{ $words }“ ist keine Aktion dieses Spiels.
refuse-over = Das Spiel ist aus.
refuse-chance = Was aufgedeckt wird, entscheidet der Zufall und kein Spieler.
refuse-gone = Davon ist nichts mehr übrig, was aufgedeckt werden könnte.
refuse-wait = Erst muss sich zeigen, was gezogen oder ausgeteilt wird.

## Zeichnung

name = { $seat }
draw-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tell-nothing = nichts

## Wertung

score-wishes =
    { $wishes ->
        [one] { $wishes } Wunschstein
       *[other] { $wishes } Wunschsteine
    }

## Fehlerhafte Aufzeichnungen

record-line =
    { $line ->
        [0] { $why }
       *[other] Zeile { $line }: { $why }
    }
record-file = die Datei lässt sich nicht lesen: { $why }
record-empty = die Datei ist leer
record-title = eine Aufzeichnung beginnt mit „{ $title }“
record-format = dies ist Format { $found }; lesbar ist nur Format { $known }
record-game = ein Spiel namens „{ $game }“ gibt es nicht
record-rules = gespielt wurde nach Fassung { $found } der Regeln von { $game }; nachspielen lässt sich nur Fassung { $known }
record-players = ein Spiel hat zwei bis vier Plätze, nicht { $players }
record-board-players = der Spielplan „{ $board }“ ist nicht für { $players } Spieler gemacht
record-board = das Spiel wurde auf dem Spielplan „{ $theirs }“ gespielt, dies ist aber „{ $ours }“; gib seine Datei an
record-board-bad = der Spielplan ist nicht zu gebrauchen: { $why }
record-long = die Zeile hat mehr als { $most } Bytes
record-cut = die Zeile hat kein Ende: die Datei ist abgeschnitten
record-binary = das ist kein Text
record-colon = eine Zeile braucht die Form „Schlüssel: Wert“
record-need = hier fehlt eine Zeile „{ $key }: …“
record-untidy = „{ $value }“ passt in keine Zeile: 1 bis { $most } druckbare Zeichen, keine Leerzeichen am Rand und keine zwei hintereinander
record-number = „{ $value }“ ist keine Zahl
record-header-end = nach dem Kopf fehlt eine Leerzeile
record-blank = eine Leerzeile steht nur zwischen zwei Aufzeichnungen
record-json = das ist kein einzelnes JSON-Objekt in der Schreibweise der Aufzeichnungen
record-fields = die Zeile muss genau die Felder { $fields } haben, in dieser Reihenfolge
record-texts = hier werden Texte gebraucht
record-heading = hier steht „{ $found }“ statt „{ $right }“
record-split = „{ $heading }“ muss auf einer einzigen Zeile stehen
record-illegal = „{ $words }“ ist hier nicht erlaubt, Regel { $rule }: { $why }
record-result = das Ergebnis stimmt nicht; richtig wäre „{ $right }“
record-no-result = das Spiel ist hier aus, aber sein Ergebnis fehlt
record-after-end = nach dem Ergebnis darf nichts mehr folgen
record-options = die Optionen müssen genau diese sein, in dieser Reihenfolge: { $names }
record-no-actions = eine Zeile braucht mindestens eine Aktion
record-character = das Zeichen { $code } darf in einer Aufzeichnung nicht stehen
record-crlf = die Zeile endet mit CR LF; Zeilen einer Aufzeichnung enden nur mit LF
record-twice = „{ $name }“ ist doppelt angegeben

## Was eine Aktion einbringt

news-wish = { $seat } nimmt einen Wunschstein.
news-wish-colour = { $seat } nimmt einen Wunschstein in { $colour }.
news-points =
    { $points ->
        [one] { $seat } bekommt { $points } Punkt.
       *[other] { $seat } bekommt { $points } Punkte.
    }
news-goal = Im Zielbereich: { $figures } von { $needed }.
news-again = { $seat } ist noch einmal an der Reihe.

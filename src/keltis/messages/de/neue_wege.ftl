### Texte von Neue Wege, neue Ziele.

title-neue_wege = Keltis: Neue Wege, neue Ziele

## Plättchen und Felder

neue_wege-tile =
    { $tile ->
        [clover] Kleeblatt
        [shed] Ablegeplättchen
       *[points] Punkteplättchen ({ $points })
    }
neue_wege-wish = Wunschstein ({ $colour })
neue_wege-joker = Joker

## Fragen

neue_wege-prompt-figure = Zieh eine Figur auf ein Feld in { $colour } oder auf einen Joker.
neue_wege-prompt-clover = Kleeblatt: Zieh eine Figur ein Feld weiter oder verzichte.

## Ablehnungen

neue_wege-refuse-no-move = Keine deiner Figuren kann auf ein Feld in { $colour } oder auf ein Jokerfeld ziehen, deshalb lässt sich diese Karte nicht ausspielen.
neue_wege-refuse-no-edge = Diesen Weg gibt es auf dem Spielplan nicht.
neue_wege-refuse-nobody-there =
    { $size ->
        [large]
            { $field ->
                [start] Deine große Figur steht nicht mehr auf dem Startfeld.
               *[other] Deine große Figur steht nicht auf { $field }.
            }
       *[small]
            { $field ->
                [start] Du hast keine kleine Figur mehr auf dem Startfeld.
               *[other] Auf { $field } hast du keine kleine Figur.
            }
    }
neue_wege-refuse-colour = { $field } ist weder ein Feld in { $colour } noch ein Jokerfeld.

## Verlauf

log-neue_wege-move =
    { $size ->
        [large]
            { $origin ->
                [start] { $seat } zieht die große Figur vom Startfeld nach { $target }.
               *[other] { $seat } zieht die große Figur von { $origin } nach { $target }.
            }
       *[small]
            { $origin ->
                [start] { $seat } zieht eine kleine Figur vom Startfeld nach { $target }.
               *[other] { $seat } zieht eine kleine Figur von { $origin } nach { $target }.
            }
    }
log-neue_wege-pass =
    { $tile ->
        [shed] { $seat } nutzt das Ablegeplättchen nicht.
       *[clover] { $seat } nutzt das Kleeblatt nicht.
    }
log-neue_wege-tile = Auf { $field } liegt: { $tile }.

## Wertung

neue_wege-score-figure =
    { $size ->
        [large] Große Figur auf { $field } (doppelt)
       *[small] Kleine Figur auf { $field }
    }
neue_wege-score-colours =
    { $colours ->
        [one] Wunschsteine in { $colours } Farbe
       *[other] Wunschsteine in { $colours } Farben
    }
neue_wege-score-sets = Farben mit mindestens { $size } Wunschsteinen: { $sets }
neue_wege-score-tiles = Punkteplättchen

## Erzählen

neue_wege-tell-row = Reihe { $row }, Wert { $value }: { $fields }.
neue_wege-tell-field = { $field } { $colour }
neue_wege-tell-edges = führt nach { $fields }
neue_wege-tell-stack =
    { $left ->
        [0] leerer Stapel ({ $colour })
        [one] Stapel mit { $left } Wunschstein ({ $colour })
       *[other] Stapel mit { $left } Wunschsteinen ({ $colour })
    }
neue_wege-tell-figures =
    { $large ->
        [0]
            { $small ->
                [one] { $seat } mit einer kleinen Figur
               *[other] { $seat } mit { $small } kleinen Figuren
            }
       *[other]
            { $small ->
                [0] { $seat } mit der großen Figur
                [one] { $seat } mit einer kleinen und der großen Figur
               *[other] { $seat } mit { $small } kleinen Figuren und der großen
            }
    }
neue_wege-tell-wishes = { $colour } { $wishes }
neue_wege-tell-player =
    { $complete ->
        [yes] { $seat }: Punktestand { $total }, Wunschsteine { $wishes }{ $colours }, aus Plättchen { $points }, auf dem Startfeld { $small } klein und { $large } groß.
       *[no] { $seat }: Punktestand { $total } ohne die Wunschsteine (verdeckt { $wishes }), aus Plättchen { $points }, auf dem Startfeld { $small } klein und { $large } groß.
    }

## Möglichkeiten

action-neue_wege-move =
    { $size ->
        [large]
            { $origin ->
                [start] die große Figur vom Startfeld nach { $target } ziehen
               *[other] die große Figur von { $origin } nach { $target } ziehen
            }
       *[small]
            { $origin ->
                [start] eine kleine Figur vom Startfeld nach { $target } ziehen
               *[other] eine kleine Figur von { $origin } nach { $target } ziehen
            }
    }
action-neue_wege-pass =
    { $tile ->
        [shed] auf das Ablegeplättchen verzichten
       *[clover] auf das Kleeblatt verzichten
    }

## Hilfe

help-neue_wege =
    { help-cards }
    Figuren: klein start-b1, groß b3-b4, von Feld zu Feld
    Ablegeplättchen: abwerfen R5 aus der Hand, abheben R vom Ende einer Reihe
    Felder: b3 ist das zweite von links in Reihe 3. Links von einer Reihe stehen
    ihr Wert, dann ihre Nummer; ✚J Joker, ▐ Zielbereich, › erreichbares Feld
    Wege führen nach oben: │ ╱ ╲ ╳ zwischen den Reihen, geradeaus, wo nichts
    gezeichnet ist, ─ ┬ vom Start zu den Feldern der Reihe 1
    ◊R Wunschstein, ◊R5 Stapel von fünf, ♣ Kleeblatt, ⇓ Ablegeplättchen,
    +2 Punkteplättchen, a kleine Figur, A große Figur, aab oder a2b mehrere,
    … mehr, als Platz ist
    Spieler: ◊3 R2 Y1 Wunschsteine und ihre Farben, +3 aus Plättchen,
    „4 Punkte+◊“ ohne die Wunschsteine, die verdeckt liegen
    Der Spielplan ist zum Teil nachgebaut: Farben, Wege und Plättchen der Felder
    und der Wert der Reihen 1, 2, 4 und 5 passen zu allem, was die Anleitung sagt;
    der von Reihe 6 ist wahrscheinlich. Der gedruckte Plan kann anders aussehen.

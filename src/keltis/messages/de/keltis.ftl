### Texte von Keltis.

title-keltis = Keltis

## Fragen

prompt-enter = Kleine oder große Figur (×2) auf den Pfad { $colour }?
prompt-other-figure = Deine Figur auf dem Pfad { $colour } ist am Ende: Zieh eine andere.
prompt-clover = Kleeblatt: Zieh eine Figur einen Stein weiter oder verzichte.

## Ablehnungen

refuse-no-path = Den Pfad { $colour } gibt es auf diesem Spielplan nicht.
refuse-other-path = Die Karte bringt eine Figur vom Startfeld auf den Pfad { $colour } und nirgendwo anders hin.
refuse-nobody-there = Auf dem Pfad { $colour } hast du keine Figur.
refuse-at-end = Deine Figur auf dem Pfad { $colour } steht auf dem Endstein und kann nicht weiter.
refuse-occupied = Auf dem Pfad { $colour } hast du schon eine Figur.
refuse-none-left =
    { $size ->
        [large] Deine große Figur steht nicht mehr auf dem Startfeld.
       *[small] Du hast keine kleine Figur mehr auf dem Startfeld.
    }

## Verlauf

log-step = { $seat } rückt auf dem Pfad { $colour } um einen Stein vor.
log-small = { $seat } setzt eine kleine Figur auf den Pfad { $colour }.
log-large = { $seat } setzt die große Figur auf den Pfad { $colour }.
log-pass = { $seat } nutzt das Kleeblatt nicht.
log-tile =
    { $tile ->
        [wish] Auf dem Pfad { $colour }, Stein { $stone }, liegt ein Wunschstein.
        [clover] Auf dem Pfad { $colour }, Stein { $stone }, liegt ein Kleeblatt.
       *[points] Auf dem Pfad { $colour }, Stein { $stone }, liegt ein Punktekärtchen ({ $points }).
    }

## Wertung

score-path =
    { $size ->
        [large] Große Figur auf dem Pfad { $colour }, Stein { $stone } (doppelt)
       *[small] Kleine Figur auf dem Pfad { $colour }, Stein { $stone }
    }

## Erzählen

tell-tile =
    { $tile ->
        [wish] Wunschstein auf Stein { $stone }
        [clover] Kleeblatt auf Stein { $stone }
       *[points] Punktekärtchen mit Wert { $points } auf Stein { $stone }
    }
tell-figure =
    { $size ->
        [large] { $seat } auf Stein { $stone } (große Figur, Wert { $value })
       *[small] { $seat } auf Stein { $stone } (Wert { $value })
    }
tell-path = Pfad { $colour }: { $things }.
tell-player = { $seat }: Punktestand { $total }, Wunschsteine { $wishes }, aus Kärtchen { $points }, auf dem Startfeld { $small } klein und { $large } groß.

## Möglichkeiten und Hilfe

action-step = die Figur auf dem Pfad { $colour } um einen Stein vorrücken
action-small = eine kleine Figur auf den Pfad { $colour } setzen
action-large = die große Figur auf den Pfad { $colour } setzen
action-pass = verzichten
help-keltis =
    { help-cards }
    Figuren: klein R, groß R, rücken R
    ◊ Wunschstein, ♣ Kleeblatt, +2 Punktekärtchen, · nichts, › erreichbarer Stein
    a kleine Figur, A große Figur, ▐ Zielbereich; links der Wert der Steine
    Spieler: ◊2 Wunschsteine, +3 aus Kärtchen, ⌂4+1 klein und groß am Start
    Welche Steine Kärtchen tragen, ist wahrscheinlich, aber nur einmal belegt.

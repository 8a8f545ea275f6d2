### Texte von Das Orakel.

title-orakel = Keltis: Das Orakel

## Kärtchen

orakel-clover =
    { $colour ->
        [red] rotes Kleeblatt
        [yellow] gelbes Kleeblatt
        [pink] rosa Kleeblatt
        [green] grünes Kleeblatt
       *[blue] blaues Kleeblatt
    }
orakel-tile =
    { $tile ->
        [points] Punktekärtchen mit Wert { $points }
        [spiral] Spirale
        [leprechaun] Kobold
       *[mirror] Spiegel
    }
orakel-wishes =
    { $wishes ->
        [0] leer
        [one] { $wishes } Wunschstein
       *[other] { $wishes } Wunschsteine
    }

## Fragen

prompt-orakel-move =
    { $steps ->
        [0] Zieh eine Figur zum nächsten Stein in { $colour }.
        [1] Zieh eine Figur zum nächsten Stein in { $colour } oder die Priesterin um 1.
       *[other] Zieh eine Figur zum nächsten Stein in { $colour } oder die Priesterin um 1 bis { $steps }.
    }
prompt-orakel-claim = Nimm jetzt { $points } Punkte, einmal im Spiel, oder verzichte.
prompt-orakel-clover =
    { $whom ->
        [any] Kleeblatt: Zieh eine Figur auf ihren nächsten Stein in { $colour } oder verzichte.
       *[figure] Kleeblatt: Zieh von Stein { $stone } auf den nächsten in { $colour } oder verzichte.
    }
prompt-orakel-spiral =
    { $left ->
        [0] Spirale: Zieh von Stein { $stone } zurück oder verzichte.
       *[other] Spirale: Zieh von Stein { $stone } zurück, nur nicht auf Stein { $left }, oder verzichte.
    }

## Ablehnungen

refuse-orakel-no-move = Die Karte { $card } könnte nichts bewegen: Keine deiner Figuren hat noch einen Stein dieser Farbe vor sich, und die Priesterin ist am Ziel.
refuse-orakel-first =
    { $what ->
        [move] Zieh zuerst eine Figur oder die Priesterin.
        [claim] Entscheide erst über den Koboldbonus: Nimm ihn oder verzichte.
        [clover] Entscheide erst über das Kleeblatt: Zieh weiter oder verzichte.
       *[spiral] Entscheide erst über die Spirale: Geh zurück oder verzichte.
    }
refuse-orakel-claim = Der Koboldbonus wird jetzt nicht angeboten: Alle deine Figuren müssen auf Koboldsteinen stehen, eine davon gerade angekommen, und es gibt ihn nur einmal.
refuse-orakel-no-stone = Stein { $stone } gibt es nicht: Die Spirale endet mit Stein { $end }.
refuse-orakel-nobody =
    { $stone ->
        [0] Du hast keine Figur am Start.
       *[other] Du hast keine Figur auf Stein { $stone }.
    }
refuse-orakel-other-figure = Dieses Kleeblatt bewegt nur die Figur, die darauf angekommen ist, auf Stein { $stone }.
refuse-orakel-no-next =
    { $stone ->
        [0] Vom Start aus kommt kein Stein in { $colour }.
       *[other] Nach Stein { $stone } kommt kein Stein in { $colour } mehr.
    }
refuse-orakel-left =
    { $stone ->
        [0] Die Spirale führt nicht zum Start zurück: Dort begann die Bewegung dieses Zuges.
       *[other] Die Spirale führt nicht auf Stein { $stone } zurück: Dort begann die Bewegung dieses Zuges.
    }
refuse-orakel-not-behind = Die Spirale führt nur zurück, auf Steine vor Stein { $stone }.
refuse-orakel-priestess-done = Die Priesterin hat den Endstein erreicht und zieht nicht mehr.
refuse-orakel-steps = Mit dieser Karte geht die Priesterin höchstens so weit: { $steps }.
refuse-orakel-past-end = Die Priesterin geht nicht über den Endstein hinaus; so weit kommt sie noch: { $steps }.

## Verlauf

log-orakel-tile = Auf Stein { $stone }: { $tile }.
log-orakel-move =
    { $origin ->
        [0] { $seat } zieht eine Figur vom Start auf Stein { $target }.
       *[other] { $seat } zieht eine Figur von Stein { $origin } auf Stein { $target }.
    }
log-orakel-back =
    { $target ->
        [0] { $seat } nutzt die Spirale auf Stein { $origin } und geht zurück zum Start.
       *[other] { $seat } nutzt die Spirale auf Stein { $origin } und geht zurück auf Stein { $target }.
    }
log-orakel-priestess = { $seat } zieht die Priesterin auf Stein { $target }.
log-orakel-claim = { $seat } nimmt sich den Koboldbonus.
log-orakel-pass =
    { $what ->
        [claim] { $seat } verzichtet auf den Koboldbonus.
        [clover] { $seat } nutzt das Kleeblatt nicht.
        [spiral] { $seat } nutzt die Spirale nicht.
       *[leprechaun] { $seat } wirft beim Kobold nichts ab.
    }

## Wertung

score-orakel-figure = Figur auf Stein { $stone }
score-orakel-wishes = Wunschsteine: { $wishes }, Spiegel: { $mirrors }
score-orakel-priestess = Priesterin
score-orakel-leprechauns = Koboldbonus

## Zeichnen und erzählen

# Die Überschrift hat höchstens zehn Buchstaben, die Legende höchstens 80.
draw-orakel-steps = Priesterin
draw-orakel-legend = ♣ Kleeblatt  @ Spirale  ☺ Kobold  ▯ Spiegel  ◊ Wunschstein  Ω Priesterin
tell-orakel-priestess =
    { $stone ->
        [0] Die Priesterin steht am Start.
       *[other] Die Priesterin steht auf Stein { $stone }.
    }
tell-orakel-stone = { $stone } { $colour }, Wert { $value }: { $thing }
tell-orakel-stones = Steine { $first } bis { $last }: { $stones }.
tell-orakel-figure =
    { $stone ->
        [0] Start
       *[other] Stein { $stone } (Wert { $value })
    }
tell-orakel-player = { $seat }: Punktestand { $total }; Figuren: { $figures }; Wunschsteine { $wishes }, Spiegel { $mirrors }; Punkte aus Kärtchen { $points }, durch die Priesterin { $oracle }, durch Kobolde { $leprechauns }.

## Möglichkeiten, und Wörter zum Eintippen

action-orakel-move =
    { $origin ->
        [0] eine Figur vom Start auf Stein { $target } ziehen
       *[other] die Figur auf Stein { $origin } auf Stein { $target } ziehen
    }
action-orakel-back =
    { $target ->
        [0] zurück zum Start gehen
       *[other] zurück auf Stein { $target } gehen
    }
action-orakel-priestess =
    { $points ->
        [0] die Priesterin auf Stein { $target } ziehen
       *[other] die Priesterin auf Stein { $target } ziehen und { $points } Punkte bekommen
    }
action-orakel-claim = den Koboldbonus nehmen: { $points } Punkte
action-orakel-pass = verzichten
words-back = zurück, zurueck, zurückgehen
words-priestess = priesterin, orakel
words-claim = bonus, koboldbonus, ja

orakel-news-mirror = { $seat } nimmt einen Spiegel.
orakel-news-oracle = Die Priesterin trifft auf eine Figur von { $seat }: { $points } Punkte.

## Hilfe

help-orakel =
    { help-cards }
    Figuren: ziehen 12, ziehen 0 vom Start    Priesterin: priesterin 3 (Steine)
    Spirale: zurück 7                         Koboldbonus: bonus
    Kobold: abwerfen R5 aus der Hand, abheben R vom Ende einer Reihe
    Steine: „12●P ♣Y“ ist Stein 12, rosa, mit einem gelben Kleeblatt; darunter
    stehen sein Wert und wer dort ist: a Figur, a² zwei davon, Ω Priesterin
    ♣ Kleeblatt, @ Spirale, ☺ Kobold, ▯ Spiegel, +2 Punktekärtchen, · schon weg
    (21▲R ◊◊) großer Stein mit zwei Wunschsteinen, ⌂ Start
    › erreichbar für eine Figur, ω für die Priesterin; unter der Hand ist ω3, wie
    weit eine Karte sie zieht
    Der Weg: ─ │, im Zielbereich ═ ║
    Spieler: ◊2 Wunschsteine, ▯1 Spiegel, ☺10 Koboldbonus
    Wahrscheinlich, aber nur einmal belegt: Farben und Werte der Steine, große
    Steine, Farben der Kleeblätter, Werte der Kärtchen, Schritte der Priesterin.

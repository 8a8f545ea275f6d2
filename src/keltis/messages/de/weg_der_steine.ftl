### Texte von „Der Weg der Steine“.

title-weg_der_steine = Keltis: Der Weg der Steine

## Fragen

prompt-stones-begin =
    { $choices ->
        [turn] Deck ein Plättchen auf.
       *[both] Deck ein Plättchen auf oder nimm ein offenes.
    }
prompt-stones-extra =
    { $choices ->
        [turn] Noch einmal dran: Deck ein Plättchen auf oder verzichte.
        [take] Noch einmal dran: Nimm ein offenes Plättchen oder verzichte.
       *[both] Noch einmal dran: Deck ein Plättchen auf, nimm ein offenes oder verzichte.
    }
prompt-stones-decide = { $card } nehmen oder offen liegen lassen?

## Ablehnungen

refuse-stones-wait = Erst muss sich zeigen, welches Plättchen aufgedeckt wird.
refuse-stones-decide = Entscheide erst über das Plättchen { $card }, das du gerade aufgedeckt hast: Nimm es oder lass es liegen.
refuse-stones-leave = Du hast kein Plättchen aufgedeckt, das du liegen lassen könntest.
refuse-stones-waive = Auf den gewöhnlichen Zug kannst du nicht verzichten, nur auf den Extrazug eines Kleeblatts.
refuse-stones-none-hidden = Es liegt kein Plättchen mehr verdeckt.
refuse-stones-no-tile = Das Plättchen { $card } gibt es in diesem Spiel nicht.
refuse-stones-hidden = Das Plättchen { $card } liegt nicht offen: Es ist noch verdeckt.
refuse-stones-taken = Das Plättchen { $card } hat schon jemand genommen.
refuse-stones-row =
    { $direction ->
        [rising] Das Plättchen { $card } passt nicht: Diese Reihe steigt und steht schon bei { $last }.
       *[falling] Das Plättchen { $card } passt nicht: Diese Reihe fällt und steht schon bei { $last }.
    }

## Verlauf

log-stones-turn = { $seat } deckt ein Plättchen auf.
log-stones-tile =
    { $fits ->
        [yes] Es ist { $card }.
       *[no] Es ist { $card }; das passt nicht in die Reihen von { $seat } und bleibt offen liegen.
    }
log-stones-take = { $seat } nimmt { $card }.
log-stones-leave = { $seat } lässt { $card } offen liegen.
log-stones-waive = { $seat } verzichtet auf den Extrazug.

## Wertung

score-stones-row =
    { $tiles ->
        [one] Reihe { $colour }: { $tiles } Plättchen
       *[other] Reihe { $colour }: { $tiles } Plättchen
    }
score-stones-bonus = Bonuspunkte

## Zeichnen und erzählen

# Höchstens 16 Buchstaben.
draw-stones-hidden = { $number } verdeckt
draw-stones-open = { $number } offen
draw-stones-mark =
    { $mark ->
        [clover] Extrazug
        [wish] Wunschstein
       *[bonus] Bonuspunkte
    }
tell-stones-counts = In der Mitte: verdeckt { $hidden }, offen { $open }.
tell-stones-open = Offen liegen: { $tiles }.
tell-stones-turned = Gerade aufgedeckt: { $tile }.
tell-stones-hidden = Noch verdeckt, { $colour }: { $tiles }.
tell-stones-tile =
    { $mark ->
        [clover] { $tile } mit Kleeblatt
        [wish] { $tile } mit Wunschstein
        [bonus] { $tile } mit Bonus { $bonus }
       *[none] { $tile }
    }
tell-stones-player = { $seat }: Punktestand { $total }, Wunschsteine { $wishes }, Bonuspunkte { $bonus }.

## Aktionen zur Auswahl, und was man dafür tippen kann (das erste Wort jeder Liste wird gezeigt)

action-stones-turn = ein Plättchen aufdecken
action-stones-take = { $card } nehmen
action-stones-leave = { $card } offen liegen lassen
action-stones-waive = auf den Extrazug verzichten
words-turn = aufdecken, umdrehen, decken
words-leave = liegenlassen, lassen, nein
words-waive = verzichten, passen, nein

## Hilfe

help-weg_der_steine =
    Ein Plättchen aufdecken: aufdecken        Ein offenes nehmen: R5, nehmen R5
    Nach dem Aufdecken: nehmen R5 oder liegenlassen
    Extrazug: aufdecken, nehmen R5 oder verzichten
    Farben: R Rot ▲, Y Gelb ■, P Rosa ●, G Grün ◆, B Blau ★
    Oben, wo jedes Plättchen ist: ░ verdeckt, 5 offen, A vor Spieler A
    ♣ Extrazug, ◊ Wunschstein, +3 Bonuspunkte; [5] darfst du nehmen,
    ›5‹ gerade aufgedeckt
    Unten die Reihen, sie wachsen nach oben: R↑ steigt, R↓ fällt, R noch keins von
    beiden; am linken Rand, was eine Reihe dieser Höhe wert ist
    Spieler: ▸ am Zug, ◊2 Wunschsteine, +4 Bonuspunkte

### Texte des Würfelspiels.

title-wuerfelspiel = Keltis: Das Würfelspiel

## Würfel und Felder

dice-face =
    { $face ->
        [red] Rot
        [yellow] Gelb
        [pink] Rosa
        [green] Grün
        [blue] Blau
       *[wish] Wunschstein
    }
# Eine Liste von Würfeln: einer und alle, die folgen.
dice-more = { $face }, { $rest }
dice-field =
    { $kind ->
        [clover] Kleeblatt
        [wish] Wunschstein
        [kobold] Kobold
       *[forbidden] verboten
    }

## Fragen

dice-shown = Gewürfelt: { $dice }.
prompt-dice-keep = Behalten oder neu würfeln?
prompt-dice-symbol = Zieh mit einem gewürfelten Symbol oder verzichte.
prompt-dice-clover = Kleeblatt: Zieh einen Stein ein Feld weiter, setz einen neuen ein oder verzichte.

## Ablehnungen

refuse-dice-chance = Was die Würfel zeigen, entscheidet der Zufall und kein Spieler.
refuse-dice-rolling = Die Würfel rollen noch.
refuse-dice-first = Entscheide erst über die Würfel: Lass den Wurf stehen oder würfle einige neu.
refuse-dice-number = So viele Würfel gibt es nicht, es sind nur { $dice }.
refuse-dice-done = Der Wurf steht fest: Neu gewürfelt wird nur einmal und nur vor dem Ziehen.
refuse-dice-symbol-first = Wähl zuerst eines der gewürfelten Symbole oder verzichte.
refuse-dice-clover-first = Jetzt ist das Kleeblatt dran: Zieh einen Spielstein um ein Feld, setz einen neuen ein oder verzichte.
refuse-dice-not-rolled = Kein Würfel zeigt das Symbol { $colour }.
refuse-dice-nobody-there = In der Reihe { $colour } hast du keinen Spielstein.
refuse-dice-occupied = In der Reihe { $colour } hast du schon einen Spielstein.
refuse-dice-at-end = Dein Spielstein in der Reihe { $colour } steht auf dem letzten Feld und bleibt dort.
refuse-dice-none-left = In dieser Reihe hast du keinen Spielstein, und alle deine { $pieces } Spielsteine sind schon auf dem Plan.
refuse-dice-forbidden = Auf Feld { $field } der Reihe { $colour } darf niemand stehen bleiben: Es zeigt gekreuzte Äste.

## Verlauf

log-dice-die = Würfel { $die } zeigt: { $face }.
log-dice-keep = { $seat } lässt den Wurf stehen.
log-dice-reroll =
    { $number ->
        [one] { $seat } würfelt Würfel { $dice } neu.
       *[other] { $seat } würfelt die Würfel { $dice } neu.
    }
log-dice-move = { $seat } zieht in der Reihe { $colour } auf Feld { $field }.
log-dice-enter = { $seat } beginnt die Reihe { $colour } auf Feld { $field }.
log-dice-pass = { $seat } verzichtet auf das Ziehen.

## Wertung

score-dice-piece = Spielstein in der Reihe { $colour }, Feld { $field }
score-dice-first-pieces = Erste Seite des Wettkampfs: Spielsteine
score-dice-first-wishes = Erste Seite des Wettkampfs: Wunschsteine

## Zeichnen

# Der Titel hat höchstens 78 Buchstaben, die Zeile mit dem Vorrat höchstens 40, zwei Feldnamen zusammen höchstens 32.
draw-dice-side =
    { $side ->
        [simple] Einfache Seite
       *[crossed] Seite mit gekreuzten Ästen
    }
draw-dice-match =
    { $side ->
        [simple] Wettkampf, Seite { $number } von { $sides }: einfache Seite
       *[crossed] Wettkampf, Seite { $number } von { $sides }: gekreuzte Äste
    }
draw-dice-first = zuvor { $points }
draw-dice-counts = Vorrat ◊{ $stock }, Ziel { $goal } von { $needed }

## Erzählen

tell-dice-counts = Wunschsteine im Vorrat: { $stock }. Spielsteine im Zielbereich: { $goal }; { $needed } von allen oder { $own } von einem Spieler beenden das Spiel.
tell-dice-field =
    { $kind ->
        [clover] Kleeblatt auf Feld { $field }
        [wish] Wunschstein auf Feld { $field }
        [kobold] Kobold auf Feld { $field }
       *[forbidden] Feld { $field } verboten
    }
tell-dice-piece = { $seat } auf Feld { $field } (Wert { $value })
tell-dice-row = Reihe { $colour }: { $things }.
tell-dice-player = { $seat }: Punktestand { $total }, Wunschsteine { $wishes }, im Zielbereich { $goal }, noch nicht eingesetzt { $left }.
tell-dice-first = Auf der ersten Seite bekam { $seat }: { $points }.
tell-dice-die = Würfel { $die } { $face }
tell-dice-dice = Die Würfel: { $dice }.

## Möglichkeiten

action-dice-keep = den Wurf stehen lassen
action-dice-reroll =
    { $number ->
        [one] Würfel { $dice } neu würfeln
       *[other] die Würfel { $dice } neu würfeln
    }
action-dice-move =
    { $kind ->
        [clover] in der Reihe { $colour } auf Feld { $field } ziehen (Kleeblatt)
        [wish] in der Reihe { $colour } auf Feld { $field } ziehen (Wunschstein)
        [kobold] in der Reihe { $colour } auf Feld { $field } ziehen (Kobold)
       *[plain] in der Reihe { $colour } auf Feld { $field } ziehen
    }
action-dice-enter =
    { $kind ->
        [clover] die Reihe { $colour } auf Feld { $field } beginnen (Kleeblatt)
        [wish] die Reihe { $colour } auf Feld { $field } beginnen (Wunschstein)
        [kobold] die Reihe { $colour } auf Feld { $field } beginnen (Kobold)
       *[plain] die Reihe { $colour } auf Feld { $field } beginnen
    }
action-dice-pass = auf das Ziehen verzichten

## Was man eintippt: Wörter für eine Aktion, durch Kommas getrennt

words-keep = behalten, behalte, lassen, lass, stehen
words-reroll = neu, nochmal, würfeln, würfle, wuerfeln, wuerfle
words-move = ziehen, zieh, ziehe, wählen, wähle, wähl, waehlen, waehle
words-enter = einsetzen, beginnen, beginne, neuen

wuerfelspiel-news-side = Diese Seite ist zu Ende; die andere folgt.

## Hilfe

help-wuerfelspiel =
    Den Wurf stehen lassen: behalten          Neu würfeln: neu 1 3 5
    Ein Symbol wählen: ziehen R               Verzichten: passen
    Kleeblatt: rücken R zieht einen Spielstein, einsetzen R bringt einen neuen
    Farben: R Rot ▲, Y Gelb ■, P Rosa ●, G Grün ◆, B Blau ★
    ♣ Kleeblatt, ◊ Wunschstein, ☺ Kobold, ✗ verboten, · gewöhnliches Feld
    a b c d Spielsteine, › erreichbares Feld, ▐ Zielbereich; links der Wert der
    Felder. Würfel: darunter ihre Nummern, ◊ Wunschstein, ·· rollt noch
    Spieler: ▸ am Zug, ◊2 Wunschsteine, ▐1 Spielsteine im Zielbereich, ⌂3 noch
    nicht eingesetzt, „zuvor 12“ Punkte der ersten Seite
    Der Spielplan ist zum Teil nachgebaut: Die besonderen Felder passen zu allem,
    was die Anleitung sagt, aber der gedruckte Plan kann anders aussehen.

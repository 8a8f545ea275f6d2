### Texte des Tischs im Browser.

## Dinge, die man berühren kann

web-row = deine Reihe: { $colour }
web-pile = Abwurfstapel: { $colour }
web-deck = Nachziehstapel
web-tiles = verdeckte Plättchen
web-piece =
    { $size ->
        [small] deine kleine Figur: { $place }
        [large] deine große Figur: { $place }
       *[any] deine Figur: { $place }
    }
web-priestess = die Priesterin
web-die = Würfel { $number }: { $face }
web-figure =
    { $kind ->
        [large] die große Figur
       *[small] eine kleine Figur
    }
web-button =
    { $kind ->
        [pass] Verzichten
        [keep] Wurf behalten
        [reroll] Neu würfeln
        [leave] Liegen lassen
        [waive] Kein Zusatzzug
        [claim] Bonus nehmen
       *[other] { $kind }
    }

## Der Tisch

web-title = Keltis
web-players = Mitspieler
web-board = Spielplan
web-hand = Deine Hand
web-rows = Deine Reihen
web-piles = Stapel
web-dice = Würfel
web-log = Spielverlauf
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-gain = { $gain } Punkte sofort
web-ends = Damit endet das Spiel.
web-undo = Rückgängig
web-cancel = Abbrechen
web-do = Bestätigen
web-offline = Der Server ist nicht erreichbar. Nichts geht verloren; sobald er wieder da ist, geht es weiter.
web-rule = Regel { $rule }
web-again = Noch einmal
web-lobby = Zur Übersicht
web-winner = { $names } gewinnt.
web-winners = { $names } gewinnen gemeinsam.
web-summary = { $goal } von { $needed } Figuren im Zielbereich.
web-cards-left = { $number } Karten
web-wishes = { $number } Wunschsteine

## Die Übersicht

web-welcome = Wähle ein Spiel und spiele sofort gegen Bots.
web-play = Spielen
web-number = Spieler
web-opponents =
    { $number ->
        [1] gegen { $bot }
       *[other] gegen { $number } × { $bot }
    }
web-guest = Gast
web-bot =
    { $bot ->
        [random] Zufall
        [pebble] Kiesel
        [clover] Kleeblatt
        [greedy] Raffzahn
        [kobold] Kobold
        [druid] Druide
        [merlin] Merlin
       *[other] { $bot }
    }
web-language = Sprache
web-loading = Wird geladen …
web-lost = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.

### Texte des Tisches im Browser, während man spielt.

refuse-touch = Das geht gerade nicht. { $prompt }
refuse-held = Das passt nicht zur gewählten Karte. Berühre etwas Hervorgehobenes oder wähle eine andere Karte.

play-start = Start
play-take = Nehmen
play-target =
    { $kind ->
        [pile] Abwerfen
       *[row] Ausspielen
    }
play-empty = leer
play-tray = Karten, Würfel und Reihen
play-turn = Plättchen aufdecken
play-stock = Wunschsteine im Vorrat
play-known = Offen genommen, daher allen bekannt
play-mirrors = { $number } Spiegel
play-steps =
    { $number ->
        [one] zieht die Priesterin bis zu { $number } Stein weit
       *[other] zieht die Priesterin bis zu { $number } Steine weit
    }
play-goal = Ziel { $goal } von { $needed }
play-goal-own = oder { $own } von einer Person
play-menu = Mehr
play-close = Schließen
play-rules = Regeln
play-log = Spielverlauf
play-replay = Wiedergabe
play-settings = Einstellungen
play-sure = Damit endet das Spiel. Dann ist der Punktestand:
play-confirm = Bestätigen
play-undo-ask = Um Rücknahme bitten
play-undo-asked = { $seat } möchte einen Zug zurücknehmen.
play-yes = Ja
play-no = Nein
play-now = Punkte, wenn das Spiel jetzt enden würde
play-final = Schlusswertung
play-total = Summe
play-again = Noch einmal
play-what = Was ist das?
play-what-hint = Berühre etwas auf dem Tisch, um die Regeln dazu zu lesen.
play-preview = { $gain } Punkte
play-board-now = Figuren: { $figures }. Auf dem Plan: { $things }.
play-taken-over =
    { $why ->
        [clock] Deine Zeit ist abgelaufen: { $bot } spielt für dich.
        [days] Du hast nicht rechtzeitig gezogen: { $bot } spielt für dich.
        [gone] Du warst nicht da: { $bot } spielt für dich.
       *[left] { $bot } spielt für dich.
    }
play-return = Ich bin wieder da
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

## Der Kopf eines Tisches und die Zeile des letzten Zuges

play-over = Spiel beendet
play-turn-of = { $name } ist am Zug
play-chosen =
    { $playable ->
        [yes] { $card }: ausspielen oder abwerfen.
       *[no] { $card } passt nicht: abwerfen.
    }
play-won = Du hast gewonnen!
play-which =
    { $kind ->
        [row] Welche Karte ausspielen?
       *[pile] Welche Karte abwerfen?
    }
play-clock = Restzeit: { $time }
play-hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
play-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
play-choices = Auswahl und letzte Züge
play-last = Die letzten Züge
play-log-short = Verlauf
play-direction =
    { $direction ->
        [rising] aufsteigend
        [falling] absteigend
       *[open] noch ohne Richtung
    }
play-stall =
    { $turns ->
        [one] Lange kein Fortschritt: Das Spiel endet nach { $turns } weiteren Zug.
       *[other] Lange kein Fortschritt: Das Spiel endet nach { $turns } weiteren Zügen.
    }
move-step =
    { $kind ->
        [play] { $card } ausgespielt
        [discard] { $card } abgeworfen
        [lift] { $card } entfernt
        [take] { $card } genommen
        [turn] { $card } aufgedeckt
        [misfit] passt nicht
        [leave] offen liegen gelassen
        [keep] Wurf behalten
        [reroll] { $number ->
            [one] einen Würfel
           *[other] { $number } Würfel
        } neu geworfen
        [claim] Bonus genommen
        [waive] kein Extrazug
       *[pass] gepasst
    }
move-to = → { $place }
move-priestess = Priesterin → { $place }
log-undone =
    { $number ->
        [one] { $name } nimmt einen Zug zurück.
       *[other] { $name } nimmt { $number } Züge zurück.
    }
log-left =
    { $why ->
        [clock] Zeit abgelaufen für { $name }: { $bot } spielt weiter.
        [days] { $name } hat nicht rechtzeitig gezogen: { $bot } spielt weiter.
        [gone] { $name } ist nicht da: { $bot } spielt weiter.
        [resigned] { $name } hat aufgegeben: { $bot } spielt weiter.
       *[left] { $name } hat den Tisch verlassen: { $bot } spielt weiter.
    }
log-returned = { $name } ist wieder da.

## Felder des Plans

field-path =
    { $number ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
        [6] sechster
        [7] siebter
        [8] achter
        [9] neunter
       *[other] { $number }.
    } { $colour ->
        [red] roter
        [yellow] gelber
        [pink] rosa
        [green] grüner
       *[blue] blauer
    } Stein
field-stone = Stein { $place }
field-name = Feld { $place }

## Gespräch, noch eine Partie, vorzeitiges Ende

talk-title = Chat
talk-empty = Noch hat niemand etwas gesagt.
talk-write = Nachricht
talk-send = Senden
talk-mute = Andere stummschalten
talk-phrase =
    { $phrase ->
        [again] Noch eine Partie?
        [bye] Tschüss!
        [hello] Hallo!
        [hurry] Du bist am Zug.
        [luck] Viel Glück!
        [moment] Einen Moment, bitte.
        [oops] Hoppla!
        [thanks] Danke!
        [well-played] Gut gespielt!
       *[wow] Wow!
    }
talk-reaction =
    { $reaction ->
        [clap] Applaus
        [heart] Herz
        [laugh] Lachen
        [sad] Traurig
        [thumbs-up] Daumen hoch
       *[wow] Staunen
    }
talk-reacted = { $name } reagiert: { $symbol }
rematch-asked = { $name } möchte noch einmal spielen.
rematch-waiting = Du möchtest noch einmal spielen. Zugesagt: { $accepted } von { $all }.
rematch-begin = Jetzt beginnen
rematch-there = Die anderen spielen an einem neuen Tisch weiter.
rematch-watch = Zum neuen Tisch
end-offer = Ende anbieten
end-asked = { $name } bietet an, das Spiel mit dem jetzigen Stand zu beenden.
end-waiting = Du bietest an, das Spiel zu beenden.
end-withdraw = Zurückziehen
end-resign = Aufgeben
end-resign-sure = Aufgeben und das Spiel den anderen überlassen?
log-ended =
    { $why ->
        [resigned] { $name } gibt auf.
       *[agreed] Alle sind einverstanden, das Spiel zu beenden.
    }
play-hurry = Noch { $time }, dann spielt { $bot } für dich.

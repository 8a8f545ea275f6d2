### Texte rund um den Tisch im Browser.

lobby-stale = Eine neuere Version dieser Seite ist verfügbar.
lobby-reload = Neu laden
lobby-skip = Zum Inhalt springen
lobby-ways = Navigation
lobby-back = Zurück zum Tisch
lobby-your-turn = Du bist dran

## Seiten

lobby-games = Spielen
lobby-daily = Tagesspiel
lobby-practice = Üben
lobby-practise-mistakes = Diese Fehler üben
lobby-history = Meine Spiele
lobby-rules = Regeln
lobby-settings = Einstellungen

## Die Halle

lobby-story-title = Pfade hinauf, Pfade hinab
lobby-story = Keltis ist eine Familie von fünf Spielen von Reiner Knizia auf den alten Wegen Irlands: Lege Karten, die nur steigen oder nur fallen, drehe Steine um oder vertraue den Würfeln.
lobby-learn-first = Zum ersten Mal hier? In 5 Minuten gelernt
lobby-turns = Wartet auf dich
lobby-against = Spiel gegen
lobby-bot-manner =
    { $bot ->
        [pebble] lernt mit dir
        [clover] gemütlich
        [kobold] gerissen
        [druid] stark
       *[merlin] sieht weit voraus
    }
lobby-bot-warming = { $bot } wärmt sich noch etwa { $seconds } s auf. Bis dahin spielt { $other }.
lobby-bot-absent = { $bot } kann auf diesem Server nicht spielen. Stattdessen spielt { $other }.
lobby-five = Die fünf Spiele
lobby-title =
    { $game ->
        [keltis] Keltis
        [neue_wege] Neue Wege, neue Ziele
        [orakel] Das Orakel
        [weg_der_steine] Der Weg der Steine
       *[wuerfelspiel] Das Würfelspiel
    }
lobby-about =
    { $game ->
        [keltis] Karten, die nur steigen oder nur fallen, tragen dich fünf Steinpfade hinauf.
        [neue_wege] Die Pfade verzweigen sich: Du wählst, wohin jede Farbe führt.
        [orakel] Ein Spiralweg für alle – und eine Priesterin, der man gern begegnet.
        [weg_der_steine] Drehe Steine auf der Heide um: Nimm einen oder lass ihn den anderen.
       *[wuerfelspiel] Fünf Würfel werfen, die guten behalten und die Pfade hinaufziehen.
    }
lobby-start-here = Hier anfangen
lobby-quick = Schnell gelernt
lobby-go = Spielen
lobby-daily-short = Gleiches Glück für alle
lobby-friends = Mit Freunden spielen
lobby-friends-how = Tisch öffnen und Link verschicken
lobby-left =
    { $days ->
        [0]
            { $hours ->
                [0] noch { $minutes } Min.
               *[other] noch { $hours } Std. { $minutes } Min.
            }
       *[other] noch { $days } T. { $hours } Std.
    }
lobby-left-seconds = noch weniger als eine Minute
lobby-name = Dein Name
lobby-rename = Namen ändern
lobby-save = Speichern
lobby-you-are = Du spielst als { $name }.
lobby-account = Konto und Geräte
lobby-named = Du heißt jetzt { $name }.
lobby-bot =
    { $bot ->
        [random] { web-bot } – spielt irgendetwas
        [pebble] { web-bot } – für Kinder
        [clover] { web-bot } – leicht
        [greedy] { web-bot } – mittel
        [kobold] { web-bot } – gut
        [druid] { web-bot } – stark
        [merlin] { web-bot } – sehr stark
       *[other] { $bot }
    }
lobby-bot-rated = { $bot } · { $rating }
lobby-bot-level = Stärke der Bots
lobby-new = Neuer Tisch
lobby-read = Regeln
lobby-length =
    { $game ->
        [keltis] 20 Min.
        [neue_wege] 30 Min.
        [orakel] 30 Min.
        [weg_der_steine] 10 Min.
       *[wuerfelspiel] 15 Min.
    }
lobby-size = 2–4 Personen
lobby-yours = Deine Spiele
lobby-go-on = Weiterspielen
lobby-thinking = { $name } ist am Zug
lobby-wait-for-players = Wartet auf Mitspieler
lobby-with = mit { $names }
lobby-open = Offene Tische
lobby-no-open = Zurzeit gibt es keine offenen Tische.
lobby-join = Mitspielen
lobby-watch = Zuschauen

## Freunde

lobby-statistics = Meine Statistik
lobby-my-friends = Freunde
lobby-friends-table = Tisch von { $name }
lobby-asking =
    { $number ->
        [one] Jemand möchte mit dir befreundet sein.
       *[other] { $number } Leute möchten mit dir befreundet sein.
    }
lobby-answer = Antworten
lobby-decline = Ablehnen
lobby-friends-may = Freunde dürfen mitspielen
lobby-friend-who = Freund auf Platz { $number }
lobby-spectators = Zuschauer einladen
lobby-spectators-how = Wer diesen Link hat, kann zuschauen. Die Handkarten bleiben bis zum Ende verborgen.

## Ein neuer Tisch

lobby-new-title = Neuer Tisch: { $game }
lobby-players = Personen
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-kind =
    { $kind ->
        [me] Ich
        [near] Person an diesem Gerät
        [bot] Bot
        [friend] Ein Freund
       *[open] Auf Einladung
    }
lobby-near-name = Name der Person auf Platz { $number }
lobby-options = Varianten
lobby-option =
    { $name ->
        [clover] Ein Kleeblatt bewegt
       *[side] Seite des Plans
    }
lobby-value =
    { $value ->
        [figure] die Figur, die es erreicht hat
        [any] eine beliebige eigene Figur
        [simple] einfache Seite
        [crossed] gekreuzte Zweige
        [match] Partie: erst die einfache Seite
       *[match-crossed-first] Partie: erst die gekreuzten Zweige
    }
lobby-pace = Bedenkzeit
lobby-pace-value =
    { $value ->
        [free] unbegrenzt
        [five] je 5 Minuten plus 10 Sekunden pro Zug
        [fifteen] je 15 Minuten plus 10 Sekunden pro Zug
       *[days] bis zu 3 Tage pro Zug
    }
lobby-undo = Züge zurücknehmen
lobby-undo-value =
    { $value ->
        [consent] wenn die anderen zustimmen
        [turn] während des eigenen Zuges
       *[never] nie
    }
lobby-first = Wer beginnt
lobby-first-value =
    { $value ->
        [random] zufällig
       *[seat] Platz 1
    }
lobby-public = Öffentlich: Alle können mitspielen oder zuschauen
lobby-deal = Code für gleiche Karten
lobby-deal-how = Tische mit demselben Code bekommen dieselben Karten und Plättchen. Leer lassen, um neu zu mischen.
lobby-advanced = Weitere Einstellungen
lobby-begin = Spiel starten
lobby-open-table = Tisch öffnen

## Vor dem Spiel

lobby-invited-by = { $name } lädt dich ein
lobby-invited = Du bist eingeladen
lobby-waiting = Sobald alle Plätze besetzt sind, geht es los.
lobby-ready = Alle sind da.
lobby-free = frei
lobby-kept = reserviert für { $name }
lobby-you = (du)
lobby-sit = Platz { $number } nehmen
lobby-fill = Bot auf Platz { $number } setzen
lobby-stand = Platz verlassen
lobby-make-free = { $name } entfernen
lobby-replace = { $name } durch { $bot } ersetzen
lobby-clear = Tisch schließen
lobby-invite = Andere einladen
lobby-invite-how = Verschicke diesen Link oder lass den QR-Code scannen. Wer den Link hat, kann mitspielen oder zuschauen.
lobby-invite-local = Diese Adresse funktioniert nur auf diesem Gerät. Für andere zu Hause starte den Server mit „keltis serve --lan“ und öffne die Adresse, die er ausgibt.
lobby-link = Link
lobby-copy = Kopieren
lobby-copied = Kopiert.
lobby-share = Teilen …
lobby-qr = Der Link als QR-Code
lobby-pass = Jetzt ist { $name } dran
lobby-pass-why = Gib das Gerät weiter. Bis dahin bleiben die Karten verdeckt.
lobby-take = Ich bin { $name }

## Verlauf und Tagesspiel

lobby-no-history = Noch keine beendeten Spiele.
lobby-won = gewonnen
lobby-lost = verloren
lobby-result = { $name }: { $points }
lobby-replay = Ansehen
lobby-older = Ältere Spiele
lobby-finished = Beendete Spiele
lobby-upload = Aufgezeichnetes Spiel öffnen
lobby-daily-how = Heute bekommen alle dieselben Karten, Plättchen und Würfe. Spiel und vergleiche dann.
lobby-daily-until = Das nächste Tagesspiel beginnt um { $time }.
lobby-daily-play = Tagesspiel spielen
lobby-daily-on = Weiterspielen
lobby-daily-compare = Vergleichen
lobby-daily-results = Ergebnisse des Tagesspiels
lobby-daily-running =
    { $number ->
        [0] Niemand sonst spielt es gerade.
        [one] { $number } Tisch spielt es noch.
       *[other] { $number } Tische spielen es noch.
    }
lobby-place = Rang
lobby-table = Tisch
lobby-points = Punkte
lobby-lead = Vorsprung

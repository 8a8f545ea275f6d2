### Statistik, Wertungen und Freunde.

## Statistik

people-no-games = Noch keine Partien. Spiel eine zu Ende, dann steht hier deine Statistik.
people-played =
    { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }, { $won } gewonnen ({ $percent } %)
people-shared =
    { $shared ->
        [one] { $shared } davon war ein geteilter Sieg.
       *[other] { $shared } davon waren geteilte Siege.
    }
people-against-bots = Gegen Bots
people-against-people = Gegen Menschen
people-rating = { $rating } ± { $range }
people-provisional =
    { $left ->
        [one] vorläufig: noch eine Partie
       *[other] vorläufig: noch { $left } Partien
    }
people-rated-games =
    { $games ->
        [one] aus { $games } Partie
       *[other] aus { $games } Partien
    }
people-unrated = noch keine gewertete Partie
people-now = Zurzeit
people-streak =
    { $streak ->
        [one] letzte Partie gewonnen
       *[other] { $streak } Siege in Folge
    }
people-losing =
    { $streak ->
        [one] letzte Partie verloren
       *[other] { $streak } Niederlagen in Folge
    }
people-best-streak = Meiste Siege in Folge
people-best = Höchste Punktzahl
people-luck = Glück
people-luck-value =
    { $games ->
        [one] { $percent } % in { $games } analysierten Partie
       *[other] { $percent } % im Schnitt von { $games } analysierten Partien
    }
people-against = Gegen wen
people-opponent = Gegner
people-games = Partien
people-wins = Siege
people-losses = Verloren
people-what = Was die Zahlen bedeuten
people-what-rating = „1180 ± 90“ ist eine Schätzung: Der wahre Wert liegt mit 95 % Sicherheit zwischen 1090 und 1270. Je mehr du spielst, desto enger wird der Bereich. Gegen Bots gilt die Skala der Bots: Bei 100 Punkten Unterschied gewinnt der Stärkere etwa 64 von 100 Partien. Die Wertung gegen Menschen hat eine eigene Skala.
people-what-counts = Es zählen Partien bis zum Ende und aufgegebene. Eine Partie, die ein Bot für dich beendet hat, zählt nur als Niederlage. Einvernehmlich beendete Partien, Partien an einem Gerät und auf eigenen Spielplänen zählen nicht; Tagesspiele, andere gleiche Verteilungen und Varianten zählen, werden aber nicht gewertet.
people-all-games = Alle Partien

## Privatsphäre

people-privacy = Was andere dürfen
people-privacy-own = Diese Seite siehst nur du.
people-rated = Wertung gegen Menschen
people-rated-how = Gewertet werden nur Partien mit anderen, die das auch wollen. Beim Ausschalten werden diese Wertungen gelöscht.
people-reachable = Mitspieler dürfen mich einladen
people-reachable-how = Wer mit dir gespielt hat, darf dich einladen und dir Freundschaft anbieten. Ausgeschaltet erreichen dich nur Freunde.

## Freunde

people-asking = Möchten mit dir befreundet sein
people-friends = Freunde
people-no-friends = Noch keine Freunde. Verschick deinen Link oder frag Leute, mit denen du gespielt hast.
people-met = Mit ihnen hast du gespielt
people-asked = wartet auf Antwort
people-blocked = Blockiert
people-muted = stumm
people-score = { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    } · du { $won } : { $lost } { $name }
people-last = zuletzt { $game }, { $when }
people-invite = Einladen
people-invite-name = { $name } zu { $game } einladen
people-invite-game = Spiel
people-more = Mehr zu { $name }
people-history = Gemeinsame Partien
people-do =
    { $what ->
        [add] Freundschaft anbieten
        [accept] Annehmen
        [decline] Jetzt nicht
        [remove] Freundschaft beenden
        [withdraw] Anfrage zurückziehen
        [mute] Stummschalten
        [unmute] Nicht mehr stumm
        [block] Blockieren
       *[unblock] Nicht mehr blockieren
    }
people-mute-how = Stumm: Du siehst von ihnen keine Einladungen und Tische. Blockiert: Sie können dich nicht einladen und nicht wieder fragen. Niemand erfährt davon.
people-link = Dein Link für Freunde
people-link-how = Wer diesen Link öffnet, kann dein Freund werden. Er gilt sieben Tage.
people-link-show = Link anzeigen
people-link-withdraw = Link zurückziehen
people-link-qr = QR-Code mit dem Link für Freunde
people-offer = { $name } möchte mit dir befreundet sein
people-offer-how = Freunde sehen gegenseitig ihre offenen Tische und können sich einladen.
people-offer-own = Das ist dein eigener Link. Schick ihn jemand anderem.
people-offer-done = Du bist jetzt mit { $name } befreundet.

## Der Verlauf

people-filter = Filter
people-filter-game = Spiel
people-filter-opponents = Gegner
people-filter-outcome = Ergebnis
people-filter-since = Zeitraum
people-all = Alle
people-opponents-value =
    { $opponents ->
        [bots] Nur Bots
        [people] Nur Menschen
        [mixed] Menschen und Bots
       *[self] An einem Gerät
    }
people-outcome-value =
    { $outcome ->
        [won] Gewonnen
        [shared] Geteilter Sieg
        [lost] Verloren
       *[none] Abgebrochen
    }
people-since-value =
    { $days ->
        [0] Jederzeit
        [365] Letztes Jahr
       *[other] Letzte { $days } Tage
    }
people-with = Nur Partien mit { $name }.
people-nothing-found = Keine Partie passt dazu. Ändere den Filter, um andere zu sehen.

### Der Trainer: Analyse nach dem Spiel.

coach-heading = Analyse: { $game }
coach-seat = { $name }: { $score }
coach-played-like = { $name } hat etwa wie { $rating } gespielt (± { $range })
coach-no-rating = Zu wenige wichtige Entscheidungen, um eine Stärke anzugeben.
coach-mean = Im Schnitt { $share } % des Sieges pro wichtiger Entscheidung verloren ({ $turns })
coach-bands = Ungenauigkeiten: { $imprecisions }, Fehler: { $mistakes }, grobe Fehler: { $blunders }
coach-chance = Gewinnchance
coach-chance-label = Gewinnchance von { $name }: { $start } % am Anfang, { $end } % am Ende. Die Zahlen folgen darunter.
coach-sum = Woher das Ergebnis kommt
coach-start = Chance am Anfang
coach-luck = Eigenes Glück
coach-losses = Eigene Verluste
coach-others-luck = Glück der anderen
coach-others-losses = Verluste der anderen
coach-rest = Verdeckte Karten und Stichprobe
coach-result = Ergebnis
coach-adjusted = Ergebnis ohne Glück
coach-key = Entscheidende Momente
coach-turn-of = Zug { $turn }, { $name }
coach-tag-luck = Glück
coach-tag-move = Zug
coach-legend-play = Züge
coach-legend-good = Glück
coach-legend-bad = Pech
coach-band =
    { $band ->
        [imprecision] Ungenauigkeit
        [mistake] Fehler
        [blunder] Grober Fehler
       *[fine] Gut
    }
coach-found = Was besser gegangen wäre
coach-played = Gespielt: { $actions }
coach-better = Besser: { $actions }
coach-flawless = Kein Zug hat mehr als zwei Prozent gekostet. Gut gespielt!
coach-method-rollouts = Jede wichtige Entscheidung wurde in bis zu { $worlds } gedachten Partien ausprobiert, ausgeteilt nach dem, was man am Zug wissen konnte.
coach-method-net = Jede Entscheidung wurde nach dem bewertet, was aus vielen Partien gelernt wurde; die Würfel innerhalb eines Zuges sind genau gezählt.
coach-slower = Hier wurden weniger Partien durchgespielt als üblich; kleine Fehler bleiben deshalb unbemerkt.
coach-unfinished = Das Spiel ist noch nicht zu Ende.
coach-statistics = { $name }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
coach-won = Gewonnen
coach-working = { $name } wird analysiert
coach-wrong-plot = { $file }: Eine Grafik kommt in eine Datei, die auf .svg endet.
coach-progress = Das Spiel wird analysiert …
coach-failed = Die Analyse ist nicht gelungen. Bitte versuch es später noch einmal.
coach-whose = Wessen Spiel
coach-look-again = Stellung noch einmal ansehen
coach-show = Bessere Möglichkeit zeigen

### Üben: Aufgaben und eigene Fehler.

practice-intro = Finde den besten Zug. Die Stellungen stammen aus Partien zwischen Bots und aus deinen eigenen.
practice-daily = Aufgabe des Tages
practice-daily-about = Eine pro Spiel, für alle dieselbe.
practice-streak =
    { $days ->
        [0] Löse heute eine, um eine Serie zu beginnen.
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
practice-solved = heute gelöst
practice-open = noch nicht gelöst
practice-random = Zufällige Aufgabe
practice-count =
    { $number ->
        [one] { $number } Aufgabe
       *[other] { $number } Aufgaben
    }
practice-box = Deine eigenen Fehler
practice-box-about = Fehler aus den Analysen deiner Partien kommen nach 1, 3, 7, 21 und 60 Tagen wieder.
practice-box-due =
    { $number ->
        [0] Heute ist nichts dran.
        [one] Heute ist { $number } Fehler dran.
       *[other] Heute sind { $number } Fehler dran.
    }
practice-box-size = Im Kasten: { $number }
practice-box-empty = Der Kasten ist leer. Lass eine beendete Partie analysieren: Ihre Fehler werden hier gesammelt.
practice-box-start = Fehler üben
practice-box-done = Für heute geschafft. Der nächste Fehler ist am { $date } dran.
practice-puzzle = { $game }, Aufgabe { $number }
practice-mistake = { $game }, aus deiner eigenen Partie
practice-task = Du bist { $name }. Was ist der beste Zug?
practice-task-action = Du bist { $name }. Was ist die beste nächste Aktion?
practice-right = Richtig, das ist der beste Zug!
practice-wrong = Es gibt etwas Besseres.
practice-gave-up = Das ist der beste Zug:
practice-yours = Dein Zug: { $turn } ({ $share } %)
practice-yours-unknown = Dein Zug: { $turn } (schlechter als die verglichenen Züge)
practice-best = Am besten: { $turn } ({ $share } %)
practice-second = Am zweitbesten: { $turn } ({ $share } %)
practice-share-note = Die Prozente sind Gewinnchancen, beurteilt nach dem, was du wissen konntest.
practice-again = Noch einmal
practice-retry = Noch einmal versuchen
practice-solution = Lösung zeigen
practice-next = Weiter
practice-back = Zur Übersicht
practice-comes-back =
    { $days ->
        [one] Die Aufgabe kommt morgen wieder.
       *[other] Die Aufgabe kommt in { $days } Tagen wieder.
    }
practice-learned = Gelernt: Diese Aufgabe verlässt den Kasten.
practice-analyses = Zur Liste deiner Partien

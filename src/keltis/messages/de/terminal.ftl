### Texte der Kommandozeile.

## Was man tippen kann. Das erste Wort jeder Liste wird angezeigt.

words-play = spielen, spiel, spiele, ausspielen, legen, leg, lege
words-discard = abwerfen, wirf, werfen, werfe, wegwerfen, ablegen
words-draw = ziehen, zieh, ziehe, nachziehen, stapel, nachziehstapel
words-take = nehmen, nimm, nehme
words-step = rücken, rück, rücke, vorrücken, ruecken, rueck, gehen, geh, bewegen, ziehen
words-small = klein, kleine, kleinen
words-large = groß, große, großen
words-pass = passen, passe, verzichten, verzichte, nein
words-lift = abheben, heb, hebe
words-red = rot, rote, roten, roter, rotes
words-yellow = gelb, gelbe, gelben, gelber, gelbes
words-pink = rosa, pinke, pinken
words-green = grün, grüne, grünen, grüner, grünes, gruen, gruene
words-blue = blau, blaue, blauen, blauer, blaues
words-nothing = die, der, das, den, dem, eine, einen, ein, karte, von, vom, auf, aus, ab, vor, um, meine, figur, pfad, in, stein
words-no = nein, n, nö
command-help = hilfe, befehle
command-legal = möglich, moeglich, erlaubt, züge, zuege, aktionen, liste
command-undo = zurück, zurueck, rückgängig, rueckgaengig
command-save = speichern, sichern
command-hint = tipp, hinweis, rat
command-rules = regeln, regel
command-score = punkte, wertung, stand
command-board = brett, plan, spielplan
command-tell = erzählen, erzähl, erzaehl, wo, beschreiben
command-log = verlauf, protokoll
command-hand = hand, karten
command-last = zuletzt, letzte
command-quit = ende, beenden, schluss, tschüss

## Aktionen zur Auswahl


## Im Spiel

title-turn = Zug { $turn }
title-turn-of = Zug { $turn } von { $last }
title-to-act = { $name } ist dran (? für Hilfe)
hand-over = { $name }, nimm die Tastatur und drück die Eingabetaste.
which-one = Welche? Tipp die Nummer.
refused = Nicht erlaubt, Regel { $rule }: { $why } („regel { $rule }“ zeigt die Regel.)
unreadable = Das verstehe ich nicht. Tipp eine Aktion wie „{ $example }“, eine Nummer aus der Liste „möglich“ oder „?“ für Hilfe.
rule-numbers = „regel { $rule }“ zeigt eine Regel. Die Nummern sind: { $numbers }. Alle zusammen: keltis rules { $game }
taken-back = Zurückgenommen.
kept = Das Spiel liegt in { $path }
not-saved = Das Spiel lässt sich nicht in { $path } sichern: { $why }
ask-keep = Das Spiel aufheben, um später weiterzuspielen? [J/n]
left = Weiter geht es mit: keltis play --resume
thrown-away = Das Spiel wird nicht aufgehoben.
score-of = { $seat }
score-total = Summe
winner =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt.
       *[other] { $name } gewinnt mit { $points } Punkten.
    }
winners =
    { $points ->
        [one] { $names } gewinnen gemeinsam mit je { $points } Punkt.
       *[other] { $names } gewinnen gemeinsam mit je { $points } Punkten.
    }
help-text =
    Wortanfänge genügen; Wörter aller drei Sprachen werden verstanden.
    möglich  was geht, mit Nummern            1 2 3  aus dieser Liste wählen
    tipp     was ein Bot täte                 zurück  letzten Schritt zurücknehmen
    punkte   Wertung Zeile für Zeile          regel { $rule }  eine Regel lesen
    wo       der Tisch in Sätzen              plan   die Zeichnung noch einmal
    verlauf  alle Züge; zuletzt: die letzten  sichern DATEI  eine Kopie des Spiels
    ende     aufhören; das Spiel bleibt       { $hand }
help-hand = karten  deine Hand

## Vor dem Spiel

ask-game = Welches Spiel? Nummer oder Name [1]
ask-bots = Bots, der schwächste zuerst: { $bots }. Mehr: „keltis bots { $game }“.
ask-seats = Wer spielt? Namen, und Bots als bot:{ $bot }, mit Kommas dazwischen. [{ $usual }]
player-name = Spieler

## Beschwerden

complain-game = ein Spiel namens „{ $game }“ gibt es nicht; es gibt: { $known }
complain-piped = wenn die Eingabe aus einer Pipe kommt, nenne das Spiel: keltis play GAME; es gibt: { $known }
complain-bot = einen Bot namens „{ $bot }“ gibt es nicht; es gibt: { $known }
complain-language = die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }
complain-seat = „{ $seat }“ ist kein Platz: schreib einen Namen oder bot:greedy
complain-no-name = ein Platz hat keinen Namen
complain-name-twice = zwei Plätze heißen „{ $name }“
complain-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $found }
complain-board-players = der Spielplan „{ $board }“ ist für höchstens { $most } Spieler, nicht für { $found }
complain-first = niemand am Tisch heißt „{ $name }“
complain-option = „{ $option }“ hat nicht die Form name=wert
complain-board = { $why }
complain-miniature = { $game } hat keine Miniatur „{ $name }“; es gibt: { $known }
complain-record = { $path }: { $why }
complain-exists = { $path } gibt es schon; --resume setzt ein Spiel fort, ein anderer Name beginnt eine neue Datei
complain-records-exist = { $path } gibt es schon; wähl einen anderen Namen
complain-no-last = es gibt kein angefangenes Spiel
complain-several = { $path } enthält mehrere Spiele, die beim Weiterspielen überschrieben würden; gib mit --save eine neue Datei an
complain-contradiction = „{ $typed }“ widerspricht dem aufgehobenen Spiel; dort gilt: { $kept }
complain-over = { $path }: dieses Spiel ist aus; „keltis replay“ zeigt es
complain-save = { $path } lässt sich nicht schreiben: { $why }
complain-rule = eine Regel „{ $rule }“ gibt es nicht
complain-rule-other = { $rule } ist keine Regel von { $game }, sondern von { $others }
complain-viewer = „{ $seat }“ ist kein Platz dieses Spiels
complain-number = ein Spiel Nummer { $number } hat die Datei nicht
complain-turn = einen Zug { $turn } hat das Spiel nicht

## Bots

bots-bot = Bot
bots-name = Name
bots-rating = Wertung
bots-portrait = Was er ist, sieht und vergisst
bots-rating-range = { $rating } ± { $range }
bots-measuring = Nur zum Messen, in der Stärke zu nah an anderen: { $bots }
bots-note = In größerer Runde entscheiden manche Bots anders. ± ist das Intervall von 95 %; * braucht kompilierten Code, ohne ihn spielt { $instead } an seiner Stelle. Spielen: keltis play { $game } --seats Ada,bot:{ $bot }. Mehr: docs/strength.md
bot-is-random = irgendeine erlaubte Aktion
bot-is-heuristic =
    { $weights ->
        [tuned] Heuristik: Faustregeln, durch Spielen verfeinert
       *[plain] Heuristik: einfache Faustregeln
    }
bot-is-playing-out =
    { $games ->
        [one] { $games } gedachtes Spiel vor jeder Entscheidung
       *[other] { $games } gedachte Spiele vor jeder Entscheidung
    }
bot-is-learned = hat gelernt, was Stellungen wert sind
bot-is-trying =
    { $games ->
        [one] gelernte Werte und { $games } gedachtes Spiel
       *[other] gelernte Werte und { $games } gedachte Spiele
    }
bot-is-ahead =
    { $ends ->
        [solved] gelernte Werte, rechnet voraus, löst Enden
       *[open] gelernte Werte, rechnet voraus
    }

## Listen

list-players = { $least } bis { $most } Spieler
list-board-players =
    { $most ->
        [2] für { $least } Spieler
       *[other] für { $least } bis { $most } Spieler
    }
sum-games =
    { $games ->
        [one] { $games } Spiel { $game }, Startwert { $seed }
       *[other] { $games } Spiele { $game }, Startwert { $seed }
    }
sum-length = Mittlere Länge: { $turns } Züge, { $actions } Aktionen samt denen des Zufalls
sum-ends = Wie sie endeten: { $ends }
sum-seat = Platz
sum-mean = Punkte
sum-deviation = ± je Spiel
sum-wins = Siege
sum-interval = 95 %
sum-sources = Punkte aus
end-deck = Stapel leer
end-goal = Ziel erreicht
end-stall = Stillstand
end-tiles = alles aufgedeckt
list-and = { $first } und { $last }

## Zuschauen und Nachspielen

step-keys = Leertaste oder Enter: weiter · q: aufhören
replay-keys = → ← Schritt · ↓ ↑ Zug · Pos1 Ende · g zu Zug · l Verlauf · q aufhören
replay-words = Enter, zurück, nächster, voriger, anfang, ende, die Nummer eines Zuges, verlauf, schluss
walk-forward = weiter, vorwärts
walk-back = zurück, zurueck
walk-next = nächster, naechster
walk-previous = voriger, vorheriger
walk-start = anfang, beginn
walk-end = ende
walk-jump = gehe, zu
walk-log = verlauf, protokoll
walk-quit = schluss, aufhören, beenden
ask-turn = Welcher Zug, 0 bis { $last }?
press-enter = Drück die Eingabetaste.

board-good = „{ $name }“ ist ein guter Spielplan für { $title } (Fingerabdruck { $fingerprint }).
board-own = Er enthält dieselben Angaben wie der eigene Spielplan des Spiels.
choices-several = (einer oder mehrere)

## Zufall, der sich prüfen lässt

verify-good =
    { $draws ->
        [one] { $draws } Ziehung folgt aus dem Geheimnis, dessen Zusage { $promised } war
       *[other] { $draws } Ziehungen folgen aus dem Geheimnis, dessen Zusage { $promised } war
    }
verify-compare = Vergleiche die Zusage mit dem, was der Tisch vor der Partie gezeigt hat, oder gib sie mit --commitment an.
verify-means = Der Server hat seinen Teil des Zufalls vor der Partie festgelegt und nichts anderes gezogen. Dass niemand dort hineingesehen hat, ist damit nicht bewiesen.
verify-no-secret = in dieser Aufzeichnung steht kein Geheimnis, der Zufall lässt sich also nicht prüfen
verify-deal = andere spielen diese Verteilung vielleicht noch; ihr Geheimnis wird nicht gezeigt, der Zufall lässt sich nicht prüfen
verify-commitment = das Geheimnis ist nicht das zugesagte: zugesagt war { $promised }, sein Hash ist { $found }
verify-first = jemand anderes hätte beginnen müssen
verify-draw = Ziehung { $number } war „{ $words }“ und hätte „{ $instead }“ sein müssen

## Tische anderswohin bringen

backup-done = Alles ist nach { $path } kopiert ({ $size } MB). Wer diese Datei hat, kann sich als jede Person darin anmelden: Bewahre sie sicher auf.
complain-backup-postgres = Dieser Server bewahrt seine Tische in PostgreSQL auf: nimm pg_dump für eine Sicherung.
complain-backup-nothing = Es gibt keine Datenbank { $path }.
export-done = Tische: { $tables }, geschrieben nach { $path }. Wer diese Datei hat, kann sich als jede Person darin anmelden: Bewahre sie sicher auf.
export-done-tables = Tische: { $tables }, geschrieben nach { $path }.
import-done = Importierte Tische: { $tables }, Personen: { $people }; schon vorhanden: { $known }.
ratings-done = Wertungen aus { $games } Partien berechnet.
complain-import = { $path }, Zeile { $line }: nicht importiert: { $why }
complain-no-table = Es gibt keinen Tisch „{ $table }“.
complain-table-broken = Diese Version von Keltis kann einen Tisch nicht lesen: { $why }
complain-store = Die Datenbank lässt sich nicht benutzen: { $why }

## Am Tisch im Netz

join-words-say = sag, sage
join-words-sit = setzen, sitz
join-words-start = start, anfangen, los
join-words-yes = ja, j
join-words-no = nein, n
join-words-back = weiter, wiederda
join-words-again = nochmal, revanche
join-help =
    Wortanfänge genügen; Wörter aller drei Sprachen werden verstanden.
    möglich  was erlaubt ist, mit Nummern     1 2 3    aus dieser Liste wählen
    tipp   was ein Bot täte (nicht online)    zurück   letzten Schritt zurücknehmen
    punkte  die Punkte im Einzelnen           regeln C3  eine Regel lesen
    erzähl  der Tisch in Sätzen               brett    die Zeichnung noch einmal
    verlauf  alles bisher; zuletzt: das Neueste        karten  deine Hand
    sage …  allen etwas sagen                 speichern DATEI  die Partie, nach dem Ende
    start, sitz 2, weiter, ende               aufgeben, abbruch: das Ende anbieten
    ja, nein: auf ein Angebot antworten
join-offline = Der Server ist nicht zu erreichen. Nichts ist verloren; es wird wieder versucht …
join-free = (frei)
join-commitment = Zusage des Zufalls: { $commitment }
join-waiting = Es fehlen noch Mitspieler. „start“ beginnt, sobald alle Plätze besetzt sind; „ende“ verlässt den Tisch.
join-asked = { $name } möchte etwas zurücknehmen.
join-undone = { $name } hat etwas zurückgenommen.
join-no-hint = An einem Tisch auf einem Server gibt es keine Tipps.
join-no-hand = Du hast keine Karten auf der Hand.
join-no-record = Die Aufzeichnung gibt es, sobald das Spiel aus ist.
join-save-where = Sag, wohin: speichern DATEI
join-end-offered = { $name } bietet an, das Spiel mit dem jetzigen Punktestand zu beenden: ja oder nein?
join-rematch-offered = { $name } möchte noch einmal spielen: ja oder nein?
join-answered =
    { $answer ->
        [yes] { $name } nimmt an.
       *[no] { $name } lehnt ab.
    }
join-words-resign = aufgeben
join-words-end = abbruch
join-due =
    { $minutes ->
        [one] In { $minutes } Minute übernimmt { $bot }.
       *[other] In { $minutes } Minuten übernimmt { $bot }.
    }
join-left = Du bist gegangen. Mit demselben Befehl kommst du wieder.
join-returned = { $name } ist wieder da.
join-may-undo = { $name } möchte etwas zurücknehmen. Einverstanden? (ja/nein)
join-which = Welcher Tisch?
join-your-turn = (du bist dran)
complain-server-gone = { $url } ist nicht zu erreichen: { $why }
complain-table-gone = diesen Tisch gibt es nicht, oder du hast keinen Zugang
complain-no-tables = Bei { $url } gibt es gerade keinen Tisch. Eröffne einen mit --game.

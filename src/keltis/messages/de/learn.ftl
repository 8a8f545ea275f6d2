### Die Lektionen: was zu tun ist, und was man dabei gelernt hat.

learn-lesson = Lektion { $number } von { $lessons }
learn-begin = Los geht’s
learn-win-title = So gewinnst du
learn-win = Es gewinnt, wer am Ende die meisten Punkte hat.
learn-next = Nächste Lektion
learn-again = Lektion wiederholen
learn-play = Jetzt spielen
learn-other = Das ist erlaubt, aber hier geht es um etwas anderes. Versuche es noch einmal.
learn-end = Mehr brauchst du nicht. Der Rest steht in den Regeln, immer einen Griff entfernt.

## Keltis

learn-keltis-card = Du willst Figuren die fünf Pfade hinaufführen. Jeder Zug beginnt mit einer Karte: Berühre eine leuchtende Karte, dann ihre Reihe unter dem Plan.
learn-keltis-card-done = Deine Reihe hat begonnen. Sie darf mit jeder Zahl beginnen (C4); die zweite andere Zahl legt fest, ob sie steigt oder fällt.
learn-keltis-enter = Deine erste Karte einer Farbe bringt eine Figur auf deren Pfad. Wähle eine kleine oder die große, die doppelt zählt.
learn-keltis-enter-done = Die ersten Steine kosten Punkte, die späteren bringen welche, bis zu 10 (K1). Bei der großen Figur zählt all das doppelt (K2).
learn-keltis-refill = Am Ende deines Zuges füllst du deine Hand auf acht auf. Nimm vom Nachziehstapel oder die oberste Karte eines Abwurfstapels.
learn-keltis-refill-done = Nur ein Stapel, auf den du gerade abgeworfen hast, ist dir verschlossen (C7).
learn-keltis-step = Nun geht es weiter: Lege noch eine grüne Karte an deine grüne Reihe. Bevor du bestätigst, zeigt der Plan, wo die Figur stehen wird und was das ändert.
learn-keltis-step-done = Eine Karte, ein Stein, gleich welche Zahl (K3). Kleine Lücken in einer Reihe lassen dir Platz für weitere Karten.
learn-keltis-wish = Auf dem rosa Pfad liegt vor dir ein Wunschstein. Lege eine rosa Karte und hole ihn.
learn-keltis-wish-done = Wunschsteine zählen nach ihrer Anzahl: Keiner kostet 4 Punkte, fünf bringen 10 (K10). Nur wer zuerst kommt, bekommt ihn (K8).
learn-keltis-clover = Du bist auf einem Kleeblatt gelandet: ein Schritt mehr für eine beliebige Figur. Berühre eine leuchtende Figur oder die Stelle, an die sie käme.
learn-keltis-clover-done = Kleeblätter bleiben für alle liegen, und eines kann zum nächsten führen (K7).
learn-keltis-discard = Manchmal passt dir keine Karte. Dann wirf eine ab: Berühre eine Karte, dann den Abwurfstapel ihrer Farbe.
learn-keltis-discard-done = Nichts bewegt sich, und andere dürfen deine Karte nehmen (C3, C6). Überlege also, wem sie hilft.
learn-keltis-goal = Die letzten drei Steine jedes Pfades sind der Zielbereich. Führe deine gelbe Figur hinein.
learn-keltis-goal-done = Stehen fünf Figuren im Zielbereich, gleich wessen, ist das Spiel sofort zu Ende (K9).
learn-keltis-end = Es ist fast vorbei. Einer deiner Züge beendet das Spiel: Der Tisch warnt dich und nennt die Punkte. Mache ihn und bestätige.
learn-keltis-end-done = Nun wird alles gezählt: Pfade, Wunschsteine, Punkte von Plättchen. Berühre die Namen, um jede Zeile zu sehen.

## Neue Wege, neue Ziele

learn-neue_wege-card = Die Wege nach oben verzweigen sich. Beginne deinen Zug mit einer Karte: Berühre eine leuchtende Karte, dann ihre Reihe unter dem Plan.
learn-neue_wege-card-done = Eine Reihe steigt oder fällt wie bei Keltis (C4). Aber nun wählst du, welche Figur die Karte bewegt.
learn-neue_wege-figure = Ziehe eine deiner Figuren auf ein benachbartes Feld dieser Farbe. Ein Feld mit Kreuz ist ein Joker: Jede Farbe passt.
learn-neue_wege-figure-done = Es geht immer nur vorwärts (N2). Schau also zwei Felder voraus, bevor du dich für einen Weg entscheidest.
learn-neue_wege-refill = Fülle deine Hand wieder auf: vom Nachziehstapel oder von einem Abwurfstapel.
learn-neue_wege-refill-done = Das Spiel ist auch zu Ende, wenn der Nachziehstapel aufgebraucht ist (C8).
learn-neue_wege-wish = Wunschsteine haben hier Farben. Einer deiner Züge führt zu so einem Stein: Mache ihn.
learn-neue_wege-wish-done = Verschiedene Farben zählen, und drei von einer Farbe bringen 10 dazu (N10). Deine liegen verdeckt; du darfst sie immer ansehen (N8).
learn-neue_wege-clover = Ein Kleeblatt: Ziehe eine beliebige Figur ein Feld weiter, gleich welcher Farbe.
learn-neue_wege-clover-done = Was dort liegt, wirkt auch (N6). Ketten von Plättchen gewinnen Spiele.
learn-neue_wege-shed = Ein Ablegeplättchen: Wirf eine Karte aus der Hand ab oder nimm die letzte Karte einer Reihe zurück.
learn-neue_wege-shed-done = Eine Karte zurückzunehmen, die zu weit gesprungen ist, gibt der Reihe wieder Platz (N7).
learn-neue_wege-large = Deine große Figur verdoppelt den Wert ihres Feldes. Lass sie diesen Schritt tun.
learn-neue_wege-large-done = Sie verdoppelt auch Minuspunkte (N11): Unten sollte sie nicht bleiben.
learn-neue_wege-goal = Die letzten drei Reihen sind der Zielbereich. Führe eine Figur hinein.
learn-neue_wege-goal-done = Fünf Figuren darin, gleich wessen, beenden das Spiel (N9).

## Das Orakel

learn-orakel-card = Drei Figuren gehen eine lange Spirale bis zum Orakel in der Mitte. Beginne mit einer Karte: Berühre eine leuchtende Karte, dann ihre Reihe unter dem Plan.
learn-orakel-card-done = Nun lässt sich die Karte auf zwei Arten nutzen: für eine Figur oder für die Priesterin (O3).
learn-orakel-figure = Ziehe eine Figur: Sie geht zum nächsten Stein in der Farbe der Karte, so weit er auch ist.
learn-orakel-figure-done = Zähle voraus: Manchmal trägt eine einzige Karte eine Figur an vielen Steinen vorbei.
learn-orakel-refill = Fülle deine Hand wieder auf: vom Nachziehstapel oder von einem Abwurfstapel.
learn-orakel-refill-done = Nur ein Stapel, auf den du gerade abgeworfen hast, ist dir verschlossen (C7).
learn-orakel-priestess = Die grüne Zahl auf einer Karte sagt, wie weit die Priesterin gehen darf. Lass sie halten, wo eine deiner Figuren steht.
learn-orakel-priestess-done = Das bringt 5 Punkte (O4), so oft es dir gelingt.
learn-orakel-clover = Ein Kleeblatt hat eine Farbe: Deine Figur darf zum nächsten Stein dieser Farbe weitergehen.
learn-orakel-clover-done = In einem Zug wirkt jedes Kleeblatt nur einmal (O9).
learn-orakel-spiral = Die Spirale lässt deine Figur zu einem Stein hinter ihr zurückgehen. Was dort liegt, wirkt noch einmal: Wähle einen.
learn-orakel-spiral-done = Verboten ist nur der Stein, von dem die Figur in diesem Zug kam (O8).
learn-orakel-shed = Der Kobold lässt dich eine Karte loswerden, aus der Hand oder vom Ende einer Reihe.
learn-orakel-shed-done = Stehen alle deine Figuren auf Koboldsteinen, zahlen sie einmal bis zu 15 Punkte (O11).
learn-orakel-wish = Auf den großen Steinen warten Wunschsteine. Hole einen.
learn-orakel-wish-done = Wunschsteine zählen nach ihrer Anzahl, und jeder Spiegel zählt sie noch einmal (O14).
learn-orakel-goal = Die letzten sieben Steine sind der Zielbereich. Führe eine Figur hinein.
learn-orakel-goal-done = Alle drei Figuren einer Person oder fünf insgesamt beenden das Spiel (O13).

## Der Weg der Steine

learn-weg_der_steine-turn = 55 Plättchen liegen verdeckt. In deinem Zug darfst du eines aufdecken: Berühre „Plättchen aufdecken“.
learn-weg_der_steine-turn-done = Nun sehen es alle, und du entscheidest zuerst (S2).
learn-weg_der_steine-take = Das Plättchen ist auf dem Plan markiert. Nimm es: Berühre es dort.
learn-weg_der_steine-take-done = Es kommt in deine Reihe seiner Farbe. Eines allein kostet 4 Punkte, sechs oder mehr bringen 10 (S7).
learn-weg_der_steine-direction = Dieses Plättchen passt in eine deiner Reihen. Nimm es.
learn-weg_der_steine-direction-done = Das zweite Plättchen legt fest, ob die Reihe steigt oder fällt; danach passen nur noch höhere oder nur noch niedrigere Zahlen (S3).
learn-weg_der_steine-leave = Dieses Plättchen zu nehmen würde jetzt Punkte kosten. Lass es offen liegen.
learn-weg_der_steine-leave-done = Die anderen dürfen es aber nehmen (S2). Manchmal ist ein schlechtes bei dir besser aufgehoben als bei ihnen.
learn-weg_der_steine-open = Du musst keines aufdecken: Nimm ein offenes Plättchen, das jetzt Punkte bringt.
learn-weg_der_steine-open-done = Was offen liegt, ist für niemanden sicher: Die Nächsten wollen es vielleicht auch.
learn-weg_der_steine-clover = Dieses Plättchen zeigt ein Kleeblatt. Nimm es.
learn-weg_der_steine-clover-done = Ein Kleeblatt gibt dir sofort einen weiteren ganzen Zug (S4).
learn-weg_der_steine-again = Das war ein Kleeblatt: Du hast noch einen Zug. Nutze ihn.
learn-weg_der_steine-again-done = Mehrere Kleeblätter hintereinander machen einen langen Zug. Du darfst auch verzichten (S6).
learn-weg_der_steine-wish = Dieses Plättchen trägt einen Wunschstein. Nimm es.
learn-weg_der_steine-wish-done = Keiner kostet 4 Punkte, fünf oder mehr bringen 10 (S7). Sind alle Plättchen aufgedeckt, endet das Spiel (S5).

## Das Würfelspiel

learn-wuerfelspiel-reroll = Fünf Würfel zeigen die Symbole der Reihen. Berühre die, die du nicht willst, dann „Neu würfeln“.
learn-wuerfelspiel-reroll-done = Das darfst du einmal (W2). Gleiche Symbole tragen dich weiter.
learn-wuerfelspiel-enter = Wähle ein Symbol: Ein neuer Stein kommt in seine Reihe, so viele Felder weit, wie Würfel es zeigen. Berühre die Stelle, an der er stehen würde.
learn-wuerfelspiel-enter-done = Du hast vier Steine für fünf Reihen (W1). Die ersten Felder kosten Punkte.
learn-wuerfelspiel-keep = Drei gleiche oder mehr: Das lohnt sich. Behalte den Wurf.
learn-wuerfelspiel-keep-done = Nun zieht der Stein genau so viele Felder (W4).
learn-wuerfelspiel-kobold = Einer deiner Züge führt zu einem Kobold. Mache ihn.
learn-wuerfelspiel-kobold-done = Der Kobold gibt dir noch einen ganzen Zug mit allen fünf Würfeln (W8).
learn-wuerfelspiel-wish = Einer deiner Züge führt zu einem Wunschstein. Mache ihn.
learn-wuerfelspiel-wish-done = Sammle sie: Keiner kostet hier 10 Punkte, neun bringen 10 (W11).
learn-wuerfelspiel-clover = Ein Kleeblatt: Ziehe einen beliebigen Stein ein Feld weiter oder bringe einen neuen.
learn-wuerfelspiel-clover-done = Was auf dem Feld ist, wirkt auch (W6).
learn-wuerfelspiel-wishdice = Zwei Würfel zeigen einen Wunschstein. Behalte den Wurf, und du nimmst einen, bevor du ziehst.
learn-wuerfelspiel-wishdice-done = Zwei oder mehr Würfel mit Wunschsteinen bringen genau einen (W3).
learn-wuerfelspiel-goal = Die Felder 7 bis 9 sind der Zielbereich. Führe einen Stein hinein.
learn-wuerfelspiel-goal-done = Zu zweit beenden fünf Steine darin das Spiel, oder alle vier einer Person (W10).

## Worum es in einem Spiel geht

learn-aim-title = Das Ziel
learn-aim =
    { $game ->
        [keltis] Führe deine fünf Figuren die fünf Steinpfade hinauf. Die ersten Steine kosten Punkte, die letzten bringen bis zu 10; deine große Figur zählt doppelt.
        [neue_wege] Führe deine Figuren auf verzweigten Wegen zu den Endfeldern und entscheide bei jeder, welchen Weg sie nimmt.
        [orakel] Führe deine drei Figuren auf einer langen Spirale zum Orakel in der Mitte und nutze die Priesterin, die denselben Weg geht.
        [weg_der_steine] Sammle lange Reihen von Steinen, eine in jeder Farbe. Die Zahlen einer Reihe steigen nur oder fallen nur.
       *[wuerfelspiel] Bringe deine Spielsteine mit fünf Würfeln die farbigen Reihen hinauf. Die ersten Felder kosten Punkte, die letzten bringen 10.
    }
learn-turn-title = Dein Zug
learn-turn =
    { $game ->
        [keltis] Lege eine Karte in deine Reihe ihrer Farbe: Sie steigt nur oder fällt nur. Eine Figur auf diesem Pfad zieht einen Stein weiter. Oder wirf eine Karte ab. Dann zieh eine nach.
        [neue_wege] Lege eine Karte in deine Reihe ihrer Farbe und zieh eine Figur auf ein angrenzendes Feld dieser Farbe vor ihr. Oder wirf eine Karte ab. Dann zieh eine nach.
        [orakel] Lege eine Karte in deine Reihe ihrer Farbe. Entweder geht eine Figur zum nächsten Stein dieser Farbe, oder die Priesterin geht so weit, wie die Karte erlaubt. Dann zieh eine nach.
        [weg_der_steine] Drehe einen Stein um und nimm ihn, oder lass ihn offen für die anderen liegen. Oder nimm einen, der schon offen liegt.
       *[wuerfelspiel] Wirf fünf Würfel und dann beliebige davon noch einmal. Wähle ein Zeichen: Dein Stein in dieser Reihe zieht so viele Felder, wie Würfel es zeigen.
    }
learn-close-title = Das Ende
learn-close =
    { $game ->
        [keltis] Fünf Figuren, egal von wem, stehen auf den obersten drei Steinen der Pfade, oder der Nachziehstapel ist leer.
        [neue_wege] Fünf Figuren, egal von wem, haben die letzten drei Feldreihen erreicht, oder der Nachziehstapel ist leer.
        [orakel] Jemand hat alle drei Figuren auf den letzten sieben Steinen, oder fünf Figuren beliebiger Spieler stehen dort, oder der Nachziehstapel ist leer.
        [weg_der_steine] Der letzte Stein ist umgedreht.
       *[wuerfelspiel] Auf den letzten drei Feldern der Reihen stehen fünf Steine zu zweit, sieben zu dritt oder acht zu viert, oder alle vier einer Person.
    }
learn-score-title = Die Wertung
learn-score =
    { $game ->
        [keltis] Die Steine, auf denen deine Figuren stehen, Plättchen, auf denen du gelandet bist, und Wunschsteine: Ab zwei bringen sie Punkte, weniger kosten welche.
        [neue_wege] Die Felder deiner Figuren, Plättchen, auf denen du gelandet bist, und Wunschsteine: Es zählen verschiedene Farben, und drei einer Farbe bringen 10 dazu.
        [orakel] Die Steine deiner Figuren, 5 Punkte für jede Begegnung mit der Priesterin, Plättchen und Wunschsteine, die für jeden Spiegel noch einmal zählen.
        [weg_der_steine] Jede Reihe nach ihrer Länge: Ein Stein kostet 4 Punkte, sechs oder mehr bringen 10. Wunschsteine und Bonuspunkte kommen dazu.
       *[wuerfelspiel] Die Felder deiner Spielsteine und Wunschsteine: Ab fünf bringen sie Punkte, weniger kosten welche.
    }
learn-all-rules = Alle Regeln mit ihren Nummern

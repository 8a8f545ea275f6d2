### Die nummerierten Regeln aller fünf Spiele, in eigenen Worten.

## Titel und Hinweise

rules-title = { $title }: die Regeln
rules-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Umsetzung von Fans für Spiele von Reiner Knizia, mit eigenen Texten und eigener Grafik.

# Vor einer eigenen Entscheidung, wo die Spielregel etwas offen lässt.
-ruling = Hausentscheid:
# Vor dem, was die Spielregel nur als Bild zeigt und was sich nirgends nachschlagen ließ.
-reconstructed = Nachgebaut:

rules-section-A = Gemeinsam für alle fünf Spiele
rules-section-C = Gemeinsam für die drei Kartenspiele
rules-section-K = Keltis
rules-section-N = Neue Wege, neue Ziele
rules-section-O = Das Orakel
rules-section-S = Der Weg der Steine
rules-section-W = Das Würfelspiel

## A: alle fünf Spiele

rule-A1 = Jedes Spiel der Familie ist für zwei, drei oder vier Personen.
rule-A2 = Du wirst nur gefragt, wenn es etwas zu wählen gibt. Ein freiwilliges Angebot, das du ohnehin nicht nutzen könntest, wird übersprungen: ein Kleeblatt ohne mögliche Bewegung, eine Spirale, die nirgendwohin führt, ein frisch aufgedecktes Plättchen, das in keine deiner Reihen passt, ein Wurf, bei dem kein Symbol etwas bewegt, oder ein Extrazug, in dem nichts aufzudecken oder zu nehmen ist.
rule-A3 = Jede Ankunft einer Figur wird in drei Schritten abgehandelt. Erstens: Ist das Spiel damit aus? Zweitens, was von selbst geschieht: Ein Wunschstein oder Spiegel wird genommen, Punkte werden gutgeschrieben. Drittens, was du wählen darfst: zuerst der Koboldbonus, dann das Angebot des Kärtchens selbst.
rule-A4 = Es gewinnt, wer am Ende die höchste Punktzahl hat. Haben mehrere dieselbe höchste Punktzahl, gewinnen sie gemeinsam.
rule-A5 = Am echten Tisch fängt an, wessen Irlandreise am kürzesten zurückliegt, und wenn das niemand weiß, die älteste Person; beim Weg der Steine ist es immer die älteste. Hier bestimmt ihr es am Tisch: einen Platz eurer Wahl oder einen zufälligen. Dann geht es im Uhrzeigersinn herum.
rule-A6 = Dein Zug umfasst in diesen Regeln alles, was du tust, bis die nächste Person dran ist, samt allen Folgebewegungen durch Kärtchen. Nur im Würfelspiel zählt der Extrazug durch einen Kobold als neuer Zug.

## C: die drei Kartenspiele

rule-C1 = Gespielt wird mit 110 Karten in fünf Farben. Jede Farbe hat die Zahlen 0 bis 10, und jede Karte ist zweimal vorhanden. Du beginnst mit acht Handkarten.
rule-C2 = Zu zweit scheiden 30 Karten ungesehen aus. Nach dem Austeilen hat der Nachziehstapel zu zweit 64 Karten, zu dritt 86 und zu viert 78.
rule-C3 = In deinem Zug setzt du eine Karte ein. Entweder spielst du sie in deine Auslage und machst die Bewegung, die zu ihr gehört, oder du wirfst sie auf einen Abwurfstapel, und nichts bewegt sich. Danach füllst du deine Hand auf acht Karten auf.
rule-C4 = In jeder Farbe baust du eine einzige Kartenreihe, und sie darf mit jeder Zahl anfangen. Die erste Karte, die sich von der davor unterscheidet, legt fest, ob die Reihe steigt oder fällt; daran hält sich von da an jede weitere Karte. Dieselbe Zahl darf immer noch einmal kommen, und Lücken sind erlaubt.
rule-C5 = { -ruling } Du darfst eine Karte nur ausspielen, wenn ihre Bewegung möglich ist. In Keltis ist sie das immer; in „Neue Wege, neue Ziele“ und im Orakel kann eine Karte deshalb unspielbar sein.
rule-C6 = Jede Farbe hat ihren eigenen offenen Abwurfstapel. Alle dürfen die oberste Karte sehen, aber nicht, welche Karten darunter liegen. { -ruling } Wie viele Karten in einem Stapel liegen, dürfen alle wissen.
rule-C7 = Du füllst deine Hand Karte für Karte auf, jeweils vom Nachziehstapel oder oben von einem Abwurfstapel. Ein Stapel, auf den du in diesem Zug abgeworfen hast, bleibt für dich bis zu dessen Ende gesperrt.
rule-C8 = Sobald jemand die letzte Karte des Nachziehstapels nimmt, ist das Spiel aus, auch wenn dieser Person noch eine zweite Karte zustünde.
rule-C9 = Das Spiel ist auch in dem Augenblick aus, in dem eine Figur in den Zielbereich kommt und die nötige Anzahl voll macht. Was auf dem erreichten Stein liegt, wirkt nicht mehr, eine Kette bricht ab, und niemand füllt seine Hand auf. Gezählt werden nur Figuren, die in diesem Augenblick dort stehen.
rule-C10 = Ein Punktekärtchen verbraucht sich nicht: Es zahlt jedes Mal, wenn irgendeine Figur dort ankommt. Eine große Figur bekommt dafür nicht mehr als eine kleine. Dein Punktestand darf unter null fallen.
rule-C12 = { -ruling } Kein Spiel dauert ewig. Nach jedem Zug wird gezählt, wie viele Züge in Folge der Nachziehstapel unberührt blieb; sind es 100, endet das Spiel und wird so gewertet, wie es steht.

## K: Keltis

rule-K1 = Auf dem Spielplan führen fünf Pfade nach oben, einer in jeder Farbe und jeder mit neun Steinen. Vom ersten Stein bis zum Endstein sind sie −4, −3, −2, 1, 2, 3, 6, 7 und 10 Punkte wert. Wer noch auf dem Startfeld steht, zählt nichts.
rule-K2 = Du hast fünf Figuren: vier kleine und eine große. In der Schlusswertung zählt die große doppelt, im Plus wie im Minus.
rule-K3 = Eine ausgespielte Karte bringt deine Figur auf dem Pfad ihrer Farbe einen Stein weiter, ihre Zahl ist dafür gleichgültig. Hast du dort keine Figur, so kommt eine vom Startfeld auf den ersten Stein, klein oder groß, wie du magst. { -ruling } Haben ein Kleeblatt oder die Ersatzbewegung eines Endsteins deine Figur schon vor deiner ersten Karte dieser Farbe dorthin gebracht, dann bewegt die Karte diese Figur.
rule-K4 = Auf jedem Pfad darfst du eine Figur haben und nicht mehr. Figuren verschiedener Spieler können sich einen Stein teilen.
rule-K5 = Ist deine Figur schon auf dem Endstein des Pfades angekommen, musst du statt ihrer eine andere deiner Figuren einen Stein weiterziehen. Sie darf auch vom Startfeld kommen, klein oder groß, wie du magst, und auf irgendeinen Pfad gehen, auf dem du keine Figur hast.
rule-K6 = 25 gemischte Wegekärtchen liegen offen auf den 20 kleinen dunklen Steinen und den fünf Endsteinen, je eines pro Stein. Es sind neun Wunschsteine, neun Kleeblätter und sieben Punktekärtchen: zwei mit Wert 1, drei mit Wert 2 und zwei mit Wert 3.
rule-K7 = Kleeblatt: Du darfst irgendeine deiner Figuren einen Stein weiterziehen, selbst die eben angekommene, oder eine kleine oder große vom Startfeld auf einen Pfad bringen, auf dem du noch keine hast. Figuren auf Endsteinen können nicht weiter. Liegt auf dem neuen Stein ein Kärtchen, so wirkt es ebenfalls, und immer so fort.
rule-K8 = Wunschstein: Wer als Erstes dort ankommt, muss ihn nehmen und behält ihn für alle sichtbar.
rule-K9 = Die Steine 7 bis 9 jedes Pfades gehören zum Zielbereich. Stehen dort fünf Figuren, gleich von wem, ist das Spiel aus.
rule-K10 = Am Ende bringen deine Wunschsteine Punkte. Keiner: −4, einer: −3, zwei: 2, drei: 3, vier: 6, fünf oder mehr: 10.

## N: Neue Wege, neue Ziele

rule-N1 = Die Wege vom Startfeld zu den fünf Endfeldern teilen und treffen sich, und es geht immer nur vorwärts. Jedes Feld hat eine der Farben oder ist ein Joker. Die ersten zwei Felderreihen kosten Punkte, die dritte zählt nichts, dann wird es positiv; die letzten drei sind 7, 6 und 10 wert. { -reconstructed } Der genaue Verlauf der Wege, die Plätze der Plättchen und Stapel und die Werte der übrigen Reihen passen zu jedem Satz der Spielregel, sind aber nicht vom echten Plan abgenommen.
rule-N2 = Eine ausgespielte Karte bringt eine deiner Figuren auf ein Nachbarfeld weiter vorn. Dieses Feld muss die Farbe der Karte haben; für einen Joker taugt jede Farbe. Die Karte selbst muss wie immer in ihre Reihe passen. Rückwärts geht es nie, und mehrere Figuren, auch deine eigenen, können sich ein Feld teilen.
rule-N3 = Eine Figur auf einem Endfeld nützt dir für weitere Züge nichts: Eine Karte dieser Farbe darf hier nicht ersatzweise eine andere Figur bewegen.
rule-N4 = 22 Plättchen liegen offen auf den 22 markierten Feldern: fünf Kleeblätter, ein Wunschstein in jeder der fünf Farben, fünf Plättchen zu 2 und zwei zu 3 Punkten und fünf Ablegeplättchen. Einen Wunschstein bekommt, wer zuerst dort ankommt; alles andere bleibt für alle da.
rule-N5 = Auf fünf weiteren Feldern gibt es Stapel aus je fünf Wunschsteinen, jeder Stapel in einer Farbe. Kommst du dort an, so nimmst du den obersten Stein; ist der Stapel aufgebraucht, bekommst du nichts.
rule-N6 = Kleeblatt: Du darfst irgendeine deiner Figuren ein Feld weiterziehen, auf jedem Weg nach vorn und gleich welche Farbe das Feld hat. Bietet das neue Feld etwas, so bekommst du auch das, und immer so fort.
rule-N7 = Ablegeplättchen: Wenn du magst, legst du gleich eine Karte auf den Abwurfstapel ihrer Farbe. Sie kommt aus deiner Hand oder ist die letzte Karte einer deiner Reihen, sogar die eben ausgespielte; die Richtung dieser Reihe ergibt sich dann aus den übrigen Karten. Danach füllst du wie üblich auf acht auf; jener Stapel ist in diesem Zug für dich gesperrt.
rule-N8 = Deine Wunschsteine liegen verdeckt vor dir, und du darfst sie ansehen, wann du willst. Alle haben gesehen, welche du genommen hast: Ein gutes Gedächtnis hilft.
rule-N9 = Die letzten drei Felderreihen sind der Zielbereich. Stehen dort fünf Figuren, gleich von wem, ist das Spiel aus.
rule-N10 = Am Ende zählt zuerst, wie viele Farben unter deinen Wunschsteinen sind. Keine: −4, eine: −3, zwei: 2, drei: 3, vier: 6, fünf: 10. Jede Farbe, von der du mindestens drei Steine hast, bringt dazu einmal 10 Punkte. Ein Stein darf für beides zählen.
rule-N11 = Deine große Figur verdoppelt den Wert ihres Feldes, auch einen negativen, aber nie die Punkte eines Plättchens.

## O: Das Orakel

rule-O1 = Vom Start führt eine einzige lange Spirale aus 35 Steinen zur Mitte. Die Steine 7, 14, 21, 28 und 35 sind groß, die anderen 30 klein. Jeder hat eine Farbe und einen Punktwert.
rule-O2 = Du hast drei gleiche Figuren. Auf einem Stein ist Platz für beliebig viele. Wer noch auf dem Startfeld steht, zählt nichts.
rule-O3 = Du wählst, was eine ausgespielte Karte bewegt. Entweder geht eine deiner Figuren vor zum nächstgelegenen Stein dieser Farbe, gleich ob klein oder groß. Oder die Priesterin geht mindestens einen Stein vor, höchstens so viele, wie die grüne Zahl der Karte angibt, und nicht über den letzten Stein hinaus.
rule-O4 = Du bekommst 5 Punkte, wenn du die Priesterin ziehst und sie bei einer deiner Figuren stehen bleibt. Mehrere eigene Figuren dort bringen nicht mehr, die anderen gehen leer aus, und wer mit einer Figur zu ihr zieht, bekommt nichts. Hat sie den Endstein erreicht, zieht sie nicht mehr.
rule-O5 = Auf jedem großen Stein liegen zwei Wunschsteine, auf dem letzten nur einer. Kommst du dort an, nimmst du einen, solange es welche gibt.
rule-O6 = 30 Kärtchen liegen offen auf den 30 kleinen Steinen: 16 Punktekärtchen (vier mit Wert 1, sechs mit 2, drei mit 3, drei mit 4), ein Kleeblatt in jeder Farbe, drei Spiralen, drei Kobolde und drei Spiegel.
rule-O7 = Kleeblatt: Die angekommene Figur darf weiter zum nächsten Stein in der Farbe des Kleeblatts. Was dort liegt, wirkt ebenfalls, und immer so fort. In der Variante darfst du dafür irgendeine deiner Figuren nehmen.
rule-O8 = Spirale: Die Figur darf auf irgendeinen Stein hinter ihr zurück, nur nicht auf den, von dem aus die Bewegung in diesem Zug begann; was dort liegt, wirkt ebenfalls. { -ruling } Verboten ist der Stein, den die von der Karte bewegte Figur verlassen hat, und zwar den ganzen Zug lang nur dieser eine, auch in der Variante. Auch das Startfeld ist als Ziel möglich, wie jeder Stein.
rule-O9 = { -ruling } In einem Zug wirkt jedes Kleeblatt und jede Spirale auf dem Plan nur einmal, damit keine Kette im Kreis läuft; in der Variante höchstens dreimal, so oft, wie du Figuren hast.
rule-O10 = Kobold: Wenn du magst, legst du gleich eine Karte auf den Abwurfstapel ihrer Farbe. Sie kommt aus deiner Hand oder ist die letzte Karte einer deiner Reihen, sogar die eben ausgespielte; die Richtung dieser Reihe ergibt sich dann aus den übrigen Karten. Danach füllst du wie üblich auf acht auf; jener Stapel ist in diesem Zug für dich gesperrt.
rule-O11 = Koboldbonus: Stehen alle drei Figuren von dir auf Koboldsteinen, darfst du dir einmal im Spiel Punkte dafür nehmen: 15 auf drei Steinen, 10 auf zweien, 5 auf einem. { -ruling } Du wirst gefragt, wann immer das so ist und gerade eine deiner Figuren angekommen ist, ob durch Karte, Kleeblatt oder Spirale, nur nicht, wenn das Spiel damit endet.
rule-O12 = Kommst du auf einen Spiegel oder Wunschstein, so nimmst du ihn und behältst ihn für alle sichtbar.
rule-O13 = Die letzten sieben Steine, 29 bis 35, sind der Zielbereich. Das Spiel ist aus, wenn alle drei Figuren einer Person oder insgesamt fünf Figuren dort stehen. Die Priesterin wird nicht mitgezählt.
rule-O14 = Am Ende bringen deine Wunschsteine Punkte. Keiner: −4, einer: −3, zwei: 2, drei: 3, vier: 6, fünf oder mehr: 10. Jeder deiner Spiegel bringt dieselbe Zahl noch einmal, auch eine negative.

## S: Der Weg der Steine

rule-S1 = Alle 55 Plättchen sind anfangs verdeckt. In jeder der fünf Farben gibt es zu jeder Zahl von 0 bis 10 genau eines. Manche zeigen außerdem ein Kleeblatt, einen Wunschstein oder Bonuspunkte.
rule-S2 = In deinem Zug drehst du ein Plättchen um und entscheidest: Du nimmst es, oder es bleibt aufgedeckt liegen. Statt eines umzudrehen, kannst du auch eines nehmen, das schon aufgedeckt ist.
rule-S3 = Das genommene Plättchen kommt in deine Reihe seiner Farbe. Mit dem zweiten entscheidest du, ob die Reihe steigt oder fällt, und jede weitere Zahl muss dann größer oder kleiner sein als alle davor. Was nicht passt, kannst du nicht nehmen.
rule-S4 = Kleeblatt: Nimmst du ein Plättchen, das eines zeigt, hast du gleich noch einen ganzen Zug. Solange es in der Mitte bleibt, hat niemand etwas davon.
rule-S5 = Der Zug, in dem das letzte verdeckte Plättchen umgedreht wird, ist der letzte; was dann noch aufgedeckt daliegt, zählt für niemanden. { -ruling } Nimmst du in diesem Zug ein Kleeblatt, bekommst du den Extrazug noch, aber nur mit aufgedeckten Plättchen.
rule-S6 = Der Extrazug durch ein Kleeblatt ist ein Angebot, auf das du verzichten kannst. Dein gewöhnlicher Zug ist es nicht.
rule-S7 = Am Ende zählt jede Reihe nach ihrer Länge. Kein Plättchen: 0, eines: −4, zwei: −3, drei: 2, vier: 3, fünf: 6, sechs oder mehr: 10. Alle deine Wunschsteine zusammen zählen ebenfalls. Keiner: −4, einer: −3, zwei: 2, drei: 3, vier: 6, fünf oder mehr: 10. Dazu kommen die Bonuspunkte deiner Plättchen.
rule-S8 = Den ersten Zug hat die älteste Person.

## W: Das Würfelspiel

rule-W1 = Der Spielplan hat fünf Reihen aus neun Feldern, die −4, −3, −2, 1, 2, 3, 6, 7 und 10 Punkte wert sind. Du hast vier Spielsteine und in einer Reihe höchstens einen davon; mindestens eine Reihe bleibt also ohne dich. { -reconstructed } Welche Felder etwas Besonderes sind, passt zu jedem Satz der Spielregel, ist aber nicht vom echten Plan abgenommen; bekannt ist nur das Kleeblatt auf dem siebten rosa Feld der einfachen Seite.
rule-W2 = Du würfelst mit fünf gleichen Würfeln: Fünf Seiten tragen die Symbole der Reihen, die sechste einen Wunschstein. Danach darfst du so viele davon, wie du willst, ein zweites Mal werfen oder alles so lassen.
rule-W3 = Vor dem Ziehen kommen die Wunschsteine: Sind auf mindestens zwei Würfeln welche zu sehen, nimmst du einen Wunschstein, und zwar nur einen.
rule-W4 = Nun wählst du eines deiner gewürfelten Symbole. Dein Spielstein in dieser Reihe rückt um so viele Felder vor, wie Würfel das Symbol zeigen, nicht mehr und nicht weniger; hast du dort keinen, aber noch einen übrig, kommt dieser auf das Feld mit jener Nummer. Was über das letzte Feld hinausgeht, ist verloren, und steht dein Spielstein schon darauf, scheidet das Symbol aus. Du darfst immer stehen bleiben.
rule-W5 = Ein Spielstein, der am letzten Feld seiner Reihe angekommen ist, rührt sich nicht mehr.
rule-W6 = Kleeblattfeld: Du darfst irgendeinen deiner Spielsteine ein Feld vorrücken oder einen neuen, falls du noch einen hast, auf das erste Feld einer Reihe stellen, in der du keinen hast. Bietet das neue Feld etwas, so bekommst du auch das, und immer so fort.
rule-W7 = Wunschsteinfeld: Du nimmst einen Wunschstein. Es gibt 40 davon. { -ruling } Sind sie aufgebraucht, bekommst du nichts.
rule-W8 = Koboldfeld: Du hast gleich noch einen ganzen Zug, wieder mit allen fünf Würfeln.
rule-W9 = Auf der schwierigeren Seite des Spielplans zeigen manche Felder gekreuzte Äste. Dort darf kein Spielstein anhalten, also scheidet ein Symbol aus, das ihn dorthin brächte; darüber hinweg darf er. { -ruling } Das gilt auch für Schritte durch ein Kleeblatt und für neue Spielsteine.
rule-W10 = Die Felder 7 bis 9 sind der Zielbereich. Das Spiel ist auf der Stelle aus, wenn dort zu zweit fünf, zu dritt sieben oder zu viert acht Spielsteine stehen oder alle vier einer Person. Der Spielstein, der das bewirkt, bekommt von seinem Feld nichts mehr.
rule-W11 = Am Ende bringen deine Wunschsteine Punkte. Keiner: −10, einer: −4, zwei: −3, drei: −2, vier: 1, fünf: 2, sechs: 3, sieben: 6, acht: 7, neun oder mehr: 10.
rule-W12 = Für einen Wettkampf spielt ihr auf beiden Seiten des Plans je ein Spiel und zählt die Punkte zusammen. { -ruling } Die einfache Seite kommt zuerst, wenn ihr es nicht anders wählt, und beide Spiele beginnt dieselbe Person.
rule-W13 = { -ruling } Kein Spiel dauert ewig. Nach jedem Zug wird gezählt, wie viele Züge in Folge kein Spielstein bewegt und kein Wunschstein aus dem Vorrat genommen wurde; sind es 100, endet das Spiel und wird so gewertet, wie es steht.

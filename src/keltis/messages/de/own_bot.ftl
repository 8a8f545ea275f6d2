### Eigene Bots: wie sie geladen werden, an einem Tisch auf einem Server spielen, und was schiefging.

own-bot-file = die Datei { $file } gibt es nicht
own-bot-import = { $where } lässt sich nicht laden, { $line }: { $why }
own-bot-name = „{ $bot }“ ist kein Bot; in { $where } gibt es: { $known }
own-bot-choose = „{ $bot }“ ist eine Klasse ohne die Methode choose
own-bot-callable = „{ $bot }“ ist weder eine Funktion noch eine Klasse
own-bot-stays = der Bot „{ $bot }“ lässt sich nicht an andere Prozesse übergeben: spiel mit einem Prozess, oder nenne ihn als datei.py:name
own-bot-crashed = der Bot { $bot } ist auf Platz { $seat } abgestürzt: { $why }
own-bot-illegal = der Bot { $bot } hat auf Platz { $seat } eine unerlaubte Antwort gegeben: { $answer }
own-bot-replay = Die Partie bis dorthin steht in { $path }; noch einmal: { $command }
own-bot-position = Was der Bot gesehen hat, steht in { $path }.
own-bot-unsaved = Die Stellung ließ sich nicht in { $path } speichern: { $why }
own-bot-over = { $path } hat keine Stellung, in der ein Bot handeln könnte: die Partie ist zu Ende
own-bot-chance = { $path } hat keine Stellung, in der ein Bot handeln könnte: der Zufall ist an der Reihe
own-bot-answer = { $bot } auf Platz { $seat }: { $action }
own-bot-link = „{ $url }“ ist kein Link zu einem Tisch; er sieht so aus: http://HOST:8642/#/t/TISCH/SCHLÜSSEL
own-bot-full = an diesem Tisch ist kein Platz frei
own-bot-gone = der Tisch hat den Bot abgewiesen, oder es gibt ihn nicht mehr
own-bot-refused = der Server hat „{ $action }“ abgelehnt: { $why }
own-bot-incomplete = der Server sagt nicht, wie diese Partie begann, deshalb lässt sich die Stellung nicht nachbilden
own-bot-seated = { $name } spielt auf Platz { $seat }.
own-bot-waits = { $name } hat einen Platz; das Spiel hat noch nicht begonnen.
own-bot-plays = Zug { $turn }: { $action }
own-bot-result = { $name }: { $points }
own-bot-away = { $name } sitzt nicht mehr am Tisch: jemand anders hat den Platz

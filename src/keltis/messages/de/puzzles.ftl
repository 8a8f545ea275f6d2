### Aufgaben auf der Kommandozeile.

puzzles-making = Durchsuchte Partien: { $games }
puzzles-made = { $path }: { $number } Aufgaben
puzzles-plain = Aufgaben entstehen mit kompilierter Suche; installiere das Extra „fast“ und rufe auf: keltis warm --bots
puzzles-other-file = { $path } gehört zu einem anderen Spiel, Startwert oder Bewertungsverfahren; wähle einen anderen Namen
puzzles-other-values = die Werte in dieser Datei stammen von einer anderen Version der Bewertung, oder kompilierter Code fehlt: sie lassen sich nicht nachrechnen
puzzles-other-board = diese Aufgaben gehören zu anderen Regeln oder einem anderen Plan von { $game }
puzzles-no-text = das ist kein Text in UTF-8
puzzles-no-json = das ist kein JSON-Objekt
puzzles-no-header = der Kopf fehlt oder ist fehlerhaft
puzzles-malformed = das ist keine Aufgabe: { $why }
puzzles-illegal-position = die Stellung ist nicht erreichbar
puzzles-no-decision = hier hat niemand etwas zu entscheiden
puzzles-illegal-turn = das ist kein erlaubter Zug: { $turn }
puzzles-evidence = die Belege passen nicht zusammen: { $part }
puzzles-not-clear = der beste Zug ist nicht deutlich der beste, oder die Partie ist entschieden
puzzles-too-easy = schwächere Bots finden den besten Zug zu oft
puzzles-sound = In Ordnung: { $number } von { $total }
puzzles-none = für { $game } gibt es keine Aufgaben
puzzles-number = es gibt keine Aufgabe { $number }; die letzte ist { $total }
puzzles-task = Aufgabe { $number } von { $total }: Finde den besten Zug für Spieler { $seat }.
puzzles-commands = Außerdem: lösung (Lösung zeigen), weiter, ende
puzzles-then = Eingabetaste: nächste Aufgabe. Außerdem: nochmal, ende
puzzles-order-quit = ende, beenden
puzzles-order-solve = lösung, loesung
puzzles-order-retry = nochmal, wiederholen
puzzles-order-next = weiter, nächste, naechste

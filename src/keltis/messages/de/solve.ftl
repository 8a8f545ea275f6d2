### Texte von `keltis solve`.

solve-title = { $title } auf „{ $name }“ ({ $fingerprint }), zwei Spieler
solve-value = Spielen beide perfekt, gewinnt der erste Platz { $share }; ein Gleichstand zählt halb.
solve-size = { $positions } Stellungen, { $sets } Informationsmengen, { $choices } Wahlmöglichkeiten
solve-bot = Bot
solve-exploitability = ein perfekter Gegner gewinnt mehr
solve-against = gewinnt gegen perfektes Spiel
solve-stage-tree = Alle Spielverläufe
solve-stage-positions = Alle Stellungen
solve-stage-values = Ihre Werte
solve-stage-equilibrium = Gleichgewicht
solve-stage-policy = Der Bot wird befragt
complain-too-large = der Spielplan „{ $board }“ ist zu groß für eine exakte Lösung; klein genug sind: { $small }

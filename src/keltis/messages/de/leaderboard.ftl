### Die Bestenliste: Anmeldungen von Bots und die Tabelle.

leaderboard-manifest = { $path } ist kein Eintrag der Bestenliste: { $why }
leaderboard-toml = das ist kein gültiges TOML: { $why }
leaderboard-keys = nötig sind genau die Schlüssel { $keys }, alle als Texte und games als Liste
leaderboard-games = games ist eine Liste aus { $known }
leaderboard-twice = zwei Bots heißen { $name }
leaderboard-none = in { $folder } gibt es keine Einträge (*.toml)
leaderboard-written = Die Tabelle steht in { $path }; Bots: { $bots }.

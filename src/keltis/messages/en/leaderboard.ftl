### The leaderboard: manifests of bots, and the table.

leaderboard-manifest = { $path } is no entry of the leaderboard: { $why }
leaderboard-toml = it is not valid TOML: { $why }
leaderboard-keys = it needs exactly the keys { $keys }, all texts, and games as a list
leaderboard-games = games is a list of some of { $known }
leaderboard-twice = two bots have the name { $name }
leaderboard-none = there are no entries (*.toml) in { $folder }
leaderboard-written = The table is in { $path }; bots: { $bots }.

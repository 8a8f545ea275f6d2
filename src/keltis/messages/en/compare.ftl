### Texts of `keltis compare`: its table and its plots.

compare-games =
    { $games ->
        [one] { $title }: { $shown } game of every variant, seed { $seed }
       *[other] { $title }: { $shown } games of every variant, seed { $seed }
    }
compare-bots = Bots: { $bots }
compare-board = board { $name } ({ $fingerprint })
compare-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
compare-length = Length
compare-turns = turns
compare-actions = actions with chance's
compare-ends = How games end, %
compare-wins = Wins, %
compare-advantage = Wins above fair share, %
compare-seats = Points by seat
compare-seat = seat { $seat }
compare-score = Points of a player
compare-mean = mean
compare-deviation = standard deviation
compare-best = winner
compare-margin = winner's lead
compare-quantile = { $share } % have at most
compare-points = Points of a player from
compare-shares = Share of all points, %
compare-note = ± reaches over the interval of 95 %; * marks differences whose interval does not contain 0. For shares, points lost count like points gained.
compare-stopped = stopped after { $done } of { $games } games of every variant
compare-lost = the cluster is lost: { $why }
compare-random = random moves say little about how people play; --bots { $bot } says more
compare-plotted = { $path } is written

## Plots

plot-title = { $title }: { $shown } games of every variant
plot-subtitle = Bots: { $bots }. Seed { $seed }. Bars and bands reach over the intervals of 95 %.
plot-scores = How many points a player has
plot-points = points
plot-players = share of players
plot-turns = How long a game takes
plot-turn-axis = turns
plot-games = share of games
plot-wins = Who wins
plot-wins-axis = share of wins; dotted: fair
plot-ends = How games end
plot-sources = Where points come from
plot-sources-axis = points of a player

## Complaints

complain-twins = variants { $one } and { $other } are the same: { $what }
complain-many = { $found } variants are too many; at most { $most } can be compared at once
complain-plot = { $path }: a plot is an .svg or an .html file
complain-extra = { $library } is not installed; get it with: { $command }
complain-cluster = no Ray cluster can be reached at “{ $address }”: { $why }
complain-other-sources = the cluster has another keltis ({ $theirs }) than this machine ({ $ours })

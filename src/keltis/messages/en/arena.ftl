### Texts of `keltis arena` and `keltis ladder`.

arena-games =
    { $games ->
        [one] { $game }: { $games } game, { $deals } deal, seed { $seed }
       *[other] { $game }: { $games } games, { $deals } deals in every seat, seed { $seed }
    }
arena-line =
    { $seats ->
        [one] { $bot } wins { $share }, { $points } points
       *[other] { $bot } wins { $share } each, { $points } points
    }
arena-high = Enough games: { $bot } is at the upper bound or above it.
arena-low = Enough games: { $bot } is at the lower bound or below it.
arena-few = Fewer than 1000 games: do not rely on this.
arena-hash = Results { $hash }, keltis { $version }
arena-broken = the processes that play die again and again; what was played is kept
ladder-title = { $game }: ratings from { $games } games between neighbours, seed { $seed }; the last column is the distance to the level below
complain-stop = “{ $text }” is no sequential test: write two shares in per cent, e.g. 50,55
complain-other-contest = { $path } has the results of another contest or another version; choose another file

### Texts about compiled and plain work.

engine-no-numba = Numba is missing, so this runs in plain Python, some hundred times slower; get it with: { $command }
engine-compiling = compiling the rules …
engine-plain = the bot { $bot } cannot be compiled, so this runs in plain Python: some hundred times slower than greedy
engine-minutes =
    { $minutes ->
        [one] about { $minutes } minute on this machine; --games { $fewer } takes some ten seconds
       *[other] about { $minutes } minutes on this machine; --games { $fewer } takes some ten seconds
    }

warm-no-numba = Numba is missing, so nothing can be compiled; get it with: { $command }
warm-done = Compiled in { $seconds } s: { $games }. Kept in { $path } ({ $size } MB).
complain-warm = nothing can be compiled into { $path }: { $why }

check-done = Good files: { $files }, with games: { $games }. Bad files: { $bad }.

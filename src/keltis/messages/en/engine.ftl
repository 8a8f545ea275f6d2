### Texts about compiled and plain work.

engine-no-numba = Numba is missing, so this runs in plain Python, some hundred times slower; get it with: { $command }
engine-compiling = compiling the rules …

warm-no-numba = Numba is missing, so nothing can be compiled; get it with: { $command }
warm-done = Compiled in { $seconds } s: { $games }. Kept in { $path } ({ $size } MB).
complain-warm = nothing can be compiled into { $path }: { $why }

check-done = Good files: { $files }, with games: { $games }. Bad files: { $bad }.

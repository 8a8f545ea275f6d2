### Words about compiled and plain work.

engine-no-numba = Numba is missing, so this runs in plain Python, some hundred times slower; get it with: pip install 'keltis[fast]'
engine-compiling = compiling the rules …

warm-no-numba = Numba is missing, so nothing can be compiled; get it with: pip install 'keltis[fast]'
warm-done =
    { $games ->
        [one] The rules of { $games } game are compiled, after { $seconds } s. They are kept in { $path } ({ $size } MB).
       *[other] The rules of { $games } games are compiled, after { $seconds } s. They are kept in { $path } ({ $size } MB).
    }
complain-warm = nothing can be compiled into { $path }: { $why }

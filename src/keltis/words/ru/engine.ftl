### Слова о скомпилированной и обычной работе.

engine-no-numba = Numba не установлена, поэтому всё идёт на чистом Python, в сотни раз медленнее; установите её: pip install 'keltis[fast]'
engine-compiling = правила компилируются …

warm-no-numba = Numba не установлена, поэтому компилировать нечем; установите её: pip install 'keltis[fast]'
warm-done =
    { $games ->
        [one] Правила { $games } игры скомпилированы за { $seconds } с. Они лежат в { $path } ({ $size } МБ).
        [few] Правила { $games } игр скомпилированы за { $seconds } с. Они лежат в { $path } ({ $size } МБ).
       *[many] Правила { $games } игр скомпилированы за { $seconds } с. Они лежат в { $path } ({ $size } МБ).
    }
complain-warm = в { $path } нельзя ничего скомпилировать: { $why }

### Слова о скомпилированной и обычной работе.

engine-no-numba = Numba не установлена, поэтому всё идёт на чистом Python, в сотни раз медленнее; установите её: pip install 'keltis[fast]'
engine-compiling = правила компилируются …

warm-no-numba = Numba не установлена, поэтому компилировать нечем; установите её: pip install 'keltis[fast]'
warm-done = Скомпилировано за { $seconds } с: { $games }. Хранится в { $path } ({ $size } МБ).
complain-warm = в { $path } нельзя ничего скомпилировать: { $why }

check-done = Верных файлов: { $files }, в них партий: { $games }. Неверных файлов: { $bad }.

### Words about compiled and plain work.

engine-no-numba = Numba is missing, so this runs in plain Python, some hundred times slower; get it with: pip install 'keltis[fast]'
engine-compiling = compiling the rules …

"""Make the finished games and playthroughs that are kept: python -m tests.games.make_goldens [GAME ...]"""

import sys

from keltis import GAMES
from tests.games.goldens import kept

if __name__ == "__main__":
    for game in GAMES:
        if game.name in sys.argv[1:] or not sys.argv[1:]:
            kept(game).make()

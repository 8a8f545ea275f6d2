"""The list of games for `keltis games`."""

from keltis.games import GAMES
from keltis.text_interface.translator import Translator


def list_games(language: str) -> None:
    """Print every game with its title, its numbers of players and its options."""
    translator = Translator(language)
    names = max(len(game.name) for game in GAMES)
    titles = max(len(translator.title(game)) for game in GAMES)
    for game in GAMES:
        least, most = game.players[0], game.players[-1]
        players = translator.text("list-players", least=least, most=most)
        print(f"{game.name:<{names}}  {translator.title(game):<{titles}}  {players}")
        for option in game.options:
            print(f"  --option {option.name}={'|'.join(option.values)}")

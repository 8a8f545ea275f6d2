"""The phases and endings of all card games; a game's own phases are numbered from OWN."""

TILES, DEAL, CARD, REFILL, DRAWN, OVER, OWN = range(7)
PREPARATION, REFILLING = (TILES, DEAL), (REFILL, DRAWN)
ASIDE = frozenset({"Hand.known", "State.turn", "State.end"})  # not needed by playouts
RUNNING, GOAL, DECK, STALL = range(4)
ENDINGS = ("", "goal", "deck", "stall")
END_RULES = {GOAL: "C9", DECK: "C8", STALL: "C12"}

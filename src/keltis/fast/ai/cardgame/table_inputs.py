"""Input features of the nets of card games that belong to no colour: stock, lead, useful cards held."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.cardgame.phases import DRAWN
from keltis.fast.jit.inlining import inner
from keltis.fast.search.outcomes import lead_of

DECK = 45  # cards in the draw pile, in steps of two
LEADS, MOST_LEAD = 49, 24
MISSING = 4  # cards missing in the hand, besides the one that is being drawn
USEFUL = 9
IDLE = (1, 5, 10, 20)  # turns without a draw: this many or more
COARSE = 13  # leads, in steps of four

STOCK_INPUTS = DECK + LEADS + MISSING + USEFUL + len(IDLE) + 1


@inner
def coarse_lead(lead):
    """A lead, one of COARSE."""
    return max(0, min(COARSE - 1, (lead + 2 * COARSE) // 4))


@inner
def stock_features(board, s, seat, useful, out):
    """Write the first inputs of the table; returns how many, and the lead."""
    idle = 0
    for number in range(len(IDLE)):
        if s.stock.idle >= IDLE[number]:
            idle = number + 1
    lead, drawing = lead_of(board, s, seat), 1 if s.phase == DRAWN else 0
    out[0] = min((s.stock.deck - drawing) // 2, DECK - 1)
    base = DECK
    out[1] = base + max(0, min(LEADS - 1, lead + MOST_LEAD))
    base += LEADS
    missing = board.hand - s.seats[seat].hand.size - drawing
    out[2] = base + max(0, min(missing, MISSING - 1))
    base += MISSING
    out[3] = base + min(useful, USEFUL - 1)
    out[4] = base + USEFUL + idle
    return 5, lead

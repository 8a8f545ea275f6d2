"""Das Würfelspiel on a small board, solved exactly turn by turn, for two players.

Between turns a position is where the pieces stand, who has how many wish stones, who begins and for how many
turns nothing has changed (W13): a number. Pieces and wish stones only ever advance, so positions are solved
from the last ones back. Within a turn the dice are a bag: what a bag of kept dice is worth is the mean over
the faces of one die more, and what a roll is worth is the best bag that can be kept of it. All that is done
with the roll is done by the rules themselves. `numbers`, `ends`, `worths` and `layers` are these steps;
`solver` takes them.
"""

from keltis.fast.ai.wuerfelspiel.solver.backward_induction import Turns

__all__ = ["Turns"]

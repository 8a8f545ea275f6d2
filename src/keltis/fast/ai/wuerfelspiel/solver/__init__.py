"""Das Würfelspiel on a small board for two players, solved exactly by backward induction.

A position between turns consists of the pieces, the wish stones of each seat, the seat to move and the
number of idle turns (W13), encoded as a number. Pieces and wish stones only ever advance, so positions are
solved from the last ones backwards. Within a turn the dice form a bag (multiset): the value of a bag of kept
dice is the mean over the faces of the next die, and the value of a roll is that of the best bag to keep. The
rules themselves generate what follows a roll. The steps are in `numbering`, `successors`, `values` and
`layers`; `backward_induction` combines them.
"""

from keltis.fast.ai.wuerfelspiel.solver.backward_induction import Turns

__all__ = ["Turns"]

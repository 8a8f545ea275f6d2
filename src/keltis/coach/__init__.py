"""Analysis of finished games: the loss of every turn, luck, and better alternatives.

Every turn is judged by what its player could know: alternatives are compared in determinised worlds dealt
from that knowledge (rollouts on common random numbers). See docs/coach.md.
"""

from keltis.coach.analysis import Progress, analyse, progressive
from keltis.coach.budget import Budget
from keltis.coach.report import Report

__all__ = ["Budget", "Progress", "Report", "analyse", "progressive"]

"""Analysis after the game: what every turn cost, what luck gave and took, and what would have been better.

Every turn is judged by what its player could know: its alternatives are compared in imagined worlds dealt
from that knowledge (determinised rollouts on common random numbers). See docs/coach.md.
"""

from keltis.coach.analysis import Progress, analyse, progressive
from keltis.coach.budget import Budget
from keltis.coach.report import Report

__all__ = ["Budget", "Progress", "Report", "analyse", "progressive"]

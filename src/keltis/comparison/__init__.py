"""Comparing variants of a game: measures, exact sums, and estimates with intervals.

No input or output. Every variant plays the same game numbers with the same
seed, so game i of one and game i of another are a pair. Only whole numbers are added up: the result depends
neither on the order of the games nor on the number of threads, processes or machines.
"""

from keltis.comparison.report import Comparison
from keltis.comparison.runs import compared
from keltis.comparison.sums import Sums
from keltis.comparison.variants import combinations

__all__ = ["Comparison", "Sums", "combinations", "compared"]

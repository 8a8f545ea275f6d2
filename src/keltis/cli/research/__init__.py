"""Commands for research: simulations, comparisons, bot ratings, exact solutions."""

"""`keltis analyse`: reports on recorded games as text, JSON, a page or a plot, and statistics over many."""

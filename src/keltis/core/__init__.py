"""The basis of every game: state, actions, chance, records, views."""

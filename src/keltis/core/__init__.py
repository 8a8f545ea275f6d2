"""What every game is built on: state, actions, chance, records, views."""

"""What every game stands on: state, actions, chance, records, views."""

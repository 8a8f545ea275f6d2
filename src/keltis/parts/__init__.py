"""Small structs with a few rules each; a part knows no game."""

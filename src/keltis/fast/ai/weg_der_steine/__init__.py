"""Der Weg der Steine for two players: features, lookahead, exact endgames and training."""

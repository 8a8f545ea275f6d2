"""Der Weg der Steine for two players: features, lookahead and training."""

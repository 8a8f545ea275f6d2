"""Training of weights and nets: reproducible commands."""

"""Simulating many games between bots: in plain Python (`plain`) or by compiled rules (`compiled`)."""

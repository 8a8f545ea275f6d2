"""Stepping a batch of games together: in plain Python (`plain`) or by compiled rules (`compiled`)."""

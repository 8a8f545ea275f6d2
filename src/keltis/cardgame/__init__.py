"""What the three card games share: rules, notation, views, refusals, log lines, drawings."""

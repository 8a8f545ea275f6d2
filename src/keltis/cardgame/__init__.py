"""What the three card games share: rules, notation, views, reasons, log lines, drawings."""

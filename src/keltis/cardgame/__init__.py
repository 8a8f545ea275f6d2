"""What the three card games share towards people: cards in words, views, reasons, log lines, drawings."""

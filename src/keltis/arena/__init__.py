"""The arena: matches between bots on duplicate deals with rotated seats; intervals, tests, ratings."""

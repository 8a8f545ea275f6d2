"""A bot for Keltis that plays the card that skips fewest values."""

COLOURS = "RYPGB"
MOVES = {"large": 3, "step": 2, "small": 1, "draw": 0, "pass": -1}
NEVER = 11


class Careful:
    def choose(self, question):
        table = question.view.table
        self.rows = table.players[question.seat].rows
        self.tops = {pile.colour[0].upper(): pile.top for pile in table.piles}
        return max(question.legal, key=lambda action: self.worth(question.notation(action)))

    def worth(self, words):
        verb, _, what = words.partition(" ")
        if verb == "play":
            return -self.skipped(what)
        if verb == "discard":
            return -1 if self.skipped(what) == NEVER else -4
        if verb == "take":
            return 1.5 - self.skipped(self.tops[what])
        return MOVES[verb]

    def skipped(self, card):
        """How many values of its colour a card skips; NEVER if its row cannot take it."""
        row, value = self.rows[COLOURS.index(card[0])], int(card[1:])
        if not row.values:
            return 1 + min(value, 10 - value)
        step = value - row.values[-1]
        fits = {"rising": step >= 0, "falling": step <= 0, "open": True}[row.direction]
        return abs(step) if fits else NEVER

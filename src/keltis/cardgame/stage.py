"""Touch targets of card actions, and the help for them."""

from keltis.ui_model.guide import GuideStep

CARD_STEP = GuideStep("card", ("prompt-card",))
REFILL_STEP = GuideStep("refill", ("prompt-refill",))
CARD_HELP = {
    "card": ("C4", "C3", "C1"),
    "row": ("C4",),
    "pile": ("C6", "C7"),
    "deck": ("C7", "C8", "C2"),
    "hand": ("C1", "C7"),
    "points": ("C10",),
}


def touch_cards(kind: str, rest: str) -> tuple[str, ...]:
    """Cards go to rows or piles; actions without a place on the table are buttons."""
    if kind == "play":
        return (f"card {rest}", f"row {rest[0]}")
    if kind == "discard":
        return (f"card {rest}", f"pile {rest[0]}")
    if kind == "take":
        return (f"pile {rest}",)
    if kind == "lift":
        return (f"row {rest}",)
    if kind == "draw":
        return ("deck",)
    return (f"button {kind}",)

"""What one touches on the table to do something with cards."""


def touch_cards(kind: str, rest: str) -> tuple[str, ...]:
    """Cards are laid on rows or piles; a button says what has no place on the table."""
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

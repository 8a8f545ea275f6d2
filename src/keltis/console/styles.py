"""The styles of drawings: the only place where meanings are mapped to colours.

Cards and tiles set their own background, so they are readable on dark and light terminals. The five
colours differ in lightness for people with colour vision deficiencies. No meaning depends on style alone.
"""

STYLES = {
    "": "",
    "red": "#ffffff on #8f1d1d",
    "yellow": "#000000 on #ffe95c",
    "pink": "#000000 on #f49ad6",
    "green": "#000000 on #0fa04e",
    "blue": "#ffffff on #1a3c9c",
    "faint": "dim",
    "legal": "bold reverse",
    "figure": "bold",
    "goal": "bold",
    "mover": "bold underline",
    "title": "reverse",
    "refusal": "bold",
}


def style(meaning: str) -> str:
    """The style of a meaning; plain for unknown ones."""
    return STYLES.get(meaning, "")

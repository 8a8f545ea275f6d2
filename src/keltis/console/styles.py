"""The styles of drawings: the one place where meanings become colours.

Cards and tiles bring their own background, so they are as readable on a dark terminal as on a light
one; the five differ in lightness, so they stay apart without colour vision. No meaning needs a style.
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
    """The style of a meaning; plain if it is unknown."""
    return STYLES.get(meaning, "")

"""Many choices in one line: every verb once, followed by its objects."""

from collections.abc import Iterable

from keltis.console.width import MORE
from keltis.text_interface.translator import Translator


def grouped_by_verb(
    choices: Iterable[tuple[str, str]], translator: Translator, most: int | None = None
) -> str:
    """Verbs and their objects as one line, with at most so many objects per verb."""
    groups: dict[str, list[str]] = {}
    for verb, what in choices:
        groups.setdefault(verb, []).append(what)
    return " · ".join(
        f"{verb} {_things(things, translator, most)}".strip() for verb, things in groups.items()
    )


def _things(things: list[str], translator: Translator, most: int | None) -> str:
    """The objects of a verb; if they are sets of things, each thing once."""
    several = any(" " in thing for thing in things)
    words = [word for thing in things for word in thing.split()] if several else things
    each = list(dict.fromkeys(words))
    more = [MORE] if most is not None and most < len(each) else []
    hint = [translator.text("choices-several")] if several else []
    return " ".join([*each[:most], *more, *hint])

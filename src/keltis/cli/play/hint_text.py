"""Hints as lines of text."""

from collections.abc import Iterator, Sequence

from keltis.bots.hints import Advice, Hint
from keltis.core.play import AnyPlay
from keltis.text_interface.action_label import action_label
from keltis.text_interface.translator import Translator


def numbered_for(hint: Hint, numbered: Sequence[int]) -> list[int]:
    """The list to which numbers refer after a hint: the one on the screen if it has these actions."""
    best = [advice.action for advice in hint.best]
    return list(numbered) if set(best) <= set(numbered) else best


def hint_lines(hint: Hint, play: AnyPlay, numbered: Sequence[int], translator: Translator) -> Iterator[str]:
    """Where to look, then the best actions with the numbers that choose them, estimates and reasons."""
    yield translator(hint.area)
    for advice in hint.best:
        number = numbered.index(advice.action) + 1
        words, told = play.notation(advice.action), action_label(play, advice.action, translator)
        yield translator.text("hint-line", number=number, words=words, action=told)
        facts = [*_numbers(advice, translator), *(translator(reason) for reason in advice.reasons)]
        if facts:
            yield "   " + "; ".join(facts)
    if all(advice.share is None for advice in hint.best) and len(hint.best) > 1:
        yield translator.text("hint-plain")


def _numbers(advice: Advice, translator: Translator) -> Iterator[str]:
    if advice.share is not None:
        share, margin = f"{100 * advice.share:.0f}", f"{100 * advice.margin:.0f}"
        if advice.margin:
            yield translator.text("hint-share", share=share, margin=margin)
        else:
            yield translator.text("hint-share-exact", share=share)
    if advice.lead is not None:
        yield translator.text("hint-lead", points=f"{advice.lead:+.1f}")

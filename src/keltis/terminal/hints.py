"""A hint in lines."""

from collections.abc import Iterator

from keltis.bots.hints import Advice, Hint
from keltis.core.play import AnyPlay
from keltis.terminal.label import label
from keltis.terminal.voice import Voice


def hint_lines(hint: Hint, play: AnyPlay, voice: Voice) -> Iterator[str]:
    """Where to look, then the best things to do, each with its numbers and reasons."""
    yield voice(hint.area)
    for number, advice in enumerate(hint.best, 1):
        words, told = play.words(advice.action), label(play, advice.action, voice)
        yield voice.tell("hint-line", number=number, words=words, action=told)
        facts = [*_numbers(advice, voice), *(voice(reason) for reason in advice.reasons)]
        if facts:
            yield "   " + "; ".join(facts)
    if all(advice.share is None for advice in hint.best) and len(hint.best) > 1:
        yield voice.tell("hint-plain")


def _numbers(advice: Advice, voice: Voice) -> Iterator[str]:
    if advice.share is not None:
        share, margin = f"{100 * advice.share:.0f}", f"{100 * advice.margin:.0f}"
        if advice.margin:
            yield voice.tell("hint-share", share=share, margin=margin)
        else:
            yield voice.tell("hint-share-exact", share=share)
    if advice.lead is not None:
        yield voice.tell("hint-lead", points=f"{advice.lead:+.1f}")

"""Events of a table other than actions, as log lines in the reader's language."""

from collections.abc import Iterator

from keltis.cli.play.connection import Json
from keltis.text_interface.translator import Translator

TOLD = {
    "asked": "join-asked",
    "hinted": "log-hinted",
    "undone": "join-undone",
    "returned": "join-returned",
    "end_offered": "join-end-offered",
    "rematch_offered": "join-rematch-offered",
}


def event_lines(event: Json, translator: Translator) -> Iterator[str]:
    """The log lines of an event; none for actions, which have their own log lines."""
    kind = event["kind"]
    if "seat" not in event or kind in ("moved", "sat", "freed"):
        return
    name = translator.names[event["seat"]]
    if kind == "said":
        yield f"{name}: {event['text']}"
    elif kind == "phrased":
        yield f"{name}: {translator.named('phrase-' + event['phrase'], event['phrase'])}"
    elif kind == "left":
        yield translator.text(
            "log-left", name=name, why=event["why"], bot=translator.text("web-bot", bot=event["bot"])
        )
    elif kind in ("end_answered", "rematch_answered"):
        yield translator.text("join-answered", name=name, answer="yes" if event["yes"] else "no")
    elif kind in TOLD:
        yield translator.text(TOLD[kind], name=name)

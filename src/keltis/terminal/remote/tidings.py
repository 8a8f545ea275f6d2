"""What has happened at a table, said in a reader's words."""

from collections.abc import Iterator

from keltis.terminal.remote.line import Json
from keltis.terminal.remote.reading import read_message
from keltis.terminal.voice import Voice

TOLD = {"asked": "join-asked", "undone": "join-undone", "left": "join-away", "returned": "join-returned"}


def tidings(event: Json, voice: Voice) -> Iterator[str]:
    """What an event brought: the actions in it, and who said or did something else."""
    kind = event["kind"]
    for step in event.get("steps", ()):
        if step["seat"] is not None or kind == "moved":
            for told in (step["line"], *step["news"]):
                yield voice(read_message(told))
    if "seat" not in event or kind in ("moved", "sat", "freed"):
        return
    name = voice.names[event["seat"]]
    if kind == "said":
        yield f"{name}: {event['text']}"
    elif kind == "phrased":
        yield f"{name}: {voice.named('phrase-' + event['phrase'], event['phrase'])}"
    elif kind in TOLD:
        yield voice.tell(TOLD[kind], name=name)

"""Reconnect and resume: what is sent to a client that joins or rejoins a table."""

from keltis.server.ws.client import Client
from keltis.table import frames, render
from keltis.table.commands import Hello
from keltis.table.table import Table


def resume(table: Table, client: Client, hello: Hello) -> None:
    """Send the events that the client has missed, or a snapshot if it has none or claims unknown ones."""
    if hello.since is None or hello.since > table.version:
        client.send(render.snapshot(table, client.viewer, client.who))
    elif hello.since < table.version:
        client.send(table.since(hello.since, client.viewer, client.who))
    client.send(frames.Sync(table.id, table.version))
    if hello.since == table.version:  # no event was missed, but presence may have changed
        client.send(render.around(table, client.viewer, client.who))
    if client.viewer >= 0 and client.viewer == table.thinker:
        client.send(render.outlook(table, client.viewer))

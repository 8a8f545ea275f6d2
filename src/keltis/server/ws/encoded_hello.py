"""Encodes the message with which a client joins a table, for the process that owns the table."""

import msgspec

from keltis.table.commands import Hello


def encoded_hello(hello: Hello) -> bytes:
    """The message as a client would send it; without defaults, so that it fits into a short frame.

    >>> encoded_hello(Hello("t1", since=0))
    b'{"type":"hello","table_id":"t1","since":0}'
    """
    defaults = msgspec.structs.asdict(Hello(hello.table_id))
    given = msgspec.structs.asdict(hello)
    changed = {name: value for name, value in given.items() if value != defaults[name]}
    return msgspec.json.encode({"type": "hello", "table_id": hello.table_id} | changed)

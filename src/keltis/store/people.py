"""People (an id and a name) and their sessions."""

from typing import NamedTuple

from keltis.store.connection import Connection


class Person(NamedTuple):
    id: str
    name: str


class Session(NamedTuple):
    """A browser or program where a person is signed in."""

    token: str  # its hash
    label: str
    created: int
    seen: int


def add(connection: Connection, person: Person, now: int) -> None:
    connection.run(
        "INSERT INTO people (id, name, created, seen) VALUES (:id, :name, :now, :now)",
        {"id": person.id, "name": person.name, "now": now},
    )


def rename(connection: Connection, person: str, name: str) -> None:
    connection.run("UPDATE people SET name = :name WHERE id = :id", {"name": name, "id": person})


def begin_session(connection: Connection, token: str, person: str, label: str, now: int) -> None:
    """Store a session, with only the hash of its token."""
    connection.run(
        "INSERT INTO sessions (token, person, label, created, seen)"
        " VALUES (:token, :person, :label, :now, :now)",
        {"token": token, "person": person, "label": label, "now": now},
    )


def find(connection: Connection, token: str, oldest: int) -> Person | None:
    """The person to whom a session token belongs, if the session has been used recently."""
    rows = connection.run(
        "SELECT people.id, people.name FROM sessions JOIN people ON people.id = sessions.person"
        " WHERE sessions.token = :token AND sessions.seen >= :oldest",
        {"token": token, "oldest": oldest},
    )
    return Person(str(rows[0][0]), str(rows[0][1])) if rows else None


def seen(connection: Connection, token: str, now: int) -> None:
    """Record that a session has been used."""
    connection.run("UPDATE sessions SET seen = :now WHERE token = :token", {"token": token, "now": now})


def sessions(connection: Connection, person: str) -> list[Session]:
    """All sessions of a person, the latest first."""
    rows = connection.run(
        "SELECT token, label, created, seen FROM sessions WHERE person = :person ORDER BY seen DESC",
        {"person": person},
    )
    return [Session(str(token), str(label), int(made or 0), int(at or 0)) for token, label, made, at in rows]


def end_session(connection: Connection, person: str, token: str) -> bool:
    """Delete a session; False if it was not this person's."""
    rows = connection.run(
        "DELETE FROM sessions WHERE token = :token AND person = :person RETURNING token",
        {"token": token, "person": person},
    )
    return bool(rows)


def secret(connection: Connection, name: str, fresh: str) -> str:
    """A secret of this server; stores `fresh` if there is none yet."""
    connection.run(
        "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING",
        {"name": name, "value": fresh},
    )
    return str(connection.run("SELECT value FROM secrets WHERE name = :name", {"name": name})[0][0])

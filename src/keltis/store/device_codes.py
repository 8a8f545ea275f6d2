"""One-time codes for signing in on another device; only their hashes are stored."""

from keltis.store.connection import Connection


def put(connection: Connection, code: str, person: str, until: int, now: int) -> None:
    """Store the hash of a person's code, replacing an earlier one; expired codes are deleted."""
    connection.run(
        "DELETE FROM device_codes WHERE person = :person OR until <= :now", {"person": person, "now": now}
    )
    connection.run(
        "INSERT INTO device_codes (code, person, until) VALUES (:code, :person, :until)",
        {"code": code, "person": person, "until": until},
    )


def claim(connection: Connection, code: str, now: int) -> str:
    """Use up the code with this hash; returns the person's id, or "" if there is no such code any more."""
    rows = connection.run(
        "DELETE FROM device_codes WHERE code = :code RETURNING person, until", {"code": code}
    )
    return str(rows[0][0]) if rows and int(rows[0][1] or 0) > now else ""


def withdraw(connection: Connection, person: str) -> None:
    """Invalidate a person's code."""
    connection.run("DELETE FROM device_codes WHERE person = :person", {"person": person})

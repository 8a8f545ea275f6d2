"""Accounts (a login and a passphrase hash) and webhooks."""

from typing import NamedTuple

from keltis.store.connection import Connection


class Account(NamedTuple):
    """The login of a person."""

    login: str
    person: str
    passphrase: str  # its hash


def of_login(connection: Connection, login: str) -> Account | None:
    """The account with this login."""
    rows = connection.run(
        "SELECT login, person, passphrase FROM accounts WHERE login = :login", {"login": login}
    )
    return Account(*map(str, rows[0])) if rows else None


def of_person(connection: Connection, person: str) -> Account | None:
    """The account of a person; guests have none."""
    rows = connection.run(
        "SELECT login, person, passphrase FROM accounts WHERE person = :person", {"person": person}
    )
    return Account(*map(str, rows[0])) if rows else None


def put(connection: Connection, account: Account) -> bool:
    """Create or replace a person's account; False if somebody else has the login."""
    known = of_login(connection, account.login)
    if known is not None and known.person != account.person:
        return False
    connection.run("DELETE FROM accounts WHERE person = :person", {"person": account.person})
    connection.run(
        "INSERT INTO accounts (login, person, passphrase) VALUES (:login, :person, :passphrase)",
        account._asdict(),
    )
    return True


def end_other_sessions(connection: Connection, person: str, but: str) -> list[str]:
    """End all sessions of a person except `but`; returns the hashes of the ended tokens."""
    rows = connection.run(
        "DELETE FROM sessions WHERE person = :person AND token <> :but RETURNING token",
        {"person": person, "but": but},
    )
    return [str(token) for (token,) in rows]


# --- webhooks ----------------------------------------------------------------------------------


class Hook(NamedTuple):
    """A webhook of a person."""

    person: str
    url: str
    told: int  # turns up to this time have been reported
    failures: int = 0


def put_hook(connection: Connection, person: str, url: str, now: int) -> None:
    """Set the webhook of a person; an empty URL removes it."""
    connection.run("DELETE FROM hooks WHERE person = :person", {"person": person})
    if url:
        connection.run(
            "INSERT INTO hooks (person, url, told, failures) VALUES (:person, :url, :now, 0)",
            {"person": person, "url": url, "now": now},
        )


def hook_of(connection: Connection, person: str) -> str:
    """The URL of a person's webhook; "" without one."""
    rows = connection.run("SELECT url FROM hooks WHERE person = :person", {"person": person})
    return str(rows[0][0]) if rows else ""


def hooks(connection: Connection, most: int) -> list[Hook]:
    """All webhooks, the least recently called first."""
    rows = connection.run(
        "SELECT person, url, told, failures FROM hooks ORDER BY told, person LIMIT :most", {"most": most}
    )
    return [Hook(str(person), str(url), int(told or 0), int(bad or 0)) for person, url, told, bad in rows]


def claim_call(connection: Connection, hook: Hook, now: int) -> bool:
    """Claim the report up to `now`; False if another node has claimed it (optimistic concurrency)."""
    rows = connection.run(
        "UPDATE hooks SET told = :now WHERE person = :person AND told = :told RETURNING person",
        {"now": now, "person": hook.person, "told": hook.told},
    )
    return bool(rows)


def record_result(connection: Connection, person: str, succeeded: bool, most_failures: int) -> None:
    """Store whether a call succeeded; after too many failures in a row the webhook is removed."""
    change = "failures = 0" if succeeded else "failures = failures + 1"
    connection.run(f"UPDATE hooks SET {change} WHERE person = :person", {"person": person})
    connection.run(
        "DELETE FROM hooks WHERE person = :person AND failures >= :most",
        {"person": person, "most": most_failures},
    )

"""Accounts: a login and the hash of a passphrase, for people who want to be known on several devices."""

from typing import NamedTuple

from keltis.store.connection import Connection


class Account(NamedTuple):
    """What somebody signs in with."""

    login: str
    person: str
    passphrase: str  # a hash of it


def of_login(connection: Connection, login: str) -> Account | None:
    """The account with a login."""
    rows = connection.run(
        "SELECT login, person, passphrase FROM accounts WHERE login = :login", {"login": login}
    )
    return Account(*map(str, rows[0])) if rows else None


def of_person(connection: Connection, person: str) -> Account | None:
    """Somebody's account; guests have none."""
    rows = connection.run(
        "SELECT login, person, passphrase FROM accounts WHERE person = :person", {"person": person}
    )
    return Account(*map(str, rows[0])) if rows else None


def put(connection: Connection, account: Account) -> bool:
    """Give somebody an account, or another one; False if somebody else has the login."""
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
    """Somebody is known only in one place any more; the hashes of the tokens that were ended."""
    rows = connection.run(
        "DELETE FROM sessions WHERE person = :person AND token <> :but RETURNING token",
        {"person": person, "but": but},
    )
    return [str(token) for (token,) in rows]


# --- where somebody is told that it is their turn ----------------------------------------------


class Hook(NamedTuple):
    """An address that is called."""

    person: str
    url: str
    told: int  # up to this moment
    failures: int = 0


def put_hook(connection: Connection, person: str, url: str, now: int) -> None:
    """Somebody wants to be told; "" is nowhere."""
    connection.run("DELETE FROM hooks WHERE person = :person", {"person": person})
    if url:
        connection.run(
            "INSERT INTO hooks (person, url, told, failures) VALUES (:person, :url, :now, 0)",
            {"person": person, "url": url, "now": now},
        )


def hook_of(connection: Connection, person: str) -> str:
    """Where somebody is told; "" if nowhere."""
    rows = connection.run("SELECT url FROM hooks WHERE person = :person", {"person": person})
    return str(rows[0][0]) if rows else ""


def hooks(connection: Connection, most: int) -> list[Hook]:
    """All addresses, those that were told longest ago first."""
    rows = connection.run(
        "SELECT person, url, told, failures FROM hooks ORDER BY told, person LIMIT :most", {"most": most}
    )
    return [Hook(str(person), str(url), int(told or 0), int(bad or 0)) for person, url, told, bad in rows]


def tell(connection: Connection, hook: Hook, now: int) -> bool:
    """Take on the telling up to now; False if another node was faster."""
    rows = connection.run(
        "UPDATE hooks SET told = :now WHERE person = :person AND told = :told RETURNING person",
        {"now": now, "person": hook.person, "told": hook.told},
    )
    return bool(rows)


def told(connection: Connection, person: str, well: bool, most_failures: int) -> None:
    """Whether the address could be reached; after too many failures it is forgotten."""
    change = "failures = 0" if well else "failures = failures + 1"
    connection.run(f"UPDATE hooks SET {change} WHERE person = :person", {"person": person})
    connection.run(
        "DELETE FROM hooks WHERE person = :person AND failures >= :most",
        {"person": person, "most": most_failures},
    )

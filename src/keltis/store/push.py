"""Push subscriptions of browsers, and the turns that are still to be announced to them.

A subscription belongs to a session and ends with it. At most one announcement is pending per table and
person: the latest.
"""

from typing import NamedTuple

from keltis.store.connection import Connection


class Subscription(NamedTuple):
    """The address and keys of a browser."""

    session: str  # the hash of its token
    person: str
    endpoint: str
    p256dh: str
    auth: str


class Turn(NamedTuple):
    """A turn to be announced."""

    table_id: str
    person: str
    due: int = 0  # when to announce it, or to retry
    tries: int = 0


def subscribe(connection: Connection, subscription: Subscription, now: int, most: int) -> None:
    """Store the subscription of a session; a person's oldest ones beyond `most` are dropped."""
    connection.run(
        "DELETE FROM push_subscriptions WHERE session = :session OR endpoint = :endpoint",
        {"session": subscription.session, "endpoint": subscription.endpoint},
    )
    connection.run(  # no effect if the session has ended in the meantime
        "INSERT INTO push_subscriptions (session, person, endpoint, p256dh, auth, created, failures)"
        " SELECT token, person, :endpoint, :public, :auth, :now, 0 FROM sessions"
        " WHERE token = :session AND person = :person",
        {
            "session": subscription.session,
            "person": subscription.person,
            "endpoint": subscription.endpoint,
            "public": subscription.p256dh,
            "auth": subscription.auth,
            "now": now,
        },
    )
    connection.run(
        "DELETE FROM push_subscriptions WHERE person = :person AND session NOT IN"
        " (SELECT session FROM push_subscriptions WHERE person = :person"
        " ORDER BY created DESC, session LIMIT :most)",
        {"person": subscription.person, "most": most},
    )


def unsubscribe(connection: Connection, session: str) -> None:
    connection.run("DELETE FROM push_subscriptions WHERE session = :session", {"session": session})


def is_subscribed(connection: Connection, session: str) -> bool:
    rows = connection.run("SELECT 1 FROM push_subscriptions WHERE session = :session", {"session": session})
    return bool(rows)


def move(connection: Connection, old: str, new: str) -> None:
    """Move the subscription to the new token of a session."""
    connection.run(
        "UPDATE push_subscriptions SET session = :new WHERE session = :old", {"old": old, "new": new}
    )


def subscriptions(connection: Connection, person: str) -> list[Subscription]:
    """All subscriptions of a person."""
    rows = connection.run(
        "SELECT session, person, endpoint, p256dh, auth FROM push_subscriptions"
        " WHERE person = :person ORDER BY session",
        {"person": person},
    )
    return [Subscription(*map(str, row)) for row in rows]


def record_results(
    connection: Connection, accepted: list[str], failed: list[str], gone: list[str], most_failures: int
) -> None:
    """Store delivery results by endpoint; subscriptions that are gone or fail too often are removed."""
    for endpoint in accepted:
        connection.run(
            "UPDATE push_subscriptions SET failures = 0 WHERE endpoint = :endpoint AND failures > 0",
            {"endpoint": endpoint},
        )
    for endpoint in failed:
        connection.run(
            "UPDATE push_subscriptions SET failures = failures + 1 WHERE endpoint = :endpoint",
            {"endpoint": endpoint},
        )
        connection.run(
            "DELETE FROM push_subscriptions WHERE endpoint = :endpoint AND failures >= :most",
            {"endpoint": endpoint, "most": most_failures},
        )
    for endpoint in gone:
        connection.run("DELETE FROM push_subscriptions WHERE endpoint = :endpoint", {"endpoint": endpoint})


# --- turns to be announced ---------------------------------------------------------------------


def enqueue(connection: Connection, turn: Turn) -> None:
    """Queue a turn, replacing an earlier one, if its player has a subscription."""
    connection.run(
        "INSERT INTO push_turns (game, person, due, tries)"
        " SELECT id, :person, :due, 0 FROM games WHERE id = :table_id"
        " AND EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions.person = :person)"
        " ON CONFLICT (game, person) DO UPDATE SET due = excluded.due, tries = 0",
        {"table_id": turn.table_id, "person": turn.person, "due": turn.due},
    )


def due(connection: Connection, now: int, most: int) -> list[Turn]:
    """The turns to be announced by now, the earliest first."""
    rows = connection.run(
        "SELECT game, person, due, tries FROM push_turns WHERE due <= :now ORDER BY due, game LIMIT :most",
        {"now": now, "most": most},
    )
    return [Turn(str(game), str(who), int(at or 0), int(tries or 0)) for game, who, at, tries in rows]


def claim(connection: Connection, turn: Turn, until: int) -> bool:
    """Claim the announcement of a turn for a while; False if another node has it (optimistic concurrency)."""
    rows = connection.run(
        "UPDATE push_turns SET due = :until, tries = tries + 1"
        " WHERE game = :table_id AND person = :person AND due = :due RETURNING game",
        {"table_id": turn.table_id, "person": turn.person, "due": turn.due, "until": until},
    )
    return bool(rows)


def postpone(connection: Connection, turn: Turn, at: int) -> None:
    """Announce a claimed turn later, unless a newer one has taken its place."""
    connection.run(
        "UPDATE push_turns SET due = :at WHERE game = :table_id AND person = :person AND due = :due",
        {"at": at, "table_id": turn.table_id, "person": turn.person, "due": turn.due},
    )


def remove(connection: Connection, turn: Turn) -> None:
    """Remove a claimed turn, unless a newer one has taken its place."""
    connection.run(
        "DELETE FROM push_turns WHERE game = :table_id AND person = :person AND due = :due",
        {"table_id": turn.table_id, "person": turn.person, "due": turn.due},
    )


def seen_elsewhere(connection: Connection, table_id: str, person: str, node: str, now: int) -> bool:
    """Whether a page of the person shows the table, as announced by another node."""
    rows = connection.run(
        "SELECT 1 FROM presence JOIN seats ON seats.game = presence.game AND seats.seat = presence.seat"
        " WHERE presence.game = :table_id AND seats.who = :person"
        " AND presence.visible = 1 AND presence.until > :now AND presence.node <> :node LIMIT 1",
        {"table_id": table_id, "person": person, "node": node, "now": now},
    )
    return bool(rows)

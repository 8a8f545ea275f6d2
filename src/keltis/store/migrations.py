"""The database schema, and its migrations. Each step is one transaction."""

from contextlib import suppress

from keltis.store import crash_points
from keltis.store.connection import Clash, Connection, StoreError

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE games (
            id TEXT PRIMARY KEY,
            version BIGINT NOT NULL,
            game TEXT NOT NULL,
            phase TEXT NOT NULL,
            public INTEGER NOT NULL,
            host TEXT NOT NULL,
            deal TEXT NOT NULL,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL,
            due BIGINT,
            summary TEXT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL",
        "CREATE INDEX games_listed ON games (public, phase, changed)",
        "CREATE INDEX games_host ON games (host, phase)",
        "CREATE INDEX games_deal ON games (deal, phase) WHERE deal <> ''",
        """
        CREATE TABLE events (
            game TEXT NOT NULL REFERENCES games (id),
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            rules INTEGER NOT NULL,
            state TEXT NOT NULL,
            actor TEXT NOT NULL,
            id TEXT NOT NULL,
            ask TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (game, seq)
        ) {clustered}
        """,
        "CREATE UNIQUE INDEX events_id ON events (game, actor, id) WHERE id <> ''",
        """
        CREATE TABLE seats (
            game TEXT NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            who TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        ) {clustered}
        """,
        "CREATE INDEX seats_who ON seats (who)",
        """
        CREATE TABLE guests (
            game TEXT NOT NULL REFERENCES games (id),
            who TEXT NOT NULL,
            PRIMARY KEY (game, who)
        ) {clustered}
        """,
        """
        CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL
        ) {clustered}
        """,
        """
        CREATE TABLE sessions (
            token TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (id),
            label TEXT NOT NULL,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX sessions_person ON sessions (person)",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) {clustered}",
    ),
    (
        """
        CREATE TABLE accounts (
            login TEXT PRIMARY KEY,
            person TEXT NOT NULL UNIQUE REFERENCES people (id),
            passphrase TEXT NOT NULL
        ) {clustered}
        """,
        """
        CREATE TABLE hooks (
            person TEXT PRIMARY KEY REFERENCES people (id),
            url TEXT NOT NULL,
            told BIGINT NOT NULL,
            failures INTEGER NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX sessions_seen ON sessions (seen)",
        "CREATE INDEX games_over ON games (changed) WHERE phase = 'over'",
    ),
    (
        """
        CREATE TABLE presence (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            node TEXT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (game, seat, node)
        ) {clustered}
        """,
        "CREATE INDEX presence_until ON presence (until)",
    ),
    (
        """
        CREATE TABLE analyses (
            game TEXT PRIMARY KEY REFERENCES games (id),
            report TEXT NOT NULL
        ) {clustered}
        """,
    ),
    (
        """
        CREATE TABLE push_subscriptions (
            session TEXT PRIMARY KEY REFERENCES sessions (token) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            endpoint TEXT NOT NULL UNIQUE,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            created BIGINT NOT NULL,
            failures INTEGER NOT NULL
        ) {clustered}
        """,
        "CREATE INDEX push_subscriptions_person ON push_subscriptions (person)",
        """
        CREATE TABLE push_turns (
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            due BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            PRIMARY KEY (game, person)
        ) {clustered}
        """,
        "CREATE INDEX push_turns_due ON push_turns (due)",
        "CREATE INDEX push_turns_person ON push_turns (person)",
        """
        CREATE TABLE device_codes (
            code TEXT PRIMARY KEY,
            person TEXT NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
            until BIGINT NOT NULL
        ) {clustered}
        """,
        "ALTER TABLE presence ADD COLUMN visible INTEGER NOT NULL DEFAULT 1",
    ),
    (
        # Results of finished games by player, and the data derived from them.
        "ALTER TABLE games ADD COLUMN scored INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX games_unscored ON games (changed) WHERE phase = 'over' AND scored = 0",
        """
        CREATE TABLE results (
            game TEXT NOT NULL,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            ended BIGINT NOT NULL,
            name TEXT NOT NULL,
            points INTEGER NOT NULL,
            place INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            opponents TEXT NOT NULL,
            bots TEXT NOT NULL,
            helped INTEGER NOT NULL,
            counts INTEGER NOT NULL,
            rated_bot TEXT NOT NULL,
            rated INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            luck INTEGER,
            PRIMARY KEY (game, person)
        ) {clustered}
        """,
        "CREATE INDEX results_person ON results (person, ended)",
        """
        CREATE TABLE ratings (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            pool TEXT NOT NULL,
            rating BIGINT NOT NULL,
            deviation BIGINT NOT NULL,
            volatility BIGINT NOT NULL,
            games INTEGER NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (person, kind, pool)
        ) {clustered}
        """,
        # Friends, and what people have decided about each other.
        "ALTER TABLE people ADD COLUMN rated INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN reachable INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE games ADD COLUMN friends INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE ties (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            muted INTEGER NOT NULL,
            name TEXT NOT NULL,
            since BIGINT NOT NULL,
            PRIMARY KEY (person, other)
        ) {clustered}
        """,
        "CREATE INDEX ties_other ON ties (other)",
        """
        CREATE TABLE friend_links (
            person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
            key TEXT NOT NULL UNIQUE,
            until BIGINT NOT NULL
        ) {clustered}
        """,
    ),
    (
        """
        CREATE TABLE mistakes (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            stage INTEGER NOT NULL,
            due INTEGER NOT NULL,
            PRIMARY KEY (person, game, at)
        ) {clustered}
        """,
        "CREATE INDEX mistakes_game ON mistakes (game)",
        """
        CREATE TABLE puzzle_days (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            day INTEGER NOT NULL,
            PRIMARY KEY (person, game, day)
        ) {clustered}
        """,
    ),
)


def migrate(connection: Connection) -> None:
    """Upgrade the schema; StoreError if it is newer than this program."""
    while (version := _version(connection)) < len(STEPS):
        connection.begin()
        try:
            if connection.alone:
                connection.run(connection.alone.format(table="keltis"))
            if _version(connection) == version:  # otherwise another process has already done it
                for statement in STEPS[version]:
                    connection.run(statement.format(clustered=connection.clustered))
                connection.run("DELETE FROM keltis")
                connection.run("INSERT INTO keltis (version) VALUES (:version)", {"version": version + 1})
            crash_points.reached("during-migration")
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
    if version > len(STEPS):
        raise StoreError(f"the database has version {version}; this program knows only {len(STEPS)}")


def _version(connection: Connection) -> int:
    with suppress(Clash):  # on PostgreSQL, if another node does the same concurrently
        connection.run("CREATE TABLE IF NOT EXISTS keltis (version INTEGER NOT NULL)")
    rows = connection.run("SELECT version FROM keltis")
    return int(rows[0][0] or 0) if rows else 0

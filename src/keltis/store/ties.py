"""What people have decided about each other: friends, requests, and people they have muted or blocked.

Two people are friends if both have said so. A person learns nothing about what another person has decided,
except that they are friends, or that somebody has asked to be.
"""

from typing import Literal, NamedTuple

from keltis.store import results
from keltis.store.connection import Connection
from keltis.store.results import Meeting
from keltis.store.tables import LISTING_COLUMNS, TableRow, table_row_of

State = Literal["friend", "asking", "asked", "met", "blocked"]
Decision = Literal["add", "decline", "remove", "mute", "unmute", "block", "unblock"]

KNOWN, FRIEND, DECLINED, BLOCKED = "known", "friend", "declined", "blocked"


class Acquaintance(NamedTuple):
    """Another person, as one may know them."""

    other: str
    name: str
    state: State
    muted: bool
    invitable: bool
    meetings: tuple[Meeting, ...]  # by game, the latest first


class OpenTable(NamedTuple):
    """A table of a friend with a free seat."""

    host: str  # name
    row: TableRow


class _Tie(NamedTuple):
    """What somebody has decided about somebody else."""

    kind: str = KNOWN
    muted: bool = False
    name: str = ""  # of the other person at that time


_NOTHING = _Tie()


def around(connection: Connection, who: str) -> list[Acquaintance]:
    """Everybody a person knows: friends, people who have asked to be, and people they have played with."""
    met: dict[str, list[Meeting]] = {}
    for meeting in results.meetings(connection, who):
        met.setdefault(meeting.other, []).append(meeting)
    own = _ties(connection, "SELECT other, kind, muted, name FROM ties WHERE person = :who", who)
    theirs = _ties(connection, "SELECT person, kind, muted, name FROM ties WHERE other = :who", who)
    people = _people(connection, who)
    answers = people.get(who, ("", False))[1]
    found = []
    for other, (name, reachable) in people.items():
        if other == who:
            continue
        one, two, meetings = own.get(other, _NOTHING), theirs.get(other, _NOTHING), met.get(other, [])
        state = _state(one, two)
        if state == "asking" and not answers:
            state = "met"
        if state == "met" and not meetings:
            continue
        if state in ("met", "asked", "blocked"):  # the name by which the person knows them
            name = meetings[0].name if meetings else one.name
        blocked = BLOCKED in (one.kind, two.kind)
        invitable = not blocked and (state == "friend" or (bool(meetings) and reachable))
        found.append(Acquaintance(other, name, state, one.muted, invitable, tuple(meetings)))
    return sorted(found, key=_latest, reverse=True)


def _ties(connection: Connection, question: str, who: str) -> dict[str, _Tie]:
    rows = connection.run(question, {"who": who})
    return {str(other): _Tie(str(kind), bool(muted), str(name)) for other, kind, muted, name in rows}


def _people(connection: Connection, who: str) -> dict[str, tuple[str, bool]]:
    """Names of the person and everybody with a tie or a game in common, and whether they are reachable."""
    rows = connection.run(
        "SELECT id, name, reachable FROM people WHERE id = :who"
        " OR id IN (SELECT other FROM ties WHERE person = :who)"
        " OR id IN (SELECT person FROM ties WHERE other = :who)"
        " OR id IN (SELECT theirs.person FROM results AS own JOIN results AS theirs"
        " ON theirs.game = own.game WHERE own.person = :who)",
        {"who": who},
    )
    return {str(person): (str(name), bool(reachable)) for person, name, reachable in rows}


def _state(own: _Tie, theirs: _Tie) -> State:
    if own.kind == BLOCKED:
        return "blocked"
    if own.kind == FRIEND:
        return "friend" if theirs.kind == FRIEND else "asked"
    return "asking" if theirs.kind == FRIEND and own.kind != DECLINED else "met"


def _latest(one: Acquaintance) -> tuple[int, str]:
    return max((meeting.latest for meeting in one.meetings), default=0), one.other


def count_asking(connection: Connection, who: str) -> int:
    """The number of pending friend requests to a person."""
    rows = connection.run(
        "SELECT COUNT(*) FROM ties AS theirs JOIN people ON people.id = theirs.other AND people.reachable = 1"
        " WHERE theirs.other = :who AND theirs.kind = :friend AND NOT EXISTS (SELECT 1 FROM ties AS own"
        " WHERE own.person = :who AND own.other = theirs.person AND own.kind <> :known)",
        {"who": who, "friend": FRIEND, "known": KNOWN},
    )
    return int(rows[0][0] or 0)


# --- decisions ---------------------------------------------------------------------------------


def decide(connection: Connection, who: str, about: Acquaintance, decision: Decision, now: int) -> None:
    """Carry out a decision of a person about somebody they know."""
    muted, blocked = about.muted, about.state == "blocked"

    def set_to(kind: str, muted: bool) -> None:
        put(connection, who, about.other, kind, muted, about.name, now)

    if decision in ("mute", "unmute"):
        [kind] = [kind for (kind,) in _own(connection, who, about.other)] or [KNOWN]
        set_to(str(kind), decision == "mute")
    elif decision == "add" and not blocked:
        set_to(FRIEND, muted)
    elif decision == "decline" and about.state == "asking":
        set_to(DECLINED, muted)
    elif decision == "block":
        set_to(BLOCKED, False)
        _forget_friend(connection, about.other, who)
    elif decision == "unblock" and blocked:
        set_to(KNOWN, False)
    elif decision == "remove":
        _forget_friend(connection, who, about.other)
        if about.state == "friend":
            _forget_friend(connection, about.other, who)


def _own(connection: Connection, who: str, other: str) -> list[tuple[str | int | None, ...]]:
    return connection.run(
        "SELECT kind FROM ties WHERE person = :who AND other = :other", {"who": who, "other": other}
    )


def put(connection: Connection, who: str, other: str, kind: str, muted: bool, name: str, now: int) -> None:
    """Store a decision of a person about another one, known to them by this name."""
    connection.run(
        "INSERT INTO ties (person, other, kind, muted, name, since)"
        " SELECT :who, id, :kind, :muted, :name, :now FROM people WHERE id = :other"
        " ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, muted = excluded.muted,"
        " name = excluded.name, since = excluded.since",
        {"who": who, "other": other, "kind": kind, "muted": int(muted), "name": name, "now": now},
    )


def _forget_friend(connection: Connection, who: str, other: str) -> None:
    connection.run(
        "DELETE FROM ties WHERE person = :who AND other = :other AND kind = :kind",
        {"who": who, "other": other, "kind": FRIEND},
    )


def set_reachable(connection: Connection, who: str, reachable: bool) -> None:
    """Set whether people who are not friends may invite a person and ask to be friends."""
    connection.run(
        "UPDATE people SET reachable = :reachable WHERE id = :who", {"reachable": int(reachable), "who": who}
    )


def is_reachable(connection: Connection, who: str) -> bool:
    return bool(connection.run("SELECT 1 FROM people WHERE id = :who AND reachable = 1", {"who": who}))


# --- links -------------------------------------------------------------------------------------


def put_link(connection: Connection, who: str, key: str, until: int) -> None:
    """Store the hash of the key of a person's link, replacing an earlier one."""
    withdraw_link(connection, who)
    connection.run(
        "INSERT INTO friend_links (person, key, until) VALUES (:who, :key, :until)",
        {"who": who, "key": key, "until": until},
    )


def withdraw_link(connection: Connection, who: str) -> None:
    connection.run("DELETE FROM friend_links WHERE person = :who", {"who": who})


def of_link(connection: Connection, key: str, who: str, now: int) -> tuple[str, str] | None:
    """Id and name of the person whose link has this key, unless it has expired or they have blocked `who`."""
    rows = connection.run(
        "SELECT people.id, people.name FROM friend_links JOIN people ON people.id = friend_links.person"
        " WHERE key = :key AND until > :now AND NOT EXISTS (SELECT 1 FROM ties"
        " WHERE ties.person = people.id AND ties.other = :who AND ties.kind = :blocked)",
        {"key": key, "now": now, "who": who, "blocked": BLOCKED},
    )
    return (str(rows[0][0]), str(rows[0][1])) if rows else None


def befriend(connection: Connection, key: str, who: str, name: str, now: int) -> bool:
    """Become friends with the link's owner; False if the link is not valid."""
    found = of_link(connection, key, who, now)
    if found is None or found[0] == who:
        return False
    other, others_name = found
    for one, two, called in ((who, other, others_name), (other, who, name)):
        put(connection, one, two, FRIEND, False, called, now)
    return True


# --- tables ------------------------------------------------------------------------------------


def friends_tables(connection: Connection, who: str, most: int) -> list[OpenTable]:
    """Tables of friends that are waiting for players, if friends may find them."""
    rows = connection.run(
        f"SELECT {LISTING_COLUMNS}, people.name FROM ties AS own"
        " JOIN ties AS theirs ON theirs.person = own.other AND theirs.other = own.person"
        " JOIN people ON people.id = own.other"
        " JOIN games ON games.host = own.other AND games.phase = 'waiting'"
        " WHERE own.person = :who AND own.kind = :friend AND theirs.kind = :friend AND own.muted = 0"
        " AND (games.public = 1 OR games.friends = 1)"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.who = :who)"
        " ORDER BY games.changed DESC, games.id LIMIT :most",
        {"who": who, "friend": FRIEND, "most": most},
    )
    found = [OpenTable(str(row[-1]), table_row_of(row[:-1])) for row in rows]
    return [one for one in found if any(chair.kind == "empty" for chair in one.row.listed.chairs)]


def shunned(connection: Connection, who: str) -> set[str]:
    """Waiting tables of people whom a person has muted or blocked."""
    rows = connection.run(
        "SELECT games.id FROM ties JOIN games ON games.host = ties.other AND games.phase = 'waiting'"
        " WHERE ties.person = :who AND (ties.muted = 1 OR ties.kind = :blocked)",
        {"who": who, "blocked": BLOCKED},
    )
    return {str(table_id) for (table_id,) in rows}

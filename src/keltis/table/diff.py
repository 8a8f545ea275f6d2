"""Delta updates on the client: applies the changed parts of a frame to the known state."""

from typing import Any

Json = dict[str, Any]


def kept_status(known: Json, frame: Json) -> Json:
    """The status after a frame."""
    if frame["type"] == "change":
        return {**known, **frame["status"]}
    status: Json = frame.get("status", known)
    return status


def kept_position(known: Json | None, frame: Json) -> Json | None:
    """The position after a frame, with the outlooks of the offers once they were sent.

    >>> known = {"view": {"end": "", "table": {"deck": 2, "hand": []}}, "scene": {}, "offers": []}
    >>> drawn = {"view": {"table": {"deck": 1}}}
    >>> kept_position(known, {"type": "change", "position": drawn})["view"]
    {'end': '', 'table': {'deck': 1, 'hand': []}}
    """
    if frame["type"] == "outlook" and known is not None:
        return {**known, "outlooks": frame["outlooks"]}
    if frame["type"] != "change" or known is None:
        position: Json | None = frame.get("position", known)
        return position
    part, view = frame["position"], known["view"]
    changed = part.get("view", {}).get("table", {})
    table = {**view["table"], **changed}
    if "players" in changed:
        players = enumerate(view["table"]["players"])
        table["players"] = [{**player, **changed["players"].get(str(seat), {})} for seat, player in players]
    return {
        "view": {**view, **part.get("view", {}), "table": table},
        "scene": {**known["scene"], **part.get("scene", {})},
        "offers": part.get("offers", known["offers"]),
    }

"""All HTTP routes as an OpenAPI document, generated from the routes and the protocol's schema."""

import re
from types import SimpleNamespace
from typing import Any

from keltis.server.config import Config
from keltis.server.http.routes import Api
from keltis.server.protocol.schema import schema

Json = dict[str, Any]
REF = "#/components/schemas/{}"

BODIES = {
    ("POST", "/api/me"): "Greeting",
    ("POST", "/api/account"): "Enrolment",
    ("POST", "/api/login"): "Credentials",
    ("POST", "/api/logout"): "Nothing",
    ("POST", "/api/webhook"): "Calling",
    ("POST", "/api/device-code"): "Nothing",
    ("POST", "/api/device"): "Claim",
    ("POST", "/api/push"): "PushSubscription",
    ("POST", "/api/forget"): "Farewell",
    ("POST", "/api/tables"): "NewTable",
    ("POST", "/api/tables/{table_id}/analysis"): "Nothing",
    ("POST", "/api/practice/puzzles/{game}/{number:int}/answer"): "Answer",
    ("POST", "/api/practice/mistakes/{table_id}/{at:int}/answer"): "Answer",
}
QUERIES = ("seat", "from", "number", "v", "form", "lang", "before", "action", "touched", "key", "actions")
EXAMPLES: dict[str, list[Any]] = {
    "game": ["keltis", "wuerfelspiel"],
    "version": [1, 2, 99],
    "lesson": [0, 1],
    "number": [1, 2, 9999],
    "at": [9, 99],
    "session": ["x"],
}


def routes() -> list[tuple[str, str]]:
    """Every method and path."""
    registry: Any = SimpleNamespace(node=SimpleNamespace(config=Config()))
    nobody: Any = None
    return sorted(Api(registry, nobody).handlers())


def document(tables: list[str]) -> Json:
    """The document, with examples of table ids for paths."""
    parts: Json = schema()["$defs"]
    paths: Json = {}
    for method, path in routes():
        plain = re.sub(r":int}", "}", path)
        paths.setdefault(plain, {})[method.lower()] = _operation(method, path, tables)
    text = {"openapi": "3.1.0", "info": {"title": "Keltis", "version": "1"}, "paths": paths}
    return text | {"components": {"schemas": _moved(parts)}}


def _moved(parts: Any) -> Any:
    """The same with references to OpenAPI's location of schemas."""
    if isinstance(parts, dict):
        return {
            name: value.replace("#/$defs/", "#/components/schemas/") if name == "$ref" else _moved(value)
            for name, value in parts.items()
            if name != "pattern"
        }
    return [_moved(part) for part in parts] if isinstance(parts, list) else parts


def _operation(method: str, path: str, tables: list[str]) -> Json:
    made: Json = {"responses": {"default": {"description": "anything"}}}
    places = re.findall(r"{(\w+)(:int)?}", path)
    made["parameters"] = [_place(name, kind, path, tables) for name, kind in places]
    made["parameters"] += [_query(name) for name in QUERIES] if method == "GET" else []
    if method == "POST":
        wanted = BODIES.get((method, path))
        kind = {"$ref": REF.format(wanted)} if wanted else {}
        made["requestBody"] = {"content": {"application/json": {"schema": kind}}, "required": True}
    return made


def _place(name: str, kind: str, path: str, tables: list[str]) -> Json:
    known: list[Any] = tables if "/tables/" in path and name == "table_id" else EXAMPLES.get(name, [])
    usual: Json = {"type": "integer", "minimum": 0} if kind else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": {"anyOf": [{"enum": known}, usual]}}


def _query(name: str) -> Json:
    likely = {"enum": ["0", "1", "text", "jsonl", "de", "en", "50", "play R5"]}
    return {"name": name, "in": "query", "schema": {"anyOf": [likely, {"type": "string"}]}}

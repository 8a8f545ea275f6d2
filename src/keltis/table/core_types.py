"""Types of the core in frames: plain dataclasses, of which the protocol's schema has its own definitions."""

from typing import Annotated, Any

from msgspec import Meta


def _ref(name: str) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


Line = Annotated[Any, _ref("Message")]
View = Annotated[Any, _ref("View")]
Step = Annotated[Any, _ref("Step")]
Stage = Annotated[Any, _ref("Stage")]
Scene = Annotated[Any, _ref("Scene")]
Offer = Annotated[Any, _ref("Offer")]
Outlook = Annotated[Any, _ref("Outlook")]
StatusPart = Annotated[Any, _ref("StatusPart")]
ViewPart = Annotated[dict[str, Any], _ref("ViewPart")]
ScenePart = Annotated[dict[str, Any], _ref("ScenePart")]

"""`keltis.__all__` is what the library promises, and the README imports only from there."""

import pydoc
import re
from pathlib import Path

import pytest

import keltis

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("name", keltis.__all__)
def test_a_public_name_is_the_one_of_its_module(name: str) -> None:
    assert getattr(keltis, name) is not None


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        keltis.nothing  # noqa: B018


def test_the_readme_imports_public_names_only() -> None:
    imports = re.findall(r"^>>> (?:from|import) .*", README.read_text("utf-8"), re.MULTILINE)
    assert imports
    for line in imports:
        assert line.startswith(">>> from keltis import "), line
        names = line.removeprefix(">>> from keltis import ").split(", ")
        assert set(names) <= set(keltis.__all__)


def test_help_and_completion_list_the_public_names() -> None:
    assert set(keltis.__all__) <= set(dir(keltis))
    text = re.sub(".\b", "", pydoc.render_doc(keltis))  # bold letters are written twice
    assert "game_named(" in text
    assert "class Play(" in text

"""Links, anchors and file paths in all Markdown files lead somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "web/*.md", "benchmarks/**/*.md")
    for path in ROOT.glob(pattern)
    if "node_modules" not in path.parts
)
FENCED = re.compile(r"^```.*?^```", re.M | re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)
IN_BACKTICKS = re.compile(r"`([^`\n]+)`")
# A path has a slash and only characters of paths; what has a wildcard must match something.
PATH = re.compile(r"^(?:\.\./)?[\w.*-]+(?:/[\w.*-]+)*/?$")
BASES = ("", "src/keltis", "docs", "web/src")
SUFFIXES = (".py", ".toml", ".md", ".ftl", ".ts", ".svelte", ".json", ".c", ".lock", ".yaml", ".npz")
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def prose(page: Path) -> str:
    return FENCED.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """The ids that GitHub gives to headings."""
    titles = HEADING.findall(prose(page))
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def test_there_are_pages() -> None:
    assert len(PAGES) > 20


@every_page
def test_links_lead_to_a_file_and_an_anchor(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        path = page.parent / name if name else page
        assert path.exists(), f"{target} does not exist"
        if anchor:
            assert anchor in anchors(path), f"{target}: there is no such heading"


def paths_in(page: Path) -> Iterator[str]:
    for text in IN_BACKTICKS.findall(prose(page)):
        if PATH.match(text) and ("/" in text.strip("/") or text.endswith("/")):
            folder = text.split("/")[0]
            known = any((ROOT / base / folder).is_dir() for base in BASES)
            if text.endswith(("/", *SUFFIXES)) or known:
                yield text


def exists(text: str) -> bool:
    """Whether a path leads somewhere from one of the bases; a folder's bare name, from anywhere below."""
    name = text.rstrip("/")
    pattern = name if "/" in name else f"**/{name}"
    return any(any((ROOT / base).glob(name)) for base in BASES) or any(
        any((ROOT / base).glob(pattern)) for base in ("src/keltis", "web/src")
    )


@every_page
def test_paths_in_backticks_exist(page: Path) -> None:
    assert [text for text in paths_in(page) if not exists(text)] == []


def test_the_index_names_every_page() -> None:
    text = (ROOT / "docs" / "README.md").read_text("utf-8")
    names = [path.name for path in (ROOT / "docs").glob("*.md") if path.name != "README.md"]
    assert [name for name in names if f"({name})" not in text] == []

"""The catalogues of all languages match each other and the messages used in the source."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import keltis
from keltis.games import GAMES
from keltis.messages import LANGUAGES, catalogue, knows, say
from keltis.messages.message import Message, Seat, message

SOURCE = Path(keltis.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 21, -3)


# --- the catalogues ------------------------------------------------------------------------------


class Places(Visitor):
    """The references of an entry: variables with their variants, terms and messages."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.others: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.others.append(f"-{node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.others.append(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


@cache
def files(language: str) -> dict[str, ftl.Resource]:
    folder = SOURCE / "messages" / language
    return {path.name: FluentParser().parse(path.read_text("utf-8")) for path in sorted(folder.glob("*.ftl"))}


@cache
def entries(language: str) -> dict[str, Places]:
    """All messages and terms (these with a "-") of a language, and what they refer to."""
    found = {}
    for resource in files(language).values():
        for entry in resource.body:
            if isinstance(entry, ftl.Message | ftl.Term):
                places = Places()
                places.visit(entry)
                found[_name(entry)] = places
    return found


def _name(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else str(entry.id.name)


def samples(keys: set[str]) -> tuple[int | str, ...]:
    """Sample values of a variable: numbers for plurals, otherwise each variant."""
    if not keys:
        return ("Anna",)
    if keys & PLURALS or any(key.isdigit() for key in keys):
        return NUMBERS
    return tuple(sorted(keys))


def sample_messages(language: str) -> Iterator[Message]:
    for key, places in entries(language).items():
        if not key.startswith("-"):
            names = list(places.variables)
            for values in product(*(samples(places.variables[name]) for name in names)):
                yield Message(key, dict(zip(names, values, strict=True)))


# --- the source ----------------------------------------------------------------------------------


@cache
def modules() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def nodes() -> Iterator[ast.AST]:
    for module in modules().values():
        yield from ast.walk(module)


@cache
def pages() -> list[str]:
    """The source of the browser client."""
    return [path.read_text("utf-8") for kind in ("ts", "svelte") for path in sorted(WEB.rglob(f"*.{kind}"))]


def mentioned() -> set[str]:
    """Every string literal of the source."""
    here = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return here | {text for page in pages() for text in re.findall(r"'([a-z-]+)'", page)}


def families() -> list[re.Pattern[str]]:
    """The prefixes of composed message ids, such as "log-"."""
    here = [_pattern(node) for node in nodes() if isinstance(node, ast.JoinedStr) and _head(node)]
    there = [f"{head}.+" for page in pages() for head in re.findall(r"`([a-z-]+-)\$\{[a-z]+\}`", page)]
    return [re.compile(pattern) for pattern in here + there]


def _head(node: ast.JoinedStr) -> bool:
    first = node.values[0]
    return isinstance(first, ast.Constant) and re.fullmatch(r"[a-z][a-z-]*-", str(first.value)) is not None


def _pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return "".join(parts)


def said() -> list[tuple[str, set[str]]]:
    """Every `message("id", name=…)` in the source, with the names that it fills."""
    found = []
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
            names = {keyword.arg for keyword in node.keywords}
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and None not in names:
                found.append((str(first.value), {str(name) for name in names}))
    return found


# --- the tests -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_can_be_read(language: str) -> None:
    junk = [
        (name, entry.content)
        for name, resource in files(language).items()
        for entry in resource.body
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = Counter(
        _name(entry)
        for resource in files(language).values()
        for entry in resource.body
        if isinstance(entry, ftl.Message | ftl.Term)
    )
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_in_all_languages(language: str) -> None:
    assert set(entries("en")) ^ set(entries(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_places_in_all_languages(language: str) -> None:
    different = [
        key
        for key, places in entries(language).items()
        if key in entries("en")
        and (
            set(places.variables) != set(entries("en")[key].variables)
            or Counter(places.others) != Counter(entries("en")[key].others)
        )
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_chooses_among_the_same_things_in_all_languages(language: str) -> None:
    """Plural forms differ from language to language; all other variants do not."""
    different = [
        (key, name)
        for key, places in entries(language).items()
        for name, keys in places.variables.items()
        if key in entries("en")
        and keys - PLURALS - {"other"} != entries("en")[key].variables.get(name, set()) - PLURALS - {"other"}
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for sample in sample_messages(language):
        words = say(sample, language)
        assert words.strip() == words != "", sample
        assert "{" not in words, sample


def test_every_message_is_used() -> None:
    used = mentioned() | {name for places in entries("en").values() for name in places.others}
    patterns = families()
    unused = [
        key
        for key in entries("en")
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_every_message_that_the_source_says_exists() -> None:
    assert sorted({key for key, _ in said() if not knows("en", key)}) == []


def test_the_source_fills_all_places_of_a_message() -> None:
    catalogued = entries("en")
    lacking = [
        (key, sorted(set(catalogued[key].variables) - names))
        for key, names in said()
        if key in catalogued and set(catalogued[key].variables) - names
    ]
    assert lacking == []


def test_words_stand_only_in_the_catalogues() -> None:
    """No letter in the source that only German or Russian has, except in the title of a game."""
    title = "Das Würfelspiel"
    foreign = re.compile("[\u00c4\u00d6\u00dc\u00df\u00e4\u00f6\u00fc\u0400-\u04ff]")
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in modules()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if foreign.search(line.replace(title, ""))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("de", {0: "Wunschsteine", 1: "Wunschstein", 2: "Wunschsteine", 21: "Wunschsteine"}),
        ("en", {0: "wish stones", 1: "wish stone", 2: "wish stones", 21: "wish stones"}),
        (
            "ru",
            {
                0: "камней желаний",
                1: "камень желаний",
                2: "камня желаний",
                5: "камней желаний",
                11: "камней желаний",
                21: "камень желаний",
                22: "камня желаний",
            },
        ),
    ],
)
def test_plural_forms(language: str, forms: dict[int, str]) -> None:
    for number, words in forms.items():
        assert say(message("score-wishes", wishes=number), language) == f"{number} {words}"


def test_every_plural_has_all_forms_of_its_language() -> None:
    needed = {"de": {"one", "other"}, "en": {"one", "other"}, "ru": {"one", "few", "many", "other"}}
    lacking = [
        (language, key, name)
        for language in LANGUAGES
        for key, places in entries(language).items()
        for name, keys in places.variables.items()
        if keys & PLURALS and not keys >= needed[language]
    ]
    assert lacking == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_a_game_has_its_text(game: keltis.core.game.AnyGame, language: str) -> None:
    wanted = [f"title-{game.name}", *(f"rule-{number}" for number in game.rule_numbers)]
    assert [key for key in wanted if not knows(language, key)] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "de",
            "Du hast in diesem Zug eine Karte auf den Abwurfstapel Rot gelegt, "
            "deshalb ist er für dich gesperrt.",
        ),
        ("en", "You have discarded onto the red pile this turn, so it is closed to you."),
        ("ru", "В этот ход вы уже сбросили карту в стопку красного цвета, поэтому она для вас закрыта."),
    ],
)
def test_a_colour_agrees_with_its_sentence(language: str, words: str) -> None:
    assert say(message("refuse-closed", colour=message("colour", colour="red")), language) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Anna spielt Grün 5 aus."),
        ("en", "Anna plays green 5."),
        ("ru", "Anna играет карту «зелёная 5»."),
    ],
)
def test_a_card_agrees_with_its_sentence(language: str, words: str) -> None:
    card = message("card", colour="green", value=5)
    assert say(message("log-play", seat=Seat(0), card=card), language, ("Anna",)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_without_a_name_is_called_by_its_number(language: str) -> None:
    assert say(message("name", seat=Seat(2)), language).endswith(" 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_drawing_fit_into_80_columns(language: str) -> None:
    assert len(say(message("draw-piles"), language)) < 10
    assert len(say(message("draw-hand"), language)) < 10
    assert len(say(message("draw-deck", deck=64, goal=3, needed=5), language)) <= 25
    assert len(say(message("draw-points", points=-12), language)) <= 10


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError):
        say(message("no-such-message"))


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(ValueError, match="refuse-not-held"):
        say(message("refuse-not-held"))


def test_a_catalogue_is_loaded_once() -> None:
    assert catalogue("ru") is catalogue("ru")

"""Parsing of typed actions in three languages."""

import pytest

from keltis import GAMES, Play, game_named
from keltis.bots import BOTS, ask
from keltis.cli.records.replay import step_named
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng
from keltis.text_interface.action_label import action_label
from keltis.text_interface.input_parser import InputParser, ParseResult
from keltis.text_interface.translator import Translator, default_language
from keltis.text_interface.vocabulary import command_named, shown_commands

GAME = game_named("keltis")
READER = InputParser(GAME.load_board().notation)


def started(hand: str) -> AnyPlay:
    """Two players; the first has a hand of eight cards."""
    play = Play(GAME, 2)
    rng = seeded_rng(1)
    while GAME.texts.heading(play.state) == "tiles":
        play.do(play.chance(rng))
    for card in hand.split():
        play.do(card)
    play.settle(rng)
    return play


@pytest.fixture
def play() -> AnyPlay:
    return started("R0 R5 R9 Y3 Y3 P10 G7 B2")


def understood(play: AnyPlay, text: str, language: str = "en", reader: InputParser = READER) -> ParseResult:
    """The result of parsing a text, with labels as players read them."""
    translator = Translator(language, ("Ada", "Bob"))
    return reader.read(play.legal(), text, lambda action: action_label(play, action, translator))


def meant(play: AnyPlay, text: str, language: str = "en") -> str:
    """The one action that the text means."""
    reading = understood(play, text, language)
    assert len(reading.legal) == 1, reading
    return play.notation(reading.legal[0])


def refused(play: AnyPlay, text: str) -> str:
    reading = understood(play, text)
    assert reading.legal == ()
    assert reading.refused is not None
    return play.notation(reading.refused)


PLAYING = ["play R5", "PLAY r5", "R5", "r5", "red 5", "Red5", "rot 5", "rote 5", "spiel die rote 5 aus"]
PLAYING += ["красная 5", "сыграть красную 5", "к5", "lay red 5", "p r5", "spielen R5", "r05", "крас 5"]


@pytest.mark.parametrize("text", PLAYING)
@pytest.mark.parametrize("language", ["de", "en", "ru"])
def test_a_card_is_played(play: AnyPlay, text: str, language: str) -> None:
    assert meant(play, text, language) == "play R5"


DISCARDING = ["discard R5", "x R5", "x red 5", "disc r5", "abwerfen rot 5", "wirf rot 5 ab", "R5 x"]
DISCARDING += ["сбросить красную 5", "сброс к5", "d R5", "rote 5 abwerfen"]


@pytest.mark.parametrize("text", DISCARDING)
def test_a_card_is_discarded(play: AnyPlay, text: str) -> None:
    assert meant(play, text) == "discard R5"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gelb 3", "play Y3"),
        ("жёлтая 3", "play Y3"),
        ("желтая 3", "play Y3"),
        ("rosa 10", "play P10"),
        ("розовая 10", "play P10"),
        ("p10", "play P10"),
        ("grün 7", "play G7"),
        ("gruen 7", "play G7"),
        ("grun 7", "play G7"),
        ("зеленая 7", "play G7"),
        ("blau 2", "play B2"),
        ("синяя 2", "play B2"),
        ("с2", "play B2"),
    ],
)
def test_all_colours_in_all_languages(play: AnyPlay, text: str, words: str) -> None:
    assert meant(play, text) == words


def test_a_colour_alone_means_its_only_card_or_asks(play: AnyPlay) -> None:
    assert meant(play, "pink") == "play P10"
    several = understood(play, "red")
    assert [play.notation(action) for action in several.legal] == ["play R0", "play R5", "play R9"]


def test_a_word_with_several_meanings_asks(play: AnyPlay) -> None:
    assert len(understood(play, "discard").legal) == 7  # the two yellow threes are alike
    assert len(understood(play, "ro").legal) == 4  # Rot and Rosa begin alike


def test_a_card_that_is_not_held_is_refused(play: AnyPlay) -> None:
    assert refused(play, "R6") == "play R6"
    assert refused(play, "x blau 9") == "discard B9"


def test_what_belongs_to_another_step_is_refused(play: AnyPlay) -> None:
    assert refused(play, "draw") == "draw"
    assert refused(play, "ziehen") == "draw"
    assert refused(play, "small R") == "small R"


@pytest.mark.parametrize("text", ["hello", "R", "5 5 5", "R11", "?", "play it again", "…"])
def test_what_means_nothing_is_not_guessed(play: AnyPlay, text: str) -> None:
    reading = understood(play, text)
    assert len(reading.legal) != 1


def test_figures_and_refilling() -> None:
    play = started("R0 R5 R9 Y3 Y3 P10 G7 B2")
    play.do("play R5")
    for text in ("small R", "small", "klein", "kleine Figur", "малая", "маленькую", "s"):
        assert meant(play, text) == "small R", text
    for text in ("large", "groß", "gross", "большую на тропу красного цвета", "big", "la"):
        assert meant(play, text) == "large R", text
    play.do("small R")
    for text in ("draw", "", "d", "zieh", "колода", "взять карту из колоды", "nachziehen"):
        assert meant(play, text, "ru") == "draw", text


def test_a_card_on_a_pile_can_be_taken_by_its_name() -> None:
    play = started("R0 R5 R9 Y3 Y3 P10 G7 B2")
    rng = seeded_rng(1)
    play.do("discard R9")
    play.do("draw")
    play.settle(rng)
    play.do(play.legal()[-1])  # a discard of another colour
    for text in ("take R", "take red", "take red 9", "nimm rot", "взять красную", "R9", "t r"):
        assert meant(play, text) == "take R", text


def test_a_card_alone_is_never_quietly_discarded() -> None:
    play = started("R0 R5 R9 R3 Y3 P10 G7 B2")
    rng = seeded_rng(1)
    for words in ("play R5", "small R", "draw"):
        play.do(words)
    play.settle(rng)
    other = next(
        play.notation(action) for action in play.legal() if play.notation(action).startswith("discard")
    )
    play.do(other)
    play.do("draw")
    play.settle(rng)
    play.do("play R9")
    while play.mover == 0:
        play.do("pass" if "pass" in [play.notation(a) for a in play.legal()] else "draw")
        play.settle(rng)
    play.do(next(action for action in play.legal() if play.notation(action).startswith("discard")))
    play.do("draw")
    play.settle(rng)
    assert refused(play, "R3") == "play R3"
    assert meant(play, "x R3") == "discard R3"


def test_an_empty_line_with_a_choice_means_nothing(play: AnyPlay) -> None:
    assert understood(play, "  ") == ParseResult()


@pytest.mark.parametrize(
    ("word", "command"),
    [
        *(("help", "help"), ("?", "help"), ("Hilfe", "help"), ("помощь", "help"), ("ZURÜCK", "undo")),
        *(("zuruck", "undo"), ("отмена", "undo"), ("где", "tell"), ("wo", "tell"), ("счет", "score")),
    ],
)
def test_commands_in_all_languages(word: str, command: str) -> None:
    assert command_named(word) == command


def test_beginnings_of_commands_must_be_unique() -> None:
    assert command_named("und", prefixes=True) == "undo"
    assert command_named("h", prefixes=True) is None
    assert command_named("", prefixes=True) is None


def test_no_command_is_also_an_action() -> None:
    for game in GAMES:
        for verb in InputParser(game.load_board().notation).verbs - {"points", "tile"}:  # chance's
            assert command_named(verb) is None, verb


def test_a_legal_word_wins_over_a_command() -> None:
    game = game_named("orakel")
    play, rng = Play(game, 2), seeded_rng(1)
    reader = InputParser(play.named_board.notation)
    play.settle(rng)
    assert not reader.begins(play.legal(), "zurück")
    while not any(play.notation(action).startswith("back") for action in play.legal()):
        play.do(ask(BOTS["random"], play, rng))
        play.settle(rng)
    assert reader.begins(play.legal(), "zurück")
    assert not reader.begins(play.legal(), "undo")
    found = understood(play, "zurück", "de", reader)
    assert {play.notation(action).split()[0] for action in found.legal} == {"back"}


def test_only_words_of_the_language_are_offered() -> None:
    german = shown_commands("de")
    assert {"zurück", "möglich", "regeln"} <= set(german)
    assert not {"zuruck", "zurueck", "undo", "moglich", "moeglich", "ходы"} & set(german)


@pytest.mark.parametrize(
    ("word", "step"),
    [
        *(("", "forward"), ("b", "back"), ("quit", "quit"), ("zurück", "back"), ("zur", "back")),
        *(("anfang", "start"), ("ende", "end"), ("назад", "back"), ("верлауф", ""), ("verlauf", "log")),
    ],
)
def test_steps_of_a_replay_in_all_languages(word: str, step: str) -> None:
    assert step_named(word) == step


def test_names_in_one_phrase() -> None:
    assert Translator("de").together(["Ada", "Greedy"]) == "Ada und Greedy"
    assert Translator("en").together(["Ada", "Bob", "Cleo"]) == "Ada, Bob and Cleo"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "ru_RU", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "ru_RU", "KELTIS_LANG": "en"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language

"""Whole games at a real terminal."""

import re
from pathlib import Path

import pexpect
import pytest

from keltis import GAMES
from keltis.core.play import AnyPlay
from keltis.core.record_file import read_records
from keltis.core.view import view
from keltis.rulebook import rule_text
from tests.cli.terminal import CLEAR, PROMPT, WIPE, Person, plain

CARD = re.compile(r"\b[RYPGB]\d+\b")


def saved(path: Path) -> AnyPlay:
    (record,) = read_records(path, GAMES)
    return record.play


def hand(play: AnyPlay, seat: int) -> set[str]:
    return set(view(play, seat).table.hand)


def seated(folder: Path, *more: str) -> tuple[Person, list[str]]:
    """Ada against a bot; and the cards that she holds, each only once."""
    file = folder / "kept.txt"
    person = Person(folder, "play", "keltis", "--seats", "Ada,bot:greedy", "--save", str(file), *more)
    person.wait()
    return person, sorted(hand(saved(file), 0))


def named(card: str) -> str:
    """A card in English."""
    return {"R": "red", "Y": "yellow", "P": "pink", "G": "green", "B": "blue"}[card[0]] + f" {card[1:]}"


def some_answer(screen: str) -> str:
    """A legal action, read from the screen."""
    choices = screen.rstrip("> \n").splitlines()[-1]
    if choices.startswith("1 "):
        return "1"
    card = CARD.search(choices)
    if not card:
        return choices.split()[-1]  # to do without it
    return card[0] if re.match("play|spielen|сыграть", choices) else f"x {card[0]}"


def play_to_the_end(person: Person, check: bool = False) -> str:
    """Answer until the game is over; return the last screen."""
    while person.wait(PROMPT, pexpect.EOF) == 0:
        if check:
            rows = person.screen.split("\n")
            assert len(rows) <= 24, person.screen
            assert max(map(len, rows)) <= 80, person.screen
        person.child.sendline(some_answer(person.screen))
    person.child.close()
    assert person.child.exitstatus == 0
    return person.screen


def test_a_whole_game_of_four_fits_80_by_24(tmp_path: Path) -> None:
    seats = "Ada,bot:greedy,bot:random,bot:greedy"
    person = Person(
        tmp_path, "play", "keltis", "--seats", seats, "--seed", "4", "--save", str(tmp_path / "g")
    )
    end = play_to_the_end(person, check=True)
    play = saved(tmp_path / "g")
    assert play.over
    assert "The game is over" in end
    assert end.count("Total") == 4
    best = max(play.scores())
    assert re.search(rf"(wins|share the win) with {best} points\.", end)
    assert str(tmp_path / "g") in end


@pytest.mark.parametrize(
    ("language", "over", "total"),
    [("de", "Das Spiel ist aus", "Summe"), ("ru", "Игра окончена", "итого")],
)
def test_a_whole_plain_game(tmp_path: Path, language: str, over: str, total: str) -> None:
    arguments = ("play", "keltis", "--plain", "--lang", language, "--seats", "Ada,bot:greedy", "--seed", "2")
    person = Person(tmp_path, *arguments)
    play_to_the_end(person)
    assert "\x1b[" not in person.raw.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert over in person.raw
    assert person.raw.count(total) == 2
    assert "▲" not in person.raw


def test_enter_enter_and_a_game_begins(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", LANG="en_GB.UTF-8", USER="grace", LOGNAME="grace")
    while person.wait(PROMPT, r"\] $"):
        person.child.sendline("")
    assert "Keltis · turn 1 · Grace to move" in person.screen
    assert "Greedy" in person.screen
    assert "saved" in person.leave("\x04")


def test_who_is_asked_for_bots_reads_which_there_are_and_where_more_is_told(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "wuerfelspiel", LANG="en_GB.UTF-8", USER="grace", LOGNAME="grace")
    person.wait(r"\] $")
    asked = " ".join(person.screen.split())
    assert "Bots, the weakest first: random, pebble, clover, kobold, druid, merlin." in asked
    assert "“keltis bots wuerfelspiel”" in asked
    assert asked.endswith("[Grace,bot:clover]")
    person.leave("\x04")


@pytest.mark.parametrize("mode", ["--plain", "--seats"])
def test_no_hand_is_seen_by_the_next_person(tmp_path: Path, mode: str) -> None:
    file = tmp_path / "game.txt"
    plainly = ("--plain",) if mode == "--plain" else ()
    person = Person(
        tmp_path, "play", "keltis", "--seats", "Ada,Bob,Cleo", "--seed", "9", "--save", str(file), *plainly
    )
    hands: dict[int, set[str]] = {}
    for turn in range(9):
        seat = turn % 3
        name = ("Ada", "Bob", "Cleo")[seat]
        person.wait(rf"{name}, take the keyboard and press Enter\. $")
        play = saved(file)
        between = plain(person.raw.split(WIPE)[-1])
        public = set(CARD.findall(" ".join(play.named_board.notation[a] for a in play.actions[57:])))
        assert not set(CARD.findall(between)) & hands.get((seat - 1) % 3, set()) - public
        hands[seat] = hand(play, seat)
        person.child.sendline("")
        person.wait()
        card = sorted(hands[seat])[0]
        person.type("legal")
        person.type(f"x {card}")
        mine = plain(person.raw.split(WIPE)[-1])
        thrown = {w.split()[1] for w in map(play.notation, play.actions) if w.startswith(("discard", "play"))}
        assert set(CARD.findall(mine)) <= hands[seat] | thrown
        person.child.sendline("")
    person.wait(r"press Enter\. $")
    assert person.raw.count(WIPE) == 10
    person.child.sendeof()
    person.wait(pexpect.EOF)
    assert len(saved(file).actions) > 60


@pytest.mark.parametrize("way", ["quit", "interrupt", "end"])
def test_whoever_leaves_leaves_no_hand(tmp_path: Path, way: str) -> None:
    person = Person(tmp_path, "play", "keltis", "--seats", "Ada,Bob")
    person.wait(r"press Enter\. $")
    person.child.sendline("")
    person.wait()
    assert CARD.search(person.screen)
    if way == "quit":
        person.child.sendline("quit")
        person.wait(r"\[Y/n\] ")
        person.child.sendline("")
    elif way == "interrupt":
        person.child.sendintr()
    else:
        person.child.sendeof()
    person.wait(pexpect.EOF)
    last = plain(person.raw.split(WIPE)[-1])
    assert "The game is saved" in last
    assert not CARD.search(last)


@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
def test_rules_are_wrapped_between_words(tmp_path: Path, term: str) -> None:
    person = Person(tmp_path, "rules", "C4", "--lang", "de", TERM=term)
    person.wait(pexpect.EOF)
    rows = plain(person.raw).rstrip().split("\n")
    assert len(rows) > 1
    assert max(map(len, rows)) < 80
    assert " ".join(rows) == f"C4  {rule_text('C4', 'de')}"


def test_one_person_alone_is_never_asked_to_hand_over(tmp_path: Path) -> None:
    person, cards = seated(tmp_path)
    person.type(f"x {cards[0]}")
    person.type("")
    assert "take the keyboard" not in person.raw
    assert WIPE not in person.raw
    assert CLEAR in person.raw
    person.leave("\x04")


def test_undo_takes_back_until_something_hidden_is_revealed(tmp_path: Path) -> None:
    person, cards = seated(tmp_path)
    before = person.screen
    assert "nothing to undo" in person.type("undo")
    person.type(f"x {cards[0]}")
    assert f"discards {named(cards[0])}" in person.screen
    person.type("undo")
    assert person.screen == before
    person.type(cards[1])
    person.type("large")
    person.type("zurück")
    assert "Small or large figure" in person.screen
    person.type("small")
    person.type("")
    assert "something hidden has been revealed" in person.type("undo")
    person.leave("\x04")


def test_an_interrupted_game_goes_on(tmp_path: Path) -> None:
    person, cards = seated(tmp_path)
    person.type(cards[0])
    person.type("small")
    person.child.sendintr()
    person.wait(pexpect.EOF)
    person.child.close()
    assert person.child.exitstatus == 130
    assert "keltis play --resume" in plain(person.raw)
    person = Person(tmp_path, "play", "--resume")
    person.wait()
    assert "Refill your hand" in person.screen
    assert f"1. Ada plays {named(cards[0])}." in person.screen
    person.type("draw")
    assert "2. Greedy" in person.screen
    assert "saved" in person.leave("\x04")
    assert person.child.exitstatus == 0


def test_quitting_asks_and_may_throw_the_game_away(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "keltis", "--seats", "Ada,bot:greedy")
    person.wait()
    games = tmp_path / "state" / "keltis" / "games"
    assert len(list(games.iterdir())) == 1
    person.child.sendline("quit")
    person.wait(r"\[Y/n\] ")
    assert "not saved" in person.leave("n")
    assert list(games.iterdir()) == []
    person = Person(tmp_path, "play", "--resume")
    person.wait(pexpect.EOF)
    person.child.close()
    assert person.child.exitstatus == 2
    assert plain(person.raw) == "keltis: there is no unfinished game to resume\n"


def test_a_copy_can_be_saved_but_never_over_another_file(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "keltis", "--seats", "Ada,bot:greedy")
    person.wait()
    person.type(f"save {tmp_path}/copy.jsonl")
    assert not saved(tmp_path / "copy.jsonl").over
    assert "exists already" in person.type(f"save {tmp_path}/copy.jsonl").replace("\n  ", " ")
    assert "cannot be saved" in person.type(f"save {tmp_path}/copy.jsonl/x").replace("\n  ", " ")
    person.leave("\x04")


@pytest.mark.parametrize(
    ("language", "refusal", "unreadable", "how"),
    [
        ("de", r"Nicht erlaubt, Regel C3: Die Karte \w+ \d+ hast du nicht auf", "verstehe ich", "regel C3"),
        ("en", r"Not allowed, rule C3: You do not hold \w+ \d+\.", "did not understand", "rules C3"),
        ("ru", r"Нельзя, правило C3: У вас на руках нет карты «\w+ \d+»", "Непонятно", "правило C3"),
    ],
)
def test_a_refusal_names_the_rule(
    tmp_path: Path, language: str, refusal: str, unreadable: str, how: str
) -> None:
    person, cards = seated(tmp_path, "--lang", language)
    missing = next(
        card for card in ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9") if card not in cards
    )
    answer = person.type(missing).replace("\n  ", " ")
    assert re.search(refusal, answer)
    assert how in answer
    assert "C3  " in person.type(how)
    assert unreadable in person.type("xyzzy")
    person.leave("\x04")


def test_everything_one_may_ask(tmp_path: Path) -> None:
    person, cards = seated(tmp_path)
    assert f"discard {cards[-1]}" in person.type("legal")
    assert re.search(r"^\d+\. (play|discard) ", person.type("hint"), re.MULTILINE)  # numbered as in `legal`
    assert person.type("score").count("Total") == 2
    told = person.type("where").replace("\n  ", " ")
    assert "Your hand:" in told
    assert all(named(card) in told for card in cards)
    drawn = person.type("hand")
    assert all(card in drawn for card in cards)
    assert "C4" in person.type("rules")
    person.child.sendline("?")
    assert "legal" in person.type("")  # Enter shows the second page of the help
    first = CARD.search(person.type("legal"))
    assert first
    person.type("1")
    person.type("2")
    person.type("")
    assert f"1. Ada plays {named(first[0])}." in person.type("log")
    assert "2. Greedy" in person.type("last")
    assert "Which one?" in person.type("discard")
    person.type("board")
    assert person.screen.startswith(" Keltis · turn 3")
    person.leave("\x04")


def test_the_tabulator_completes_what_is_legal(tmp_path: Path) -> None:
    person, cards = seated(tmp_path)
    whole = f"discard {cards[-1]}"  # no other one goes on where the last one ends, as B10 does after B1
    others = [f"discard {card}" for card in cards[:-1]]
    start = next(whole[:n] for n in range(1, 12) if not any(other.startswith(whole[:n]) for other in others))
    person.child.send(f"{start}\t")
    person.child.sendline("")
    person.wait()
    assert f"discards {named(cards[-1])}" in person.screen
    person.leave("\x04")

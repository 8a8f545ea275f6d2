"""Chat at the table."""

from keltis.core.seats import SPECTATOR
from keltis.table import commands, frames
from keltis.table.decide import MOST_TALK
from tests.table.company import fresh, ok, seated, send


def test_talk_is_one_line_of_plain_text() -> None:
    table = seated()
    sent = send(table, 0, commands.Say(fresh(), " <b>hi</b>\n\u202e there "))
    [said] = sent.update().events
    assert isinstance(said, frames.Said)
    assert (said.seat, said.text) == (0, "<b>hi</b> there")


def test_nothing_is_not_said() -> None:
    assert send(seated(), 0, commands.Say(fresh(), " \u200b\n")).code == "bad"


def test_towers_of_accents_are_cut() -> None:
    sent = send(seated(), 0, commands.Say(fresh(), "Z" + "\u0301" * 100 + "!"))
    [said] = sent.update().events
    assert isinstance(said, frames.Said)
    assert len(said.text) <= 4


def test_phrases_are_said_in_everybodys_language() -> None:
    sent = send(seated(), 1, commands.Quick(fresh(), "well-played"))
    [said] = sent.update().events
    assert isinstance(said, frames.Phrased)
    assert (said.seat, said.phrase) == (1, "well-played")


def test_only_those_who_play_talk_and_not_for_ever() -> None:
    table = seated()
    assert send(table, SPECTATOR, commands.Say(fresh(), "hi"), who="stranger").code == "seat"
    for _ in range(MOST_TALK):
        ok(table, 0, commands.Quick(fresh(), "hello"))
    assert send(table, 0, commands.Say(fresh(), "hi")).code == "refused"
    assert send(table, 0, commands.React(fresh(), 1, "wow")).code == "refused"
    ok(table, 1, commands.Quick(fresh(), "bye"))


def test_reactions_belong_to_an_event() -> None:
    table = seated()
    sent = send(table, 1, commands.React(fresh(), 2, "heart"))
    [reacted] = sent.update().events
    assert isinstance(reacted, frames.Reacted)
    assert (reacted.seat, reacted.to, reacted.reaction) == (1, 2, "heart")
    assert send(table, 1, commands.React(fresh(), table.version + 1, "heart")).code == "bad"


def test_a_table_can_do_without_chat() -> None:
    phrases, silent = seated(chat="phrases"), seated(chat="off")
    assert send(phrases, 0, commands.Say(fresh(), "hi")).code == "refused"
    ok(phrases, 0, commands.Quick(fresh(), "hello"))
    ok(phrases, 0, commands.React(fresh(), 1, "clap"))
    for command in (
        commands.Say(fresh(), "hi"),
        commands.Quick(fresh(), "hello"),
        commands.React(fresh(), 1, "wow"),
    ):
        assert send(silent, 0, command).code == "refused"

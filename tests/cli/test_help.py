"""The help of the command line: groups, whole summaries, and commands without arguments."""

import pytest

from keltis.cli.help_groups import GROUPS
from keltis.util.install_hint import install_command, libraries
from tests.cli.run_command import Inside


def test_commands_are_grouped_and_their_summaries_are_whole(inside: Inside) -> None:
    text = inside("--help").stdout
    for title, names in GROUPS.items():
        section = text.partition(f"{title}:\n")[2].partition("\n\n")[0]
        listed = [line.split()[0] for line in section.splitlines() if line[2:3].strip()]
        assert listed == list(names)
    assert "..." not in text.partition("\nPlay:")[2]


def test_board_alone_shows_its_help(inside: Inside) -> None:
    done = inside("board")
    assert done.returncode == 0
    assert "can be solved exactly" in " ".join(done.stdout.split())


def test_a_pipe_must_name_the_game(inside: Inside) -> None:
    done = inside("play")
    assert done.returncode == 2
    assert "keltis play GAME" in done.stderr


@pytest.mark.parametrize("extra", ["fast", "research", "server", "plots"])
def test_an_extra_is_installed_library_by_library(extra: str) -> None:
    found = libraries(extra)
    assert found
    assert not any(one.startswith("keltis") for one in found)
    assert " -m pip install " in install_command(extra)

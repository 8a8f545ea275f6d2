"""`keltis serve` with settings that cannot be: one line, and no server."""

from pathlib import Path

import pytest

from tests.cli.run_command import Inside


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ("prot = 8000", "prot?"),
        ('port = "8000"', "port = '8000'?"),
        ("port = ", "config.toml"),
        ('url = "keltis.example"', "“keltis.example” is not an address such as https://keltis.example"),
        ('redis = "localhost:6379"', "“localhost:6379” is no address of a Redis; it begins with redis://"),
        ('log_level = "loud"', "debug, info, warning, error"),
    ],
)
def test_a_wrong_setting_is_said_in_one_line(
    inside: Inside, tmp_path: Path, settings: str, complaint: str
) -> None:
    file = tmp_path / "config.toml"
    file.write_text(settings, "utf-8")
    done = inside("serve", "--config", str(file), "--lang", "en")
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "keltis.db").exists()

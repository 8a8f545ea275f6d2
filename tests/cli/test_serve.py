"""`keltis serve` with settings that are not allowed: one line, and no server."""

from pathlib import Path

import pytest

from tests.cli.run_command import Inside

RANGE = "from 0 to 65535"


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ("prot = 8000", "there is no setting “prot”; did you mean “port”?"),
        ("zzz = 8000", "there is no setting “zzz”; `keltis serve --example-config` lists all"),
        ('port = "8000"', f'port = "8000" is not allowed; expected a whole number {RANGE}'),
        ("port = 99999999", f"port = 99999999 is not allowed; expected a whole number {RANGE}"),
        ("bots = true", "bots = true is not allowed; expected a whole number, at least 1"),
        ("lan = 1", "lan = 1 is not allowed; expected true or false"),
        ("bot_pause = -1", "bot_pause = -1 is not allowed; expected a number, at least 0"),
        ("host = 5", "host = 5 is not allowed; expected a text"),
        ("port = ", "config.toml"),
        ('url = "keltis.example"', "“keltis.example” is not an address such as https://keltis.example"),
        ('redis = "localhost:6379"', "“localhost:6379”"),
        ('contact = "me"', "“me” is not a contact such as mailto:operator@keltis.example"),
        ('log_level = "loud"', "expected one of: debug, info, warning, error"),
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


def test_a_wrong_environment_variable_is_named(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KELTIS_BOTS", "many")
    done = inside("serve", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == (
        'keltis: KELTIS_BOTS: bots = "many" is not allowed; expected a whole number, at least 1\n'
    )


@pytest.mark.parametrize("database", ["postgresql://127.0.0.1:1/keltis", "garbage.db", "file/keltis.db"])
def test_a_database_that_cannot_be_used_is_said_in_one_line(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("garbage.db").write_text("not a database", "utf-8")
    Path("file").write_text("not a folder", "utf-8")
    done = inside("serve", "--port", "0", "--database", database, "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith("keltis: The database cannot be used: ")
    assert len(done.stderr.splitlines()) == 1


def test_the_example_config_is_complete_and_accepted(inside: Inside, tmp_path: Path) -> None:
    from keltis.server.config import SETTINGS, Config
    from keltis.server.config_sources import read_config

    printed = inside("serve", "--example-config").stdout
    uncommented = "\n".join(
        line.removeprefix("#") for line in printed.splitlines() if line and not line.startswith("# ")
    )
    file = tmp_path / "keltis.toml"
    file.write_text(uncommented, "utf-8")
    assert all(f"\n{name} = " in f"\n{uncommented}" for name in SETTINGS)
    assert read_config(file, environment={}) == Config()
    assert printed == (Path(__file__).parents[2] / "docs/hosting/keltis.toml").read_text("utf-8")


def test_the_command_line_comes_before_the_environment_and_this_before_the_file(tmp_path: Path) -> None:
    from keltis.server.config_sources import read_config

    file, secret = tmp_path / "keltis.toml", tmp_path / "secret"
    file.write_text("port = 1\nbots = 1\nproxies = 1\n", "utf-8")
    secret.write_text("postgresql://database/keltis\n", "utf-8")
    environment = {
        "KELTIS_PORT": "2",
        "KELTIS_BOTS": "2",
        "KELTIS_LAN": "yes",
        "KELTIS_DATABASE_FILE": str(secret),
        "KELTIS_UNRELATED": "1",
    }
    config = read_config(file, {"port": 3, "host": None}, environment)
    assert (config.port, config.bots, config.proxies, config.lan) == (3, 2, 1, True)
    assert config.database == "postgresql://database/keltis"

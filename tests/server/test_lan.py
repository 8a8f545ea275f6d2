"""On a local network without encryption: accepted hosts, and the warning."""

import subprocess
import sys
from pathlib import Path

import pytest

from keltis.server.config import Config
from keltis.server.security.origins import OriginPolicy
from tests.cli.terminal import environment


@pytest.mark.parametrize("host", ["192.168.0.7:8642", "10.0.0.2:8642", "[fe80::1]:8642", "127.0.0.1:8642"])
def test_addresses_at_home_are_ours_with_lan_only(host: str) -> None:
    assert OriginPolicy(Config(lan=True)).host_ok(host)
    assert OriginPolicy(Config(lan=True)).origin_ok(f"http://{host}", host)
    assert OriginPolicy(Config()).host_ok(host) == host.startswith("127.")


@pytest.mark.parametrize(
    "host", ["8.8.8.8:8642", "evil.example:8642", "192.168.0.7:1", "192.168.0.7", "", "["]
)
def test_other_addresses_are_not_ours_even_with_lan(host: str) -> None:
    origin_policy = OriginPolicy(Config(lan=True))
    assert not origin_policy.host_ok(host)
    assert not origin_policy.origin_ok(f"http://{host}", host)
    assert not origin_policy.origin_ok("http://evil.example:8642", "192.168.0.7:8642")


def test_serving_the_home_network_warns(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "keltis", "serve", "--lan", "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "keltis.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        lines: list[str] = []
        while not lines or "Tables are open" in lines[-1]:
            lines.append(process.stdout.readline())
            assert lines[-1], lines
        process.terminate()
        assert process.wait(60) == 0
    assert "not encrypted" in lines[-1]

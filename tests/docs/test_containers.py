"""The Dockerfile and the compose file: what they name exists, and nothing secret is on a command line."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from keltis.server.config_sources import FROM_FILE, PREFIX, read_config

ROOT = Path(__file__).parents[2]
EXACT = re.compile(r"^[\w./-]+:\d+\.\d+(\.\d+)?(-\w+)?$")


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "docs/hosting/compose.yaml").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def dockerfile() -> str:
    return (ROOT / "Dockerfile").read_text("utf-8")


def test_images_have_exact_versions(compose: dict[str, Any], dockerfile: str) -> None:
    images = [service["image"] for service in compose["services"].values() if "image" in service]
    images += re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert len(images) == 4
    assert all(map(EXACT.match, images)), images


def test_the_image_copies_what_exists_and_does_not_run_as_root(dockerfile: str) -> None:
    for sources in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.MULTILINE):
        assert all((ROOT / source).exists() for source in sources.split())
    last_stage = dockerfile.rpartition("\nFROM ")[2]
    assert last_stage.index("\nUSER keltis") < last_stage.index("\nENTRYPOINT")
    assert "HEALTHCHECK" in last_stage


def test_the_build_context_has_what_the_image_copies(dockerfile: str) -> None:
    allowed = {
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[0] == "!"
    }
    copied = " ".join(re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.MULTILINE)).split()
    assert set(copied) == allowed


def test_variables_are_settings(compose: dict[str, Any], dockerfile: str, tmp_path: Path) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://database/keltis", "utf-8")
    variables = dict(compose["services"]["node1"]["environment"])
    assert variables.pop(f"{PREFIX}DATABASE{FROM_FILE}") == "/run/secrets/database"
    variables[f"{PREFIX}DATABASE{FROM_FILE}"] = str(secret)
    variables |= dict(re.findall(rf"({PREFIX}(?!DATABASE)\w+)=(\S+)", dockerfile))
    config = read_config(environment=variables)
    assert (config.proxy, config.host, config.log_format) == (True, "0.0.0.0", "json")
    assert config.database == "postgresql://database/keltis"


def test_no_password_is_on_a_command_line(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert "PASSWORD" not in str(service.get("command", "")) + str(service.get("entrypoint", ""))
        assert "PASSWORD}" not in str(service.get("environment", ""))
    for secret in compose["secrets"].values():
        assert secret["file"].startswith("secrets/")


@pytest.mark.skipif(
    shutil.which("docker") is None
    or subprocess.run(["docker", "info"], capture_output=True, check=False).returncode != 0,
    reason="no Docker engine runs here",
)
def test_the_image_serves() -> None:
    subprocess.run(["docker", "build", "--tag", "keltis-test", str(ROOT)], check=True)
    started = ["docker", "run", "--detach", "--rm", "keltis-test"]
    container = subprocess.run(started, check=True, capture_output=True, text=True).stdout.strip()
    try:
        healthy = [
            *("docker", "exec", container, "sh", "-c"),
            "for i in 1 2 3 4 5 6 7 8 9; do keltis health && exit 0; sleep 2; done; exit 1",
        ]
        subprocess.run(healthy, check=True)
    finally:
        subprocess.run(["docker", "kill", container], check=True, capture_output=True)

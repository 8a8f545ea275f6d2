"""The GitHub workflows: valid, with few rights, and for every Python version that the package names."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import trove_classifiers
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def read(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_has_only_the_rights_that_it_needs(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] in ({}, {"contents": "read"})
    for job in workflow["jobs"].values():
        assert set(job.get("permissions", {})) <= {"contents", "id-token"}
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step.get("uses", "a/b@v1"))
            if step.get("uses", "").startswith("actions/checkout"):
                assert step["with"]["persist-credentials"] is False


def test_only_the_job_that_publishes_may_ask_for_a_token() -> None:
    jobs = read(ROOT / ".github/workflows/release.yml")["jobs"]
    assert [name for name, job in jobs.items() if "id-token" in job["permissions"]] == ["publish"]


def test_every_python_version_that_is_named_is_tested() -> None:
    tested = read(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    prefix = "Programming Language :: Python :: 3."
    assert tested == [one[len(prefix) - 2 :] for one in PROJECT["classifiers"] if one.startswith(prefix)]


def test_the_metadata_is_known_to_the_package_index() -> None:
    assert set(PROJECT["classifiers"]) <= trove_classifiers.classifiers
    assert {"authors", "description", "keywords", "license", "readme"} <= set(PROJECT)

"""The libraries of the environments: imported at first use, and errors say how to install them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from keltis.util.install_hint import install_command

HEAVY = ("numba", "numpy", "gymnasium", "pettingzoo", "pyspiel")

LOADED = "import json, sys, {module}; print(json.dumps([name for name in sys.modules if '.' not in name]))"

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_importing_the_package_loads_no_library() -> None:
    loaded = json.loads(run(LOADED.format(module="keltis.research")).stdout)
    assert [name for name in HEAVY if name in loaded] == []


@pytest.mark.parametrize("module", ["aec", "single"])
def test_importing_an_environment_does_not_load_numba(module: str) -> None:
    loaded = json.loads(run(LOADED.format(module=f"keltis.research.{module}")).stdout)
    assert "gymnasium" in loaded
    assert "numba" not in loaded


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("aec", "pettingzoo", "research"),
        ("aec", "gymnasium", "research"),
        ("single", "gymnasium", "research"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_who_lacks_a_library_is_told_how_to_get_it(module: str, missing: str, extra: str) -> None:
    done = run(WITHOUT.format(missing=(missing,)) + f"import keltis.research.{module}")
    assert done.returncode == 1
    assert f"{missing} is not installed; get it with: {install_command(extra)}" in done.stderr


PLAINLY = """
import numpy as np
from keltis.research import aec
env = aec.env()
env.reset(seed=5)
for agent in env.agent_iter(40):
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
print(env.match.compiled, env.play().actions)
"""


def test_without_numba_everything_is_the_same_in_plain_python_and_says_so() -> None:
    compiled = run(PLAINLY)
    # Numba is looked for, not imported, to find out whether it is there: so the finder must not find it.
    hidden = "import importlib.util as u; find = u.find_spec\n"
    hidden += "u.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
    plain = run(hidden + PLAINLY)
    assert compiled.stdout.split(maxsplit=1)[0] == "True"
    assert plain.stdout.split(maxsplit=1)[0] == "False"
    assert plain.stdout.split(maxsplit=1)[1] == compiled.stdout.split(maxsplit=1)[1]
    assert install_command("fast") in plain.stderr
    assert compiled.stderr == ""


def test_the_extras_name_the_libraries() -> None:
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    assert 'research = ["keltis[fast]", "gymnasium>=1", "pettingzoo>=1.25"' in project
    assert 'openspiel = ["keltis[fast]", "open_spiel>=1.6"]' in project

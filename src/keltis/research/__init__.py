"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its own library, which is an extra and is only imported with the module. In a checkout an
extra is installed by `.venv/bin/python -m pip install '.[research]'`:

- `keltis.research.aec`: PettingZoo, one agent per seat (extra `research`)
- `keltis.research.single`: Gymnasium, one seat against bots (extra `research`)
- `keltis.research.openspiel`: OpenSpiel, chance made explicit (extra `openspiel`)
- `keltis.research.vector`: many games as NumPy arrays (extra `fast`)
- `keltis.research.policies`: bots as policies for all these environments (extra `fast`)
- `keltis.research.text`: games in words, for language models (no extra)
- `keltis.research.rows`: recorded games as rows of observations, actions and results (extra `fast`)
- `keltis.research.dataset`: files of many games as batches of such rows (extra `fast`; for Parquet `data`)
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from keltis.research.data.reading import dataset

__all__ = ["dataset"]


def __getattr__(name: str) -> Any:
    if name != "dataset":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from keltis.research.data.reading import dataset

    return dataset

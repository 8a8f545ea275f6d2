"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its library, an extra, and nothing here imports one before it is used:

- `keltis.research.aec`: PettingZoo, all seats take turns (`pip install keltis[research]`)
- `keltis.research.single`: Gymnasium, one seat against bots (`pip install keltis[research]`)
- `keltis.research.openspiel`: OpenSpiel, chance made explicit (`pip install keltis[openspiel]`)
"""

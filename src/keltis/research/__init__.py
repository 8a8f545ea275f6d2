"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its own library, which is an extra and is imported only when the module is:

- `keltis.research.aec`: PettingZoo, one agent per seat (`pip install keltis[research]`)
- `keltis.research.single`: Gymnasium, one seat against bots (`pip install keltis[research]`)
- `keltis.research.openspiel`: OpenSpiel, chance made explicit (`pip install keltis[openspiel]`)
"""

"""The peers, and how to install them."""

from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.peers.handle import Handle
from benchmarks.peers.home import homes, settle


@dataclass(frozen=True)
class Peer:
    """A library that is measured by the worker of the same name."""

    name: str
    needs: tuple[str, ...] = ()  # requirements for pip; empty: it runs with this Python
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def home(self) -> Path:
        """The virtual environment of the peer."""
        return homes() / self.name

    def start(self, own_python: Path, core: int | None) -> Handle:
        """Start its worker."""
        python = settle(self.home, self.needs) if self.needs else own_python
        return Handle(python, f"benchmarks.peers.workers.{self.name}", core, self.settings)


PEERS = (
    Peer("keltis"),
    Peer("openspiel", ("open_spiel>=1.6",)),
    # Compiled code is cached for later runs; without pinning it may use all cores.
    Peer("pgx", ("pgx>=2.6",), {"JAX_COMPILATION_CACHE_DIR": str(homes() / "pgx" / "compiled")}),
    Peer("rlcard", ("rlcard>=1.2",)),
    Peer("pettingzoo", ("pettingzoo[classic]>=1.25",)),
)

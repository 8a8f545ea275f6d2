"""Who is measured, and how to get them."""

from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.peers.handle import Handle
from benchmarks.peers.home import homes, settle


@dataclass(frozen=True)
class Peer:
    """Somebody who is measured by a worker of the same name."""

    name: str
    needs: tuple[str, ...] = ()  # what pip is asked for; nothing: it runs with this Python
    settings: dict[str, str] = field(default_factory=dict)

    @property
    def home(self) -> Path:
        """The virtual environment of its own."""
        return homes() / self.name

    def start(self, own_python: Path, core: int | None) -> Handle:
        """Its worker, ready for requests."""
        python = settle(self.home, self.needs) if self.needs else own_python
        return Handle(python, f"benchmarks.peers.workers.{self.name}", core, self.settings)


PEERS = (
    Peer("keltis"),
    Peer("openspiel", ("open_spiel>=1.6",)),
    # Compiled code is kept, so that a second run is ready sooner; without a core of ours it may use all.
    Peer("pgx", ("pgx>=2.6",), {"JAX_COMPILATION_CACHE_DIR": str(homes() / "pgx" / "compiled")}),
    Peer("rlcard", ("rlcard>=1.2",)),
    Peer("pettingzoo", ("pettingzoo[classic]>=1.25",)),
)

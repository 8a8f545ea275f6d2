"""The registry of the main process when workers own the tables: it has no rooms, and notifies the workers."""

from keltis.server.live.node import Node
from keltis.server.live.registry import TableRegistry
from keltis.server.metrics import Numbers
from keltis.server.table_workers.handover_gateway import HandoverGateway
from keltis.server.table_workers.messages import Load, Refresh
from keltis.table.table import Table


class RemoteRegistry(TableRegistry):
    """Forwards to the owners of tables."""

    def __init__(self, node: Node, gateway: HandoverGateway) -> None:
        super().__init__(node)
        self._gateway = gateway

    def created(self, table: Table) -> None:
        self.prepare_bots(table)
        if table.phase == "running":
            self._gateway.tell_owner(table.id, Load(table.id))

    def refresh(self, table_id: str) -> None:
        self._gateway.tell_owner(table_id, Refresh(table_id))

    async def drain(self, seconds: float) -> None:
        self.node.closing = True
        await self._gateway.drain(seconds)

    def healthy(self) -> bool:
        return super().healthy() and self._gateway.healthy()

    def worker_restarts(self) -> int:
        return self._gateway.restarts()

    def numbers(self) -> Numbers:
        return super().numbers() + self._gateway.numbers()

    async def load_overdue(self) -> None:
        """The workers do this, each for its own tables."""

"""`keltis --help`: the commands in groups, each with its whole summary."""

from typing import Any

from typer.core import TyperGroup

GROUPS = {
    "Play": ("play", "join", "watch", "replay", "puzzles"),
    "Look up": ("games", "rules", "bots"),
    "Records": ("analyse", "check", "verify"),
    "Boards and variants": ("board", "simulate", "compare", "solve"),
    "Bots": ("arena", "ladder", "bot", "warm"),
    "Research": ("data", "text", "leaderboard"),
    "Host a server": ("serve", "health", "backup", "restore", "export", "import", "ratings"),
}
REST, ALL = "Other", "Commands"
WHOLE = 400  # characters of a summary: click cuts it at 45 by default


class GroupedCommands(TyperGroup):
    """A group whose help lists its commands under headings."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write every command once; those without a group come last."""
        left = dict.fromkeys(self.list_commands(ctx))
        for title, names in GROUPS.items():
            self._section(ctx, formatter, title, [name for name in names if name in left])
            for name in names:
                left.pop(name, None)
        self._section(ctx, formatter, REST if len(left) < len(self.commands) else ALL, list(left))

    def _section(self, ctx: Any, formatter: Any, title: str, names: list[str]) -> None:
        rows = []
        for name in names:
            command = self.get_command(ctx, name)
            if command is not None and not command.hidden:
                rows.append((name, command.get_short_help_str(WHOLE)))
        if rows:
            with formatter.section(title):
                formatter.write_dl(rows)

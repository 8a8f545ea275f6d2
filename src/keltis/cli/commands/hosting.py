"""Commands of those who run a server: start it, copy it, move its games."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.cli.commands.options import (
    Config,
    Database,
    Lang,
    known_language,
)


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; default: this machine only.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0: any free one.", min=0, max=65535)] = None,
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="The database: a file, or postgresql://…")
    ] = None,
    url: Annotated[str | None, typer.Option(help="Public address, e.g. https://keltis.example")] = None,
    lan: Annotated[bool | None, typer.Option("--lan", help="Also listen on the local network.")] = None,
    proxy: Annotated[
        bool | None, typer.Option("--proxy", help="Trust a proxy's X-Forwarded-For header.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="The number of processes for tables; default: by processors.", min=0)
    ] = None,
    bots: Annotated[int | None, typer.Option(help="The number of processes for bots.", min=1)] = None,
    log: Annotated[str | None, typer.Option(metavar="text|json", help="The log format.")] = None,
    config: Config = None,
    example_config: Annotated[
        bool, typer.Option("--example-config", help="Print a settings file with all defaults, and exit.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Also open the browser.")] = False,
    lang: Lang = "",
) -> None:
    """Start a server for players on other devices.

    \b
    Examples:
      keltis serve                                  on this machine
      keltis serve --lan                            for phones and laptops at home
      keltis serve --database games.db --port 9000
      keltis serve --url https://keltis.example --proxy
      keltis serve --example-config > keltis.toml   every setting, to edit and use with --config

    Every setting can also be an environment variable, e.g. KELTIS_PORT=9000.
    """
    from keltis.cli.hosting.serve import print_example_config, serve

    if example_config:
        print_example_config()
        return
    wishes = {"host": host, "port": port, "database": database, "url": url, "lan": lan, "proxy": proxy}
    wishes |= {"workers": workers, "bots": bots, "log_format": log}
    serve(config, wishes, known_language(lang), open_page)


def health(
    port: Annotated[int | None, typer.Option(help="The port of the server.", min=1, max=65535)] = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    """Ask the server on this machine whether it and its database work; exit code 2 if not.

    \b
    Examples:
      keltis health
      keltis health --config keltis.toml
    """
    from keltis.cli.hosting.health import health

    health(config, port, known_language(lang))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, e.g. keltis-monday.db.")],
    database: Database = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    """Back up the database of a server to a new file, also while the server runs.

    The copy is a database like the one it was made from: `keltis serve --database FILE` plays on from there.

    \b
    Examples:
      keltis backup keltis-monday.db
      keltis backup copy.db --database games.db
    """
    from keltis.cli.hosting.backup import backup

    backup(file, config, database, known_language(lang))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by keltis backup.")],
    database: Database = None,
    config: Config = None,
    check: Annotated[bool, typer.Option("--check", help="Only check the file; nothing is changed.")] = False,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace an existing database; it is renamed, not deleted.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Check a backup by replaying all its tables, then make it the database of the server.

    Stop the server first. Scheduled backups are in the folder of the setting backup_folder.

    \b
    Examples:
      keltis restore keltis-monday.db --check      a drill: is the backup usable?
      keltis restore keltis-monday.db --replace
    """
    from keltis.cli.hosting.restore import restore

    restore(file, config, database, check, replace, known_language(lang))


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, e.g. tables.jsonl.")],
    database: Database = None,
    config: Config = None,
    table: Annotated[
        list[str] | None, typer.Option("--table", metavar="ID", help="Only this table; repeatable.")
    ] = None,
    tables_only: Annotated[
        bool, typer.Option("--tables-only", help="Leave out people, accounts and sessions.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Export the tables of a server to a file, to move them to another server or database.

    The server may be running.

    \b
    Examples:
      keltis export tables.jsonl
      keltis export one.jsonl --table 3k7mp… --tables-only
      keltis export all.jsonl --database postgresql://localhost/keltis
    """
    from keltis.cli.hosting.transfer import export_tables

    export_tables(file, config, database, table or [], not (tables_only or table), known_language(lang))


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by keltis export.")],
    database: Database = None,
    config: Config = None,
    count: Annotated[
        bool,
        typer.Option(
            "--count", help="Count its games in statistics and ratings: only for files of your own server."
        ),
    ] = False,
    lang: Lang = "",
) -> None:
    """Import the tables in a file. Each one is verified by replaying it.

    \b
    Examples:
      keltis import tables.jsonl
      keltis import tables.jsonl --database postgresql://localhost/keltis --count
    """
    from keltis.cli.hosting.transfer import import_tables

    import_tables(file, config, database, count, known_language(lang))


def ratings(database: Database = None, config: Config = None, lang: Lang = "") -> None:
    """Compute the ratings of all people on a server again, from the results of their games.

    Needed only after the bots were rated anew. The server may be running.

    \b
    Examples:
      keltis ratings
      keltis ratings --database postgresql://localhost/keltis
    """
    from keltis.cli.hosting.transfer import recompute_ratings

    recompute_ratings(config, database, known_language(lang))

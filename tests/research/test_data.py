"""Data sets are what the environments show, whichever way they are made and read."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from keltis import as_jsonl, as_text, game_named, record_of
from keltis.cli.main import main
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.research import dataset
from keltis.research.data import making
from keltis.research.data.block import Block
from keltis.research.data.compiled import played_blocks
from keltis.research.data.info import DataError, DataInfo, info_of
from keltis.research.data.parquet import writing
from keltis.research.data.records import RecordBlocks
from keltis.research.rows import Rows, rows_of_all
from keltis.simulation.plain import Plan, outcomes, played
from keltis.stepping.packing import unpack, unpack_masks

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")


def plan_of(game: AnyGame, bots: tuple[str, ...] = ("random", "greedy")) -> Plan:
    return Plan(game.name, game.load_board(), bots, seed=5)


def make(path: Path, plan: Plan, games: int) -> None:
    game = game_named(plan.game)
    with writing(path, info_of(game, plan.board, list(plan.bots), plan.seed)) as write:
        for block in making.blocks(plan, games):
            write(block)


def fail(path: Path, info: DataInfo, block: Block, error: type[BaseException]) -> None:
    with writing(path, info) as write:
        write(block)
        raise error


def same(left: Block | Rows, right: Block | Rows) -> bool:
    pairs: list[tuple[Any, Any]] = list(zip(left, right, strict=True))
    return all(np.array_equal(a, b, equal_nan=a.dtype.kind == "f") for a, b in pairs)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "keltis.parquet"
    make(path, plan_of(game_named("keltis")), 300)
    return path


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_data_and_records_of_the_same_games_give_the_same_rows(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    plan = plan_of(game)
    plays = [played(plan, index) for index in range(3)]
    records = [record_of(play, ["Ada", "Bob"]) for play in plays]
    make(tmp_path / "games.parquet", plan, 3)
    wanted = rows_of_all(plays, "margin")
    assert same(dataset(tmp_path / "games.parquet", rewards="margin").read(), wanted)
    (tmp_path / "games.txt").write_text("\n".join(map(as_text, records)), "utf-8")
    (tmp_path / "games.jsonl").write_text("".join(map(as_jsonl, records)), "utf-8")
    for name in ("games.txt", "games.jsonl"):
        assert same(dataset(tmp_path / name, rewards="margin").read(), wanted)


@pytest.mark.parametrize("name", ["keltis", "weg_der_steine"])
def test_compiled_and_plain_rules_give_the_same_rows(name: str, tmp_path: Path) -> None:
    plan = plan_of(game_named(name))
    (block,) = played_blocks(plan, 3, jobs=2)
    (plain,) = making._plain_blocks(plan, outcomes(plan, 3, compiled=False))
    assert same(block, plain)
    records = [record_of(played(plan, index), ["Ada", "Bob"]) for index in range(3)]
    (tmp_path / "games.txt").write_text("\n".join(map(as_text, records)), "utf-8")
    (recorded,) = RecordBlocks(tmp_path / "games.txt", None)._compiled()
    assert same(recorded, block)


def test_batches_have_every_row_once_in_an_order_that_the_seed_decides(file: Path) -> None:
    data = dataset(file, batch=5000, shuffle=3)
    first, second = list(data), list(data)
    assert {len(rows.actions) for rows in first[:-1]} == {5000}
    assert sum(len(rows.actions) for rows in first) == len(data)
    assert not same(first[0], second[0])
    assert same(first[0], next(iter(dataset(file, batch=5000, shuffle=3))))
    assert len(np.unique(first[0].games)) > 250
    whole = dataset(file).read()
    checks = [np.sort(np.concatenate([rows.actions for rows in some])) for some in (first, second, [whole])]
    assert np.array_equal(checks[0], checks[2])
    assert np.array_equal(checks[1], checks[2])
    some = dataset(file, batch=700, shuffle=1, seat=1)
    assert sum(len(rows.actions) for rows in some) == int((whole.seats == 1).sum())
    assert {int(seat) for rows in some for seat in rows.seats} == {1}


def test_packed_rows_unpack_to_the_others(file: Path) -> None:
    game = game_named("keltis")
    packed, rows = dataset(file, batch=100, packed=True), dataset(file, batch=100)
    for small, large in zip(packed, rows, strict=False):
        assert np.array_equal(unpack(game.learning.observation, 2, small.observations), large.observations)
        assert np.array_equal(unpack_masks(game.actions, small.masks), large.masks)
        assert large.masks[np.arange(len(large.actions)), large.actions].all()
        break


def test_an_interrupt_leaves_the_games_so_far_and_an_error_nothing(tmp_path: Path) -> None:
    plan = plan_of(game_named("weg_der_steine"))
    info = info_of(game_named(plan.game), plan.board, list(plan.bots), 5)
    for error, left in ((KeyboardInterrupt, 1), (OSError, 0)):
        path = tmp_path / f"{left}.parquet"
        with pytest.raises(error):
            fail(path, info, next(making.blocks(plan, 2)), error)
        assert path.exists() == bool(left)
        assert not list(tmp_path.glob("*.part"))
    assert set(dataset(tmp_path / "1.parquet").read().games.tolist()) == {0, 1}


def test_other_files_are_refused(tmp_path: Path, file: Path) -> None:
    (tmp_path / "cut.parquet").write_bytes(file.read_bytes()[:1000])
    parquet.write_table(pa.table({"x": [1]}), tmp_path / "other.parquet")
    table = parquet.read_table(file)
    info = json.loads(table.schema.metadata[b"keltis"])
    for name, change in (("old", {"observation": 0}), ("new", {"format": 2}), ("more", {"players": 3})):
        changed = table.replace_schema_metadata({b"keltis": json.dumps(info | change)})
        parquet.write_table(changed, tmp_path / f"{name}.parquet")
    for bad in sorted(tmp_path.glob("*.parquet")):
        with pytest.raises(DataError, match="cannot be read as a data set"):
            dataset(bad)
    both = [played(plan_of(game_named(name)), 0) for name in ("keltis", "wuerfelspiel")]
    mixed = tmp_path / "mixed.txt"
    mixed.write_text("\n".join(as_text(record_of(play, ["Ada", "Bob"])) for play in both), "utf-8")
    with pytest.raises(DataError, match="different kinds"):
        dataset(mixed).read()
    with pytest.raises(ValueError, match="seat"):
        dataset(file, seat=2)
    with pytest.raises(ValueError, match="rewards"):
        dataset(file, rewards="fame")


def test_the_commands_and_the_example_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KELTIS_LANG", "en")

    def run(line: str) -> tuple[object, str]:
        monkeypatch.setattr("sys.argv", line.split())
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        return left.value.code, out + err

    make_line, show_line = re.findall(r"^    (keltis data .*)$", PAGE, re.MULTILINE)
    assert run(make_line.replace("10000", "300"))[1].startswith("keltis.parquet: 300 games, ")
    assert "Bots by seat: greedy, greedy" in run(show_line)[1]
    assert run(make_line) == (2, "keltis: keltis.parquet exists already; choose another name\n")
    (tmp_path / "no.txt").write_text("nothing\n")
    assert run("keltis data show no.txt")[0] == 2
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(example, {})


def test_the_page_names_every_column(file: Path) -> None:
    table = PAGE.partition("| column | type | meaning |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == parquet.read_schema(file).names

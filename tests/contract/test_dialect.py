"""Rules keep to the dialect: what is written here runs as plain Python and can be compiled."""

import ast
import inspect
import pkgutil
import textwrap
from collections.abc import Callable, Iterator
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import pytest

import keltis
from keltis import GAMES
from keltis.core.dialect import rule
from keltis.core.game import AnyGame

NODES = (
    *(ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AugAssign, ast.Expr),
    *(ast.If, ast.While, ast.For, ast.Break, ast.Continue, ast.Pass),
    *(ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.Call, ast.Tuple, ast.IfExp),
    *(ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.operator, ast.unaryop, ast.boolop),
    *(ast.expr_context, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
)
FORBIDDEN_OPERATORS = (ast.Div, ast.Pow, ast.MatMult)
BUILTINS = {"range", "len", "min", "max", "abs"}


def modules() -> Iterator[ModuleType]:
    for module in pkgutil.walk_packages(keltis.__path__, "keltis."):
        if module.name.split(".")[1] in ("core", "parts", "cardgame", "games", "comparison"):
            yield import_module(module.name)


def rules() -> list[FunctionType]:
    found = {
        function
        for module in modules()
        for function in vars(module).values()
        if isinstance(function, FunctionType) and getattr(function, "dialect", "") == "rule"
    }
    return sorted(found, key=lambda function: f"{function.__module__}.{function.__name__}")


def faults(function: FunctionType) -> list[str]:
    """The violations of the dialect in a rule."""
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef)
    body = tree.body[1:] if ast.get_docstring(tree) else tree.body
    local = {argument.arg for argument in tree.args.args}
    local |= {
        node.id
        for part in body
        for node in ast.walk(part)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    found = []
    for part in body:
        for node in ast.walk(part):
            fault = _fault(node, function, local)
            if fault:
                found.append(f"{function.__module__}.{function.__name__}: {fault}: {ast.unparse(node)}")
    return found


def _fault(node: ast.AST, function: FunctionType, local: set[str]) -> str:
    if not isinstance(node, NODES):
        return type(node).__name__
    if isinstance(node, FORBIDDEN_OPERATORS):
        return "not a whole-number operation"
    if isinstance(node, ast.Constant) and not isinstance(node.value, int):
        return "a constant that is not a number"
    if isinstance(node, ast.For) and not (
        isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "range" and not node.orelse
    ):
        return "a loop over something else than a range"
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        return "a slice"
    if isinstance(node, ast.Call):
        return _call_fault(node, function)
    if isinstance(node, ast.Name) and node.id not in local | BUILTINS:
        value = function.__globals__.get(node.id)
        if not isinstance(value, int | tuple | ModuleType | FunctionType):
            return "a name that is not a number"
    return ""


def _call_fault(node: ast.Call, function: FunctionType) -> str:
    if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
        return "a call with names or stars"
    called = _resolve(node.func, function)
    if called is None and ast.unparse(node.func) in BUILTINS:
        return ""
    if getattr(called, "dialect", "") not in ("rule", "primitive"):
        return "a call of something that is not a rule"
    return ""


def _resolve(node: ast.expr, function: FunctionType) -> Any:
    if isinstance(node, ast.Name):
        return function.__globals__.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(function.__globals__.get(node.value.id), node.attr, None)
    return None


@pytest.mark.parametrize("function", rules(), ids=lambda f: f"{f.__module__}.{f.__name__}")
def test_every_rule_keeps_to_the_dialect(function: FunctionType) -> None:
    assert faults(function) == []


def test_there_are_rules_to_check() -> None:
    assert len(rules()) > 30


COMPILED = (
    "mover",
    "legal_actions",
    "apply_action",
    "chance_ways",
    "chance_way",
    "score",
    "redeal",
    "appraise",
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", COMPILED)
def test_what_is_compiled_of_a_game_is_written_in_the_dialect(game: AnyGame, name: str) -> None:
    assert getattr(game.rules if hasattr(game.rules, name) else game.learning, name) in rules()


@rule
def with_a_dict(_: int) -> int:
    return len({})


@rule
def with_a_string(_: int) -> int:
    return 1 if "a" < "b" else 2


@rule
def with_a_division(x: int) -> float:
    return x / 2


@rule
def with_a_slice(x: tuple[int, ...]) -> int:
    return len(x[1:])


@rule
def with_a_loop_over_things(x: tuple[int, ...]) -> int:
    total = 0
    for item in x:
        total += item
    return total


@rule
def with_a_foreign_call(x: int) -> int:
    return x.bit_count()


@rule
def with_an_exception(x: int) -> int:
    if x < 0:
        raise ValueError
    return x


@rule
def with_a_list(x: int) -> int:
    return [x][0]


@rule
def with_a_nested_function(x: int) -> int:
    return (lambda y: y)(x)


@pytest.mark.parametrize(
    "function",
    [
        with_a_dict,
        with_a_string,
        with_a_division,
        with_a_slice,
        with_a_loop_over_things,
        with_a_foreign_call,
        with_an_exception,
        with_a_list,
        with_a_nested_function,
    ],
)
def test_what_is_outside_the_dialect_is_found(function: Callable[..., object]) -> None:
    assert isinstance(function, FunctionType)
    assert faults(function)

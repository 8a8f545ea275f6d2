"""pgx: batches of games in JAX on the CPU, compiled and warm, with auto-reset."""

# The package is installed in its own environment.
# mypy: disable-error-code="import-not-found,import-untyped"

from collections.abc import Mapping
from functools import partial
from typing import Any

from benchmarks.peers.count import Count, steps
from benchmarks.peers.worker import Chunk, Preparation, serve

BATCHES = (1, 64, 1024, 4096, 16384, 65536)  # of connect four
OTHERS = ("2048", "hex", "leduc_holdem", "sparrow_mahjong", "backgammon")
BATCH = 1024
CHUNK = 65536  # steps at a time
LOOP = 64  # steps in one call, where the loop is in JAX too


def batch(name: str, size: int, loop: int = 1) -> Chunk:
    """Steps of a batch: choosing at random among the legal actions, stepping and resetting in one call.

    As pgx's own documentation does it; other generators, ways to choose and donated buffers were slower.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    advance = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, rng = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return advance(state, action, jax.random.split(rng, size)), key

    def many(state: Any, key: Any) -> tuple[Any, Any]:
        both: tuple[Any, Any] = jax.lax.fori_loop(0, loop, lambda _, both: step(*both), (state, key))
        return both

    run = jax.jit(step if loop == 1 else many)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))
    calls = max(1, min(1000, CHUNK // (size * loop)))

    def chunk() -> Count:
        nonlocal state, key
        for _ in range(calls):
            state, key = run(state, key)
        jax.block_until_ready(state)
        return steps(calls * size * loop)

    return chunk


def series() -> Mapping[str, Preparation]:
    """The available series."""
    import jax

    jax.config.update("jax_platforms", "cpu")
    return {
        **{f"pgx/step-{size}/connect_four": partial(batch, "connect_four", size) for size in BATCHES},
        f"pgx/loop-{BATCH}/connect_four": partial(batch, "connect_four", BATCH, LOOP),
        **{f"pgx/step-{BATCH}/{name}": partial(batch, name, BATCH) for name in OTHERS},
    }


if __name__ == "__main__":
    serve(series, ("pgx", "jax", "jaxlib", "numpy"))

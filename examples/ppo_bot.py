"""The bots that `ppo.py` trains: NumPy alone decides. The net is a file beside this one.

keltis arena keltis --bots examples/ppo_bot.py:Keltis,greedy
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent


@cache
def layers(game: str) -> tuple[Any, list[tuple[Any, Any]]]:
    """The scale of the observations, and the weights and biases of the layers."""
    with np.load(HERE / f"ppo-{game}.npz") as file:
        pairs = [(file[f"weight{i}"], file[f"bias{i}"]) for i in range(sum("bias" in name for name in file))]
        return file["scale"], [(weight.astype(np.float32), bias.astype(np.float32)) for weight, bias in pairs]


class Keltis:
    """Takes the legal action with the largest logit."""

    game = "keltis"

    def choose(self, question: Any) -> int:
        scale, rest = layers(self.game)
        row = np.array(question.observation, np.float32) * scale
        for weight, bias in rest[:-1]:
            row = np.maximum(row @ weight + bias, 0)
        weight, bias = rest[-1]
        logits = row @ weight + bias
        return int(max(question.legal, key=lambda action: float(logits[action])))

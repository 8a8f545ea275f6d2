"""Masked PPO in PyTorch: a net first imitates recorded games, then learns by itself against a bot.

    keltis data make keltis --games 10000 --bots greedy --out greedy.parquet
    python examples/ppo.py keltis --imitate greedy.parquet --out ppo-keltis.npz
    keltis arena keltis --bots examples/ppo_bot.py:Keltis,greedy

One decision in each of many games is one step of `VectorEnv`; the opponent and chance act inside of it. The
reward of a decision is how much it changed the lead over the opponents: these rewards add up to the margin of
the whole game, and say earlier what was good. Illegal actions get a logit of minus infinity.

Every line on stdout is a measurement against the same opponent, as JSON: a learning curve.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from keltis.research import dataset
from keltis.research.vector import VectorEnv, VectorStep

GAMES = 256  # played side by side
LENGTH = 64  # decisions per game between two updates
EPOCHS, MINIBATCH = 3, 2048
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.004, 0.5
IMITATIONS = 3  # passes through the recorded games
WARM_UP = 20  # updates of the value alone, after imitation
LAMBDA = 0.95  # of generalised advantage estimation; nothing is discounted, since games end
POINTS = 20.0  # of the lead are a reward of 1
WIDTH = 256
EVALUATED = 1000  # games per measurement


class Net:
    """A policy and a value, with a net each."""

    def __init__(self, size: int, actions: int, scale: Any) -> None:
        self.scale = torch.as_tensor(scale)
        self.policy, self.value = layers(size, WIDTH, actions), layers(size, WIDTH // 2, 1)
        nn.init.orthogonal_(self.policy[-1].weight, 0.01)

    def choices(self, observations: Any, masks: Any) -> Any:
        """The distribution over legal actions."""
        logits = self.policy(observations.float() * self.scale).masked_fill(~masks, -torch.inf)
        return Categorical(logits=logits, validate_args=False)

    def worths(self, observations: Any) -> Any:
        """The expected rewards from here to the end of the game."""
        return self.value(observations.float() * self.scale).squeeze(-1)

    def save(self, file: Path) -> None:
        """Write the policy for `ppo_bot.py`, which needs NumPy alone."""
        linear = [layer.detach().numpy() for layer in self.policy.parameters()]
        arrays = {f"{'bias' if i % 2 else 'weight'}{i // 2}": array.T for i, array in enumerate(linear)}
        small = {name: array.astype(np.float16) for name, array in arrays.items()}
        np.savez_compressed(file, allow_pickle=False, scale=self.scale.numpy(), **small)


def layers(size: int, width: int, results: int) -> Any:
    """A net with two hidden layers."""
    hidden = nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
    return nn.Sequential(*hidden, nn.Linear(width, results))


class Rollout(NamedTuple):
    """What happened between two updates: tensors by step and game."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms of the probabilities of the actions
    values: Any  # one row more: of the positions reached at last
    rewards: Any
    ended: Any


class Learner:
    """The games in which the net learns."""

    def __init__(self, game: str, players: int, opponent: str, seed: int) -> None:
        self.env = VectorEnv(game, players, GAMES, seed, opponents=opponent, rewards="margin", copy=True)
        layout = self.env.game.learning.observation
        low, high = np.abs(np.array(layout.bounds(players), np.float32))
        self.net = Net(self.env.observation_size, self.env.actions, 1 / np.maximum(np.maximum(low, high), 1))
        self.optimiser = torch.optim.Adam(self.parameters(), RATE, eps=1e-5)
        self.step, self.lead = self.env.reset(), self.leads()

    def parameters(self) -> list[Any]:
        """Everything that is learned."""
        return [*self.net.policy.parameters(), *self.net.value.parameters()]

    def imitate(self, file: Path, seed: int) -> None:
        """Learn to choose what was chosen in recorded games."""
        for _ in range(IMITATIONS):
            for rows in dataset(file, batch=MINIBATCH, shuffle=seed):
                chosen = self.net.choices(torch.from_numpy(rows.observations), torch.from_numpy(rows.masks))
                self.improve(-chosen.log_prob(torch.from_numpy(rows.actions)).mean())

    def improve(self, loss: Any) -> None:
        """A step down the gradient."""
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters(), 0.5)
        self.optimiser.step()

    def leads(self) -> Any:
        """By how much the learner leads in every game, as if it ended now."""
        scores = self.env.scores().astype(np.float32)
        own = scores[np.arange(len(scores)), self.env.learners]
        return own - (scores.sum(1) - own) / (scores.shape[1] - 1)

    def roll(self) -> Rollout:
        """Play on in all games."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(LENGTH):
            seen, masks = tensors(self.step)
            chosen, value = self.net.choices(seen, masks), self.net.worths(seen)
            action = chosen.sample()
            self.step = self.env.step(action.numpy())
            ended, before, self.lead = self.step.terminated, self.lead, self.leads()
            change = np.where(ended, self.step.rewards, self.lead) - before
            reward = torch.as_tensor(change / POINTS, dtype=torch.float32)
            rows.append((seen, masks, action, chosen.log_prob(action), value, reward, torch.as_tensor(ended)))
        columns = [torch.stack(column) for column in zip(*rows, strict=True)]
        columns[4] = torch.cat([columns[4], self.net.worths(tensors(self.step)[0])[None]])
        return Rollout(*columns)

    def learn(self, rolled: Rollout, policy: bool) -> None:
        """Improve the value by what happened, and the policy unless the value is still too young."""
        gains = advantages(rolled)
        targets = gains + rolled.values[:-1]
        seen, masks, actions, chances = (column.flatten(0, 1) for column in rolled[:4])
        gains, targets = gains.flatten(), targets.flatten()
        for _ in range(EPOCHS):
            for some in torch.randperm(len(gains)).split(MINIBATCH):
                loss = VALUE * (self.net.worths(seen[some]) - targets[some]).square().mean()
                if policy:
                    chosen = self.net.choices(seen[some], masks[some])
                    gain = (gains[some] - gains[some].mean()) / (gains[some].std() + 1e-8)
                    ratio = (chosen.log_prob(actions[some]) - chances[some]).exp()
                    won = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                    loss = loss - won - ENTROPY * entropy(chosen).mean()
                self.improve(loss)


def tensors(step: VectorStep) -> tuple[Any, Any]:
    """Observations and masks for the net."""
    return torch.from_numpy(step.observations), torch.from_numpy(step.masks)


def entropy(chosen: Any) -> Any:
    """The entropy of masked distributions; an illegal action adds nothing."""
    return -(chosen.probs * chosen.logits.clamp(min=-1e9)).sum(-1)


def advantages(rolled: Rollout) -> Any:
    """Generalised advantage estimates; a game that has ended does not go on in the next row."""
    gains, later = torch.zeros_like(rolled.rewards), torch.zeros(rolled.rewards.shape[1])
    for row in range(len(gains) - 1, -1, -1):
        goes_on = (~rolled.ended[row]).float()
        surprise = rolled.rewards[row] + goes_on * rolled.values[row + 1] - rolled.values[row]
        gains[row] = later = surprise + goes_on * LAMBDA * later
    return gains


def measured(net: Net, game: str, players: int, opponent: str) -> dict[str, float]:
    """The share of wins (a shared one in parts) and the margin of the net's best actions, with new cards."""
    env = VectorEnv(game, players, EVALUATED, seed=2**40, opponents=opponent, rewards="margin")
    step, open_games = env.reset(), np.ones(EVALUATED, bool)
    wins, margins = np.zeros(EVALUATED), np.zeros(EVALUATED)
    while open_games.any():
        step = env.step(net.choices(*tensors(step)).logits.argmax(-1).numpy())
        over = open_games & step.terminated
        scores = env.final_scores[over]  # the learner's first
        best = scores == scores.max(1, keepdims=True)
        wins[over], margins[over] = best[:, 0] / best.sum(1), step.rewards[over]
        open_games &= ~over
    error = wins.std() / EVALUATED**0.5
    return {"wins": round(wins.mean(), 3), "error": round(error, 3), "margin": round(margins.mean(), 2)}


def train(
    game: str,
    players: int,
    opponent: str,
    steps: int,
    seed: int,
    out: Path,
    measure: int,
    imitate: Path | None,
) -> None:
    """Learn from so many decisions; print a measurement every `measure` of them."""
    torch.manual_seed(seed)
    learner, begin = Learner(game, players, opponent, seed), time.process_time()
    if imitate:
        learner.imitate(imitate, seed)
    for number, done in enumerate(range(0, steps + 1, GAMES * LENGTH)):
        if done % measure < GAMES * LENGTH:
            with torch.no_grad():
                figures = measured(learner.net, game, players, opponent)
            seconds = round(time.process_time() - begin)
            print(json.dumps({"steps": done, "cpu_seconds": seconds, **figures}), flush=True)
            learner.net.save(out)
        for group in learner.optimiser.param_groups:
            group["lr"] = RATE * max(1 - done / steps, 0.02)
        with torch.no_grad():
            rolled = learner.roll()
        learner.learn(rolled, policy=not imitate or number >= WARM_UP)
    learner.net.save(out)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game of the family by masked PPO.")
    parser.add_argument("game", nargs="?", default="keltis")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="greedy", help="greedy or random")
    parser.add_argument("--steps", type=int, default=6_000_000, help="decisions to learn from")
    parser.add_argument("--measure", type=int, default=250_000, help="decisions between two measurements")
    parser.add_argument("--imitate", type=Path, help="begin with these recorded games, e.g. greedy.parquet")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("ppo.npz"), help="the policy, for ppo_bot.py")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    numbers = (given.steps, given.seed, given.out, given.measure, given.imitate)
    train(given.game, given.players, given.opponent, *numbers)


if __name__ == "__main__":
    main()

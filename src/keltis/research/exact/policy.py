"""Policies: the probability of each action in a position.

A policy may only use what the seat to move may know. It is called once per information set, with any of its
positions; results for a policy that looks at hidden cards are wrong.
"""

from collections.abc import Callable, Mapping

from keltis.bots import Bot, ask
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng

Policy = Callable[[AnyPlay], Mapping[int, float]]  # missing actions have probability 0


def uniform(play: AnyPlay) -> Mapping[int, float]:
    """The uniform policy: what the bot `random` does."""
    legal = play.legal()
    return dict.fromkeys(legal, 1.0 / len(legal))


def policy_of(bot: Bot, times: int = 1, seed: int = 0) -> Policy:
    """The policy of a bot, estimated from `times` calls with different seeds.

    For a deterministic bot one call is exact.
    """

    def policy(play: AnyPlay) -> Mapping[int, float]:
        chances: dict[int, float] = {}
        for index in range(times):
            action = ask(bot, play, seeded_rng(seed, index))
            chances[action] = chances.get(action, 0.0) + 1.0 / times
        return chances

    return policy


def best_action(worth: Callable[[Struct], float]) -> Policy:
    """The action with the highest value for its mover; the first one if several are equal.

    `worth` gives the first seat's share; the second seat has the rest.
    """

    def policy(play: AnyPlay) -> Mapping[int, float]:
        def gain(action: int) -> float:
            after = play.state.copy()
            play.game.rules.apply_action(play.board, after, action)
            return worth(after) if play.mover == 0 else -worth(after)

        return {max(play.legal(), key=gain): 1.0}

    return policy


def spread(policy: Policy, play: AnyPlay, actions: tuple[int, ...]) -> list[float]:
    """The probabilities of all legal actions; an illegal action is an error."""
    chances = policy(play)
    found = [float(chances.get(action, 0.0)) for action in actions]
    if min(found) < 0 or abs(sum(found) - 1.0) > 1e-9 or not set(chances) <= set(actions):
        raise ValueError(
            f"a policy must assign probabilities that sum to 1 to the legal actions, not {dict(chances)}"
        )
    return found

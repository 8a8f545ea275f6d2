"""What is measured: a policy says with which chance it would do each action.

A policy may use only what the seat that is to act may know. It is asked once for every information set, in
any of the worlds that belong to it; whoever looks at a card it cannot see is measured wrongly.
"""

from collections.abc import Callable, Mapping

from keltis.bots import Bot, ask
from keltis.core.layout import Struct
from keltis.core.luck import lucky
from keltis.core.play import AnyPlay

Policy = Callable[[AnyPlay], Mapping[int, float]]  # actions that are not named are never done


def uniform(play: AnyPlay) -> Mapping[int, float]:
    """Any legal action, all alike: what the bot `random` does."""
    legal = play.legal()
    return dict.fromkeys(legal, 1.0 / len(legal))


def policy_of(bot: Bot, times: int = 1, seed: int = 0) -> Policy:
    """The policy of a bot, which is asked so many times with a luck of its own: the more, the closer.

    For a bot that does not draw lots, once is enough and exact.
    """

    def policy(play: AnyPlay) -> Mapping[int, float]:
        chances: dict[int, float] = {}
        for index in range(times):
            action = ask(bot, play, lucky(seed, index))
            chances[action] = chances.get(action, 0.0) + 1.0 / times
        return chances

    return policy


def best_action(worth: Callable[[Struct], float]) -> Policy:
    """The action that leads to the position that is worth most to its mover, the first of equals.

    `worth` is the first seat's share; the second seat has the rest.
    """

    def policy(play: AnyPlay) -> Mapping[int, float]:
        def gain(action: int) -> float:
            after = play.state.copy()
            play.game.apply_action(play.facts, after, action)
            return worth(after) if play.mover == 0 else -worth(after)

        return {max(play.legal(), key=gain): 1.0}

    return policy


def spread(policy: Policy, play: AnyPlay, actions: tuple[int, ...]) -> list[float]:
    """The chance of every action of a list, which is all that is legal; anything else is a mistake."""
    chances = policy(play)
    found = [float(chances.get(action, 0.0)) for action in actions]
    if min(found) < 0 or abs(sum(found) - 1.0) > 1e-9 or not set(chances) <= set(actions):
        raise ValueError(f"a policy must give chances that sum to 1 to legal actions, not {dict(chances)}")
    return found

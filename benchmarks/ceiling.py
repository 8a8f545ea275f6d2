"""The ceiling: how much does a bot win against others if it is told their hands? In card games only.

    python -m benchmarks.ceiling GAME [--bot merlin] [--against greedy] [--players N] [--games N] [--seed N]

The bot plays the same deals twice, from every seat: as always, and with the other hands marked as known to
all in its copy of the position. What it then still loses, luck and its own errors leave. Nets have not
learned positions with open hands: for levels with a net this is no ceiling.
"""

import argparse
from collections.abc import Callable
from typing import Any

from keltis import Play, game_named
from keltis.arena.contest import Contest, Deal, lined_up
from keltis.arena.estimates import BotResult, interval, shares_of, standings
from keltis.bots import ask
from keltis.bots.loading import new_bots
from keltis.core.play import AnyPlay
from keltis.core.rng import Rng, seed_bots, seeded_rng

CARD_GAMES = ("keltis", "neue_wege", "orakel")


def with_open_hands(play: AnyPlay) -> AnyPlay:
    """The position with the hands of all others marked as known, so that determinisation keeps them."""
    told = play.fork()
    state: Any = told.state
    for seat, player in enumerate(state.seats[: state.players]):
        if seat != told.mover:
            player.hand.known.once, player.hand.known.twice = player.hand.held.once, player.hand.held.twice
    return told


def played(contest: Contest, deal: int, rotation: int, tell: Callable[[AnyPlay], AnyPlay]) -> tuple[int, ...]:
    """The scores of one game by place in the line-up; `tell` makes the position that the first bot sees."""
    play: AnyPlay = Play(game_named(contest.game), contest.players, contest.board)
    chance, thoughts = seeded_rng(contest.seed, deal), Rng()
    seed_bots(thoughts, contest.seed, deal)
    seated, bots = contest.seated(rotation), new_bots(contest.lineup)
    play.settle(chance)
    while not play.over:
        place = seated[play.mover]
        play.do(ask(bots[place], play if place else tell(play), thoughts))
        play.settle(chance)
    scores = play.scores()
    return tuple(scores[seated.index(place)] for place in range(contest.players))


def result(contest: Contest, deals: int, tell: Callable[[AnyPlay], AnyPlay]) -> dict[int, Deal]:
    """All games of some deals."""
    return {
        deal: tuple(played(contest, deal, rotation, tell) for rotation in range(contest.players))
        for deal in range(deals)
    }


def line(name: str, one: BotResult) -> str:
    return f"{name:<12}{one.share:7.3f} ({one.low:.3f} – {one.high:.3f}), {one.score:.1f} points"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("game", choices=CARD_GAMES)
    parser.add_argument("--bot", default="merlin")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=21)
    args = parser.parse_args()
    lineup = lined_up([args.bot, args.against], args.players)
    contest = Contest(args.game, game_named(args.game).load_board(), lineup, args.seed)
    deals = max(1, args.games // args.players)
    usual, told = (result(contest, deals, tell) for tell in (lambda play: play, with_open_hands))
    print(f"{args.game}: {args.bot} against {args.against}, {deals * args.players} games, seed {args.seed}")
    print(line("as always", standings(contest, usual)[0]))
    print(line("open hands", standings(contest, told)[0]))
    gains = [shares_of(told[deal])[0] - shares_of(usual[deal])[0] for deal in range(deals)]
    low, high = interval(gains)
    print(f"{'difference':<12}{sum(gains) / deals:+7.3f} ({low:+.3f} – {high:+.3f})")


if __name__ == "__main__":
    main()

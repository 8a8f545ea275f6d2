"""A bot against a pool of styles: its mean share of the win, and its smallest.

    python -m benchmarks.pool GAME [--bot merlin] [--players N] [--games N] [--seed N]

A bot that has learned to beat one opponent may lose to another: the smallest share shows that. The styles are
all other levels; `--styles` names others, own bots too. The deals are the same for every style.
"""

import argparse

from keltis.arena.contest import Contest, lined_up, pays_to_compile, play_deals
from keltis.arena.estimates import BotResult, fingerprint, standings
from keltis.bots.level import LEVELS
from keltis.games import NAMES, game_named


def against(game: str, bot: str, style: str, players: int, games: int, seed: int) -> tuple[BotResult, str]:
    """The bot's result against one style in all other seats, and the hash of all scores."""
    contest = Contest(game, game_named(game).load_board(), lined_up([bot, style], players), seed)
    deals = range(max(1, games // players))
    compiled = pays_to_compile(contest, players * len(deals))
    results = dict(enumerate(play_deals(contest, deals, compiled)))
    return standings(contest, results)[0], fingerprint(results)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--bot", default="merlin")
    parser.add_argument("--styles", default="", help="comma-separated; default: all other levels")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200, help="against each style")
    parser.add_argument("--seed", type=int, default=31)
    args = parser.parse_args()
    styles = args.styles.split(",") if args.styles else [name for name in LEVELS if name != args.bot]
    found: list[BotResult] = []
    for style in styles:
        one, scores = against(args.game, args.bot, style, args.players, args.games, args.seed)
        print(f"{style:<12}{one.share:7.3f} ({one.low:.3f} – {one.high:.3f})  {scores}", flush=True)
        found.append(one)
    worst = min(found, key=lambda one: one.share)
    mean = sum(one.share for one in found) / len(found)
    print(f"{args.game}: {args.bot}, {len(found)} styles, {found[0].games} games each, seed {args.seed}")
    print(f"mean {mean:.3f}, smallest {worst.share:.3f} against {styles[found.index(worst)]}")


if __name__ == "__main__":
    main()

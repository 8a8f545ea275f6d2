"""Monte Carlo rollouts with sequential halving, compiled.

A plan is everything the mover still chooses in this turn, until chance or another seat acts. The heuristic
lists plans, best first, and also serves as the prior. Every world is a determinisation: what the seat cannot
know is dealt again. It is played to the end by the heuristic, with common random numbers for all plans; every
round drops the worse half of the plans. All sums are integers, so a level plays the same on every machine.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

import numpy as np

from keltis.core.actions import choice, how_many
from keltis.core.bits import lowest
from keltis.core.rng import below, mix64
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.jit.dispatch import mover, starts
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, imagine, leave_to_chance, legal
from keltis.fast.search import endgame
from keltis.fast.search.mcts import judge
from keltis.fast.search.outcomes import WHOLE, lead_of, share_of

RANDOM, HEURISTIC, SEARCH = range(3)

# A level as a row of numbers, by index.
KIND, SLIP, NOISE, BUDGET, WIDTH, PRIOR, MARGIN, REACH, WEIGHTS, EXACT, TREE, AHEAD = range(12)

LEAST = -(1 << 60)
UNIT = 1000

BRANCHES = 24  # actions considered in the first position of a turn, at most
LATER = 5  # the same for later positions
DEPTH = 12  # actions of a plan, at most
PLANS = 48
ACTIONS = 400  # more than any game has

# Indices of working positions. IMAGINED is determinised for the seat that decides.
GAME, IMAGINED, WORLD, STACK = 0, 1, 2, 3
LEAVES = STACK + DEPTH + 1
ENDS = LEAVES + PLANS
STATES = ENDS + endgame.DEPTH + 1
CHANCES, BOT_STREAM, WORLD_STREAM = 0, 1, 2  # random generators


class Plans(NamedTuple):
    """Plans of one decision, by number; the rows of a plan table (see `new_plan_table`)."""

    first: Any  # the first action
    prior: Any  # distance from the best by the heuristic, in hundredths of a point
    tries: Any  # worlds played
    shares: Any  # sum of values over these worlds, in units of WHOLE / UNIT
    leads: Any
    alive: Any  # order of the plans, best first; the remaining ones come first


# --- heuristic ---------------------------------------------------------------------------------


@inner
def favourite(board, s, w, words):
    """The legal action with the highest heuristic value; the first one if several are equal."""
    best, most = -1, LEAST
    for k in range(len(words)):
        bits = words[k]
        while bits:
            action = starts(s)[k] + lowest(bits)
            worth = judge(board, s, w, action)
            if worth > most:
                best, most = action, worth
            bits &= bits - 1
    return best


@inner
def noisy_favourite(board, s, w, words, noise, rng):
    """The same, with a random error of up to `noise` in every value (exploration)."""
    best, most = -1, LEAST
    for k in range(len(words)):
        bits = words[k]
        while bits:
            action = starts(s)[k] + lowest(bits)
            worth = judge(board, s, w, action) + below(rng, noise + 1)
            if worth > most:
                best, most = action, worth
            bits &= bits - 1
    return best


# --- rollouts ----------------------------------------------------------------------------------


@inner
def roll_out(board, s, w, rng):
    """Play a position to its end by the heuristic.

    Chance in a turn depends on the world and the turn only, not on earlier draws, so worlds stay similar for
    different plans (common random numbers reduce the variance of differences).
    """
    world = rng.x
    turn, again = -1, 0
    who = mover(s)
    while who != NOBODY:
        if who == CHANCE:
            again = again + 1 if s.turn == turn else 0
            turn = s.turn
            rng.x = mix64(world + (turn << 8) + again)
            leave_to_chance(board, s, rng)
        else:
            words = legal(board, s)
            if how_many(words) == 1:
                do(board, s, choice(starts(s), words, 0))
            else:
                do(board, s, favourite(board, s, w, words))
        who = mover(s)


@inner
def worth_of_end(share, lead, margin, reach):
    """The value of a finished game: the share of the win plus a bounded, concave function of the lead."""
    return share + WHOLE // UNIT * margin * lead // (abs(lead) + reach)


# --- plans -------------------------------------------------------------------------------------


@inner
def rank_actions(board, s, w, actions, behind, most):
    """Write the best actions by the heuristic, and how far each is behind; returns their number."""
    words = legal(board, s)
    number = 0
    for k in range(len(words)):
        bits = words[k]
        while bits:
            action = starts(s)[k] + lowest(bits)
            bits &= bits - 1
            worth = judge(board, s, w, action)
            if number == most and worth <= behind[number - 1]:
                continue
            at = number if number < most else most - 1
            while at > 0 and behind[at - 1] < worth:
                behind[at] = behind[at - 1]
                actions[at] = actions[at - 1]
                at -= 1
            behind[at] = worth
            actions[at] = action
            number = min(number + 1, most)
    top = behind[0]
    for at in range(number):
        behind[at] -= top
    return number


@inner
def make_plans(board, states, w, width, plans):
    """List plans for the position IMAGINED, best first by the prior; their ends are stored from LEAVES on."""
    first, prior = plans.first, plans.prior
    seat, turn = mover(states[IMAGINED]), states[IMAGINED].turn
    actions = np.zeros((DEPTH, BRANCHES), np.int64)
    behind = np.zeros((DEPTH, BRANCHES), np.int64)
    number = np.zeros(DEPTH, np.int64)
    tried = np.zeros(DEPTH, np.int64)
    sums = np.zeros(DEPTH + 1, np.int64)
    listed, depth, begun = 0, 0, 0
    states[STACK] = states[IMAGINED]
    number[0] = rank_actions(board, states[STACK], w, actions[0], behind[0], BRANCHES)
    while depth >= 0:
        if tried[depth] == number[depth]:
            depth -= 1
            continue
        at = tried[depth]
        tried[depth] += 1
        if depth == 0:
            begun = actions[0, at]
        sums[depth + 1] = sums[depth] + behind[depth, at]
        if listed == width and sums[depth + 1] <= prior[listed - 1]:
            tried[depth] = number[depth]  # the actions are sorted: the next ones are no better
            continue
        states[STACK + depth + 1] = states[STACK + depth]
        s = states[STACK + depth + 1]
        do(board, s, actions[depth, at])
        if mover(s) == seat and s.turn == turn and depth + 1 < DEPTH:
            depth += 1
            number[depth] = rank_actions(board, s, w, actions[depth], behind[depth], LATER)
            tried[depth] = 0
        else:
            place = listed if listed < width else width - 1
            while place > 0 and prior[place - 1] < sums[depth + 1]:
                prior[place] = prior[place - 1]
                first[place] = first[place - 1]
                states[LEAVES + place] = states[LEAVES + place - 1]
                place -= 1
            prior[place] = sums[depth + 1]
            first[place] = begun
            states[LEAVES + place] = s
            listed = min(listed + 1, width)
    return listed


@inner
def same_first_action(first, alive, number):
    """Whether all remaining plans begin with the same action."""
    same = True
    for at in range(1, number):
        same = same and first[alive[at]] == first[alive[0]]
    return same


@inner
def halvings(plans):
    """The number of rounds of sequential halving for so many plans."""
    rounds = 1
    while plans > 2:
        plans = (plans + 1) // 2
        rounds += 1
    return rounds


@inner
def run_rollouts(board, states, rng, level, w, worlds, number, plans, worths):
    """Play the worlds begin … end - 1 for the remaining plans."""
    begin, end = worlds
    seat = mover(states[IMAGINED])
    series = rng[BOT_STREAM].x
    for world in range(begin, end):
        for at in range(number):
            plan = plans.alive[at]
            states[WORLD] = states[LEAVES + plan]
            rng[WORLD_STREAM].x = mix64(series + world)
            imagine(board, states[WORLD], seat, rng[WORLD_STREAM])
            roll_out(board, states[WORLD], w, rng[WORLD_STREAM])
            share, lead = share_of(board, states[WORLD], seat), lead_of(board, states[WORLD], seat)
            plans.shares[plan] += share // UNIT
            plans.leads[plan] += lead
            worths[plan] += worth_of_end(share, lead, level[MARGIN], level[REACH])


@inner
def sort_alive(alive, number, worths, prior, weight, worlds):
    """Sort the remaining plans by their summed values and the prior, best first (insertion sort)."""
    for at in range(1, number):
        plan = alive[at]
        value = worths[plan] + weight * prior[plan] * worlds
        place = at
        while place > 0:
            other = alive[place - 1]
            if worths[other] + weight * prior[other] * worlds >= value:
                break
            alive[place] = other
            place -= 1
        alive[place] = plan


@inner
def compare(board, states, rng, level, w, to_the_end, number, plans):
    """Compare listed plans by sequential halving; on return, `plans.alive` lists them best first."""
    worths = np.zeros(PLANS, np.int64)
    for plan in range(number):
        plans.alive[plan] = plan
        plans.tries[plan], plans.shares[plan], plans.leads[plan] = 0, 0, 0
    rounds, left, done = halvings(number), number, 0
    for _ in range(rounds):
        if left == 1 or (not to_the_end and same_first_action(plans.first, plans.alive, left)):
            break
        more = max(1, level[BUDGET] // (rounds * left))
        run_rollouts(board, states, rng, level, w, (done, done + more), left, plans, worths)
        done += more
        for at in range(left):
            plans.tries[plans.alive[at]] = done
        sort_alive(plans.alive, left, worths, plans.prior, level[PRIOR], done)
        left = (left + 1) // 2


@inner
def search(board, states, rng, level, w, to_the_end, plans):
    """Search the position IMAGINED; `plans.alive` then lists the plans best first. Returns their number.

    `to_the_end`: continue when all remaining plans begin with the same action (for values, not only the
    action).
    """
    number = make_plans(board, states, w, min(level[WIDTH], PLANS), plans)
    compare(board, states, rng, level, w, to_the_end, number, plans)
    return number


def weight_records(rows: list[Any]) -> Any:
    """Weight sets of a heuristic as an array of records."""
    fields = type(rows[0])._fields
    return np.array([tuple(row) for row in rows], np.dtype([(name, "i8") for name in fields]))


def new_plan_table() -> Any:
    """Memory for the plans of one decision, one row per field of Plans."""
    return np.zeros((len(Plans._fields), PLANS), np.int64)

"""Search by rollouts, compiled: the rest of a turn is planned, and plans are tried out in imagined worlds.

A plan is everything that the mover still chooses in this turn, up to what chance or another seat does. Plans
are listed best first by the heuristic, which is also the prior. Every world is dealt anew from what the seat
knows and played to its end by the heuristic, for all plans with the same luck; the worse half of the plans is
dropped again and again (sequential halving). All sums are whole numbers: a level plays the same everywhere.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np
from numba.extending import overload

from keltis.core.actions import choice, how_many
from keltis.core.bits import lowest
from keltis.core.luck import below, mixed, seed, seed_thoughts
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast import dispatch, endgame, tree
from keltis.fast.calls import do, imagine, leave_to_chance, legal, points_of
from keltis.fast.dispatch import mover, starts
from keltis.fast.endings import WHOLE, lead_of, share_of
from keltis.fast.entry import entry
from keltis.fast.inner import INNER, inner
from keltis.fast.tree import judge
from keltis.games.weg_der_steine import WEG_DER_STEINE

RANDOM, HEURISTIC, SEARCH = range(3)

# A level as numbers, by place.
KIND, SLIP, NOISE, BUDGET, WIDTH, PRIOR, MARGIN, REACH, WEIGHTS, EXACT, TREE, AHEAD = range(12)

LEAST = -(1 << 60)
UNIT = 1000

BRANCHES = 24  # choices that are looked at in one position of a turn, at most
LATER = 5  # and after the first one
DEPTH = 12  # choices in one turn that are planned
PLANS = 48
ACTIONS = 400  # more than any game has

# Places in the room of positions.
GAME, IMAGINED, WORLD, STACK = 0, 1, 2, 3
LEAVES = STACK + DEPTH + 1
ENDS = LEAVES + PLANS
STATES = ENDS + endgame.DEPTH + 1
CHANCES, THOUGHTS, DREAMS = 0, 1, 2  # generators


# --- heuristic ---------------------------------------------------------------------------------


@inner
def favourite(board, s, w, words):
    """The action of the set with the largest worth; the first of equals."""
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
def blurred(board, s, w, words, noise, luck):
    """The favourite of somebody who misjudges every action by up to `noise`."""
    best, most = -1, LEAST
    for k in range(len(words)):
        bits = words[k]
        while bits:
            action = starts(s)[k] + lowest(bits)
            worth = judge(board, s, w, action) + below(luck, noise + 1)
            if worth > most:
                best, most = action, worth
            bits &= bits - 1
    return best


# --- rollouts ----------------------------------------------------------------------------------


@inner
def roll_out(board, s, w, luck):
    """Play a position to its end by the heuristic.

    What chance does in a turn depends on the world and the turn only, not on how many things it did before:
    worlds that differ in one plan stay as alike as they can.
    """
    world = luck.x
    turn, again = -1, 0
    who = mover(s)
    while who != NOBODY:
        if who == CHANCE:
            again = again + 1 if s.turn == turn else 0
            turn = s.turn
            luck.x = mixed(world + (turn << 8) + again)
            leave_to_chance(board, s, luck)
        else:
            words = legal(board, s)
            if how_many(words) == 1:
                do(board, s, choice(starts(s), words, 0))
            else:
                do(board, s, favourite(board, s, w, words))
        who = mover(s)


@inner
def worth_of_end(share, lead, margin, reach):
    """What an end is worth: the win, and a little the lead, less and less the larger it is."""
    return share + WHOLE // UNIT * margin * lead // (abs(lead) + reach)


# --- plans -------------------------------------------------------------------------------------


@inner
def look_around(board, s, w, actions, behind, most):
    """Write the best actions, best first, and how far each is behind the best; return how many."""
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
def make_plans(board, states, w, width, first, prior):
    """List plans for the position in IMAGINED, best first by the prior; their ends stand in LEAVES."""
    seat, turn = mover(states[IMAGINED]), states[IMAGINED].turn
    actions = np.zeros((DEPTH, BRANCHES), np.int64)
    behind = np.zeros((DEPTH, BRANCHES), np.int64)
    number = np.zeros(DEPTH, np.int64)
    tried = np.zeros(DEPTH, np.int64)
    sums = np.zeros(DEPTH + 1, np.int64)
    plans, depth, begun = 0, 0, 0
    states[STACK] = states[IMAGINED]
    number[0] = look_around(board, states[STACK], w, actions[0], behind[0], BRANCHES)
    while depth >= 0:
        if tried[depth] == number[depth]:
            depth -= 1
            continue
        at = tried[depth]
        tried[depth] += 1
        if depth == 0:
            begun = actions[0, at]
        sums[depth + 1] = sums[depth] + behind[depth, at]
        if plans == width and sums[depth + 1] <= prior[plans - 1]:
            tried[depth] = number[depth]  # those that follow are no better
            continue
        states[STACK + depth + 1] = states[STACK + depth]
        s = states[STACK + depth + 1]
        do(board, s, actions[depth, at])
        if mover(s) == seat and s.turn == turn and depth + 1 < DEPTH:
            depth += 1
            number[depth] = look_around(board, s, w, actions[depth], behind[depth], LATER)
            tried[depth] = 0
        else:
            place = plans if plans < width else width - 1
            while place > 0 and prior[place - 1] < sums[depth + 1]:
                prior[place] = prior[place - 1]
                first[place] = first[place - 1]
                states[LEAVES + place] = states[LEAVES + place - 1]
                place -= 1
            prior[place] = sums[depth + 1]
            first[place] = begun
            states[LEAVES + place] = s
            plans = min(plans + 1, width)
    return plans


@inner
def all_begin_alike(first, alive, number):
    """Whether all plans that are left begin with the same action."""
    same = True
    for at in range(1, number):
        same = same and first[alive[at]] == first[alive[0]]
    return same


@inner
def halvings(plans):
    """How often plans are tried out and the worse half of them is dropped, until one is left of two."""
    rounds = 1
    while plans > 2:
        plans = (plans + 1) // 2
        rounds += 1
    return rounds


@inner
def try_out(board, states, luck, level, w, begin, end, alive, number, shares, leads, worths):
    """Play the worlds begin … end - 1 of the series in THOUGHTS for the plans that are left."""
    seat = mover(states[IMAGINED])
    series = luck[THOUGHTS].x
    for world in range(begin, end):
        for at in range(number):
            plan = alive[at]
            states[WORLD] = states[LEAVES + plan]
            luck[DREAMS].x = mixed(series + world)
            imagine(board, states[WORLD], seat, luck[DREAMS])
            roll_out(board, states[WORLD], w, luck[DREAMS])
            share, lead = share_of(board, states[WORLD], seat), lead_of(board, states[WORLD], seat)
            shares[plan] += share // UNIT
            leads[plan] += lead
            worths[plan] += worth_of_end(share, lead, level[MARGIN], level[REACH])


@inner
def sort_alive(alive, number, worths, prior, weight, worlds):
    """The better plans to the front: what was seen of them, and the prior."""
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


@entry  # so that it is compiled once for all who compare plans
def compare(board, states, luck, level, w, to_the_end, plans, first, prior, tries, shares, leads, alive):
    """Try out plans that are listed; those in `alive` come out best first. Returns how many there are."""
    worths = np.zeros(PLANS, np.int64)
    for plan in range(plans):
        alive[plan] = plan
        tries[plan], shares[plan], leads[plan] = 0, 0, 0
    rounds, number, done = halvings(plans), plans, 0
    for _ in range(rounds):
        if number == 1 or (not to_the_end and all_begin_alike(first, alive, number)):
            break
        more = max(1, level[BUDGET] // (rounds * number))
        try_out(board, states, luck, level, w, done, done + more, alive, number, shares, leads, worths)
        done += more
        for at in range(number):
            tries[alive[at]] = done
        sort_alive(alive, number, worths, prior, level[PRIOR], done)
        number = (number + 1) // 2
    return plans


@entry
def search(board, states, luck, level, w, to_the_end, first, prior, tries, shares, leads, alive):
    """Search the position in IMAGINED; the plans in `alive` come out best first. Returns how many there are.

    `to_the_end`: also when all plans that are left begin alike (for who wants numbers, not only the action).
    """
    plans = make_plans(board, states, w, min(level[WIDTH], PLANS), first, prior)
    return compare(
        board, states, luck, level, w, to_the_end, plans, first, prior, tries, shares, leads, alive
    )


@inner
def grown_action(board, states, luck, level, w):
    """What is done most often in a tree that has grown from the position in IMAGINED."""
    branches = np.zeros((tree.MOST, 5), np.int64)
    sums, likely = np.zeros((tree.MOST, tree.SEATS)), np.zeros(tree.MOST)
    path, worths = np.zeros(tree.DEPTH, np.int64), np.zeros(states[IMAGINED].players)
    branches[tree.ROOT, tree.FIRST] = tree.NONE
    curious, series, used = level[TREE] / UNIT, luck[THOUGHTS].x, 1
    for world in range(level[BUDGET]):
        states[WORLD] = states[IMAGINED]
        s = states[WORLD]
        luck[DREAMS].x = mixed(series + world)
        depth, used = tree.descend(board, s, w, luck[DREAMS], branches, sums, likely, used, path, curious)
        roll_out(board, s, w, luck[DREAMS])
        for seat in range(len(worths)):
            share, lead = share_of(board, s, seat), lead_of(board, s, seat)
            worths[seat] = worth_of_end(share, lead, level[MARGIN], level[REACH]) / WHOLE
        tree.learn(branches, sums, path, depth, worths)
    return tree.favoured(branches)


def tree_action(board, states, luck, level, w):
    """What a search in a tree chooses; a number below 0 for a level or a game without one."""


@overload(tree_action, strict=False, jit_options=INNER)
def _tree_action(board, states, luck, level, w):
    if dispatch.game_of(states.dtype).name != WEG_DER_STEINE.name:
        return lambda board, states, luck, level, w: tree.NONE
    return lambda board, states, luck, level, w: (
        grown_action(board, states, luck, level, w) if level[TREE] else tree.NONE
    )


# --- decisions ---------------------------------------------------------------------------------


@entry
def decide(boards, states, luck, level, weights, room, memo):
    """What a level does in the position in IMAGINED, as its seat may imagine it; draws from THOUGHTS."""
    board, s, thoughts, w = boards[0], states[IMAGINED], luck[THOUGHTS], weights[level[WEIGHTS]]
    words = legal(board, s)
    number = how_many(words)
    if level[KIND] == RANDOM:
        return choice(starts(s), words, below(thoughts, number))
    if number == 1:
        return choice(starts(s), words, 0)
    if level[SLIP] and below(thoughts, UNIT) < level[SLIP]:
        return choice(starts(s), words, below(thoughts, number))
    if level[NOISE]:
        return blurred(board, s, w, words, level[NOISE], thoughts)
    if level[KIND] == HEURISTIC:
        return favourite(board, s, w, words)
    exact = endgame.exact_action(board, s, states[ENDS:], level[EXACT], memo, np.zeros(0))
    if exact >= 0:
        return exact
    grown = tree_action(board, states, luck, level, w)
    if grown >= 0:
        below(thoughts, 2)  # as below
        return grown
    first, prior, tries, shares, leads, alive = room[0], room[1], room[2], room[3], room[4], room[5]
    search(board, states, luck, level, w, False, first, prior, tries, shares, leads, alive)
    below(thoughts, 2)  # the next decision has other worlds
    return first[alive[0]]


@entry
def solve_one(boards, states, most, memo, worths):
    """The best action in the position in IMAGINED if it can be found exactly, else a number below 0."""
    return endgame.exact_action(boards[0], states[IMAGINED], states[ENDS:], most, memo, worths)


@entry
def weigh_one(boards, states, luck, level, weights, room):
    """Search the position in IMAGINED to the end; the number of plans, which are in `room`, best first."""
    w = weights[level[WEIGHTS]]
    return search(
        boards[0], states, luck, level, w, True, room[0], room[1], room[2], room[3], room[4], room[5]
    )


@entry
def play_matches(
    boards, fresh, states, luck, levels, seating, weights, room, memo, number, games, scores, asked, ends
):
    """Play some games of the series `number`, by number, each with the levels that `seating` names by seat.

    Games with the same number have the same luck, whoever plays. `asked` counts each level's decisions
    between two things or more.
    """
    board, s, chance = boards[0], states[GAME], luck[CHANCES]
    for game in range(len(games)):
        states[GAME] = fresh[0]
        seed(chance, number, games[game])
        seed_thoughts(luck[THOUGHTS], number, games[game])
        who = mover(s)
        while who != NOBODY:
            if who == CHANCE:
                leave_to_chance(board, s, chance)
            else:
                states[IMAGINED] = states[GAME]
                luck[DREAMS].x = mixed(luck[THOUGHTS].x)
                imagine(board, states[IMAGINED], who, luck[DREAMS])
                level = seating[game, who]
                if how_many(legal(board, s)) > 1:
                    asked[level] += 1
                do(board, s, decide(boards, states, luck, levels[level], weights, room, memo))
            who = mover(s)
        ends[game] = dispatch.ending(s)
        for seat in range(scores.shape[1]):
            scores[game, seat] = points_of(board, s, seat)


def weight_records(rows: list[Any]) -> Any:
    """Weights of one heuristic as records."""
    fields = type(rows[0])._fields
    return np.array([tuple(row) for row in rows], np.dtype([(name, "i8") for name in fields]))


def room_for_plans() -> Any:
    """Where plans are listed: first action, prior, worlds tried, shares, leads, order."""
    return np.zeros((6, PLANS), np.int64)

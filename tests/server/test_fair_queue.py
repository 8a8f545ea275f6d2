"""The queue of bot requests: priorities, and turns between owners."""

import asyncio

from keltis.server.workers.fair_queue import FairQueue


def taken(items: list[tuple[str, int, str]], priorities: tuple[int, ...] = (0, 1)) -> list[str]:
    async def take_all() -> list[str]:
        queue: FairQueue[str] = FairQueue(2)
        for item, priority, owner in items:
            queue.put(item, priority, owner)
        number = sum(priority in priorities for _, priority, _ in items)
        return [await queue.get(priorities) for _ in range(number)]

    return asyncio.run(take_all())


def test_owners_take_turns_however_much_they_ask() -> None:
    flood = [(f"m{number}", 0, "mallory") for number in range(50)]
    order = taken([*flood, ("a1", 0, "ada"), ("b1", 0, "ben"), ("a2", 0, "ada")])
    assert order[:6] == ["m0", "a1", "b1", "m1", "a2", "m2"]
    assert len(order) == 53


def test_a_higher_priority_goes_first_and_a_worker_takes_only_its_own() -> None:
    items = [("low", 1, "ada"), ("high", 0, "ben")]
    assert taken(items) == ["high", "low"]
    assert taken(items, (1,)) == ["low"]


def test_a_waiting_worker_is_woken() -> None:
    async def scene() -> tuple[str, str]:
        queue: FairQueue[str] = FairQueue(2)
        plain = asyncio.create_task(queue.get((0,)))
        both = asyncio.create_task(queue.get((0, 1)))
        await asyncio.sleep(0)
        queue.put("search", 1, "ada")
        queue.put("plain", 0, "ada")
        return await plain, await both

    assert sorted(asyncio.run(scene())) == ["plain", "search"]

"""Explains touches that match no legal action: the rule that forbids what was probably meant."""

from collections.abc import Sequence

from keltis.core.play import AnyPlay
from keltis.core.refusal import Reason
from keltis.core.view import View, view
from keltis.messages.message import message


def why_nothing(play: AnyPlay, viewer: int, touched: Sequence[str]) -> Reason:
    if play.over:
        return Reason(play.game.turn_rule, message("refuse-over"))
    if viewer < 0 or play.mover != viewer:
        return Reason(play.game.turn_rule, message("refuse-turn"))
    shown = view(play, viewer)
    held = [thing for thing in touched[:-1] if thing.startswith("card ")]
    for things in (touched, held or touched[-1:]):
        found = _meant(play, shown, set(things))
        if found is not None:
            return play.why_not(found)
    if held:
        return Reason(play.game.turn_rule, message("refuse-held"))
    return Reason(_help(play, "".join(touched[-1:])), message("refuse-touch", prompt=shown.prompt))


def _meant(play: AnyPlay, shown: View, things: set[str]) -> int | None:
    """The illegal action that was probably meant: the shortest one that involves all these things."""
    if not things:
        return None
    legal = set(play.legal())
    at_hand = {f"card {card}" for card in getattr(shown.table, "hand", ())} | things
    found = []
    for action in range(play.game.actions.decisions):
        touch = set(play.game.tabletop.touch(shown, play.notation(action)))
        strange = any(thing.startswith("card ") and thing not in at_hand for thing in touch)
        if things <= touch and not strange and action not in legal:
            found.append((len(touch), action))
    return min(found)[1] if found else None


def _help(play: AnyPlay, thing: str) -> str:
    """The rule that explains a thing; for an unknown thing, the rule about turns."""
    rules = play.game.tabletop.guide.help.get(thing.partition(" ")[0], ())
    return rules[0] if rules else play.game.turn_rule

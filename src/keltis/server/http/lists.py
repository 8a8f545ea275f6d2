"""HTTP handlers for lists: games, rules, lobby, finished games and daily deals."""

from functools import partial
from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from keltis import rulebook
from keltis.bots.description import portrait
from keltis.bots.level import FALLBACK_LEVEL, LEVELS, Level, LevelRating, offered, usual
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.messages import LANGUAGES
from keltis.server.http import guidance_schemas, schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.daily import deal_of_the_day, ends, today
from keltis.server.http.exchange import Routes, choice, json_response, not_found, number, query
from keltis.server.http.friends import acquaintance
from keltis.server.live.rematch import deal_group
from keltis.store import listings, tables, ties
from keltis.store.listings import NEVER, Filter, Listing
from keltis.store.tables import ListedChair
from keltis.store.ties import OpenTable
from keltis.table.commands import PHRASES
from keltis.table.settings import Live, Settings
from keltis.table.standing import Opponents, Outcome

MOST_LISTED = 200
LATELY = 20  # finished games in the lobby
PAGE = 50
DAILY_PLAYERS = 2
LATEST = 9_999_999_999_999  # the highest timestamp with 13 digits


class Lists:
    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.node = auth.node

    def routes(self) -> Routes:
        return {
            ("GET", "/api/games"): self.offered,
            ("GET", "/api/rules/{game}"): self.rules,
            ("GET", "/api/lobby"): self.lobby,
            ("GET", "/api/history"): self.history,
            ("GET", "/api/daily"): self.daily,
        }

    async def offered(self, request: Request) -> Response:
        """All games with their options and bots."""
        bots = tuple(bot for bot in LEVELS if any(bot in offered(game.name) for game in GAMES))
        return json_response(schemas.Offered(tuple(map(self._game, GAMES)), bots, PHRASES))

    def _game(self, game: AnyGame) -> schemas.ListedGame:
        return listed_game(game, self.node.bot_pool.compiler.seconds(game.name))

    async def rules(self, request: Request) -> Response:
        language = choice(query(request, "lang"), "lang", ("en", *LANGUAGES))
        game = next((game for game in GAMES if game.name == request.path_params["game"]), None)
        if game is None:
            raise not_found()
        sections = [
            guidance_schemas.RuleSection(
                letter,
                rulebook.section_title(letter, language),
                tuple(guidance_schemas.RuleText(one, rulebook.rule_text(one, language)) for one in numbers),
            )
            for letter, numbers in rulebook.sections(game).items()
        ]
        title = rulebook.game_title(game, language)
        return json_response(guidance_schemas.RuleBook(game.name, language, title, tuple(sections)))

    async def lobby(self, request: Request) -> Response:
        """The person's tables and the open ones."""
        person = await self.auth.person(request)
        read = self.node.database.read
        open_tables = await read(partial(tables.open_tables, most=MOST_LISTED))
        mine: list[Listing] = []
        friends: list[OpenTable] = []
        asking = 0
        if person is not None:
            who = person.id
            mine = await read(partial(listings.unfinished, who=who, most=MOST_LISTED))
            shunned = await read(partial(ties.shunned, who=who))
            mine = [one for one in mine if one.line.id not in shunned or not _is_invited(one)]
            mine += await read(partial(listings.finished, who=who, most=LATELY))
            friends = await read(partial(ties.friends_tables, who=who, most=MOST_LISTED))
            asking = await read(partial(ties.count_asking, who=who))
        mine.sort(key=lambda one: (not _is_mover(one), not _is_invited(one), one.line.phase == "over"))
        return json_response(
            schemas.Lobby(
                tuple(map(listed, mine)),
                tuple(listed(Listing(line, None)) for line in open_tables),
                tuple(self._friends_table(one) for one in friends),
                asking,
            )
        )

    def _friends_table(self, found: OpenTable) -> schemas.FriendsTable:
        key = self.node.keys.invitation(found.row.id)
        return schemas.FriendsTable(found.host, key, listed(Listing(found.row, None)))

    async def history(self, request: Request) -> Response:
        """The person's finished games, a page at a time."""
        given = query(request, "before", "game", "opponents", "outcome", "since", "with")
        before = number(given, "before", LATEST, 0, LATEST)
        only = Filter(
            choice(given, "game", ("", *(game.name for game in GAMES))),
            choice(given, "opponents", ("", *get_args(Opponents))),
            choice(given, "outcome", ("", *get_args(Outcome))),
            number(given, "since", 0, 0, LATEST),
        )
        person = await self.auth.require_person(request)
        if given.get("with"):
            other = await acquaintance(self.node, person, given["with"])
            if other is None:
                raise not_found()
            only = only._replace(other=other.other)
        found = await self.node.database.read(
            partial(listings.finished, who=person.id, most=PAGE + 1, before=min(before, NEVER), only=only)
        )
        older = found[PAGE - 1].line.changed if len(found) > PAGE else None
        return json_response(schemas.History(tuple(map(listed, found[:PAGE])), older))

    async def daily(self, request: Request) -> Response:
        person = await self.auth.person(request)
        now = self.node.clock.now()
        deal = deal_of_the_day(now)
        deals = []
        for game in GAMES:
            group = deal_group(Settings(game=game.name, players=DAILY_PLAYERS, deal=deal))
            yours = ""
            if person is not None:
                yours = await self.node.database.read(partial(listings.knows_deal, deal=group, who=person.id))
            deals.append(schemas.DailyDeal(game.name, deal, DAILY_PLAYERS, yours))
        return json_response(schemas.Daily(today(now), ends(now), tuple(deals)))


def listed_game(
    game: AnyGame, seconds: int | None = 0, standard: bool = True, players: tuple[int, ...] = ()
) -> schemas.ListedGame:
    """A game as a list entry; `seconds` until its strong bots are compiled.

    On another board than the game's own (not `standard`) bots have no ratings, and no nets.
    """
    return schemas.ListedGame(
        game.name,
        players or tuple(game.players),
        tuple(schemas.ListedOption(option.name, option.values) for option in game.options),
        tuple(listed_bot(game, bot, seconds, standard) for bot in offered(game.name).values()),
        usual(game.name),
    )


def listed_bot(game: AnyGame, bot: Level, seconds: int | None, standard: bool = True) -> schemas.ListedBot:
    """A bot of a game as a list entry."""
    instead = schemas.ListedFallback(FALLBACK_LEVEL, seconds) if bot.compiled and seconds != 0 else None
    if not standard and bot.net and bot.otherwise is None:
        instead = schemas.ListedFallback(FALLBACK_LEVEL, None)
    sights = tuple(portrait(game.name, bot.name, players, standard).sight for players in game.players)
    if not standard:
        return schemas.ListedBot(bot.name, None, 0, tuple(None for _ in game.players), sights, instead)
    ratings = tuple(listed_rating(bot.rating_for(players)) for players in game.players)
    return schemas.ListedBot(bot.name, bot.rating or None, bot.range, ratings, sights, instead)


def listed_rating(found: LevelRating | None) -> schemas.MeasuredRating | None:
    """A measured rating as a part of a list entry."""
    return None if found is None else schemas.MeasuredRating(found.value, found.range)


def listed(found: Listing) -> schemas.ListedTable:
    """A table as a list entry."""
    line, shown = found.line, found.line.listed
    return schemas.ListedTable(
        line.id,
        shown.game,
        line.phase,
        shown.players,
        tuple(listed_chair(chair) for chair in shown.chairs),
        shown.mover,
        shown.pace,
        shown.result,
        line.changed,
        found.seats,
        _is_mover(found),
        line.created,
        found.due if _is_timed(found) else None,
        shown.time,
        shown.winners,
        shown.deal,
        shown.board,
    )


def listed_chair(chair: ListedChair) -> schemas.ListedChair:
    """A seat as a list entry."""
    return schemas.ListedChair(*msgspec.structs.astuple(chair))


def _is_mover(found: Listing) -> bool:
    return found.line.listed.mover in found.seats


def _is_invited(found: Listing) -> bool:
    """Whether a table that has not started reserves a seat for the person, who has not taken one."""
    chairs = found.line.listed.chairs
    reserved = all(chairs[seat].kind == "kept" for seat in found.seats)
    return found.line.phase == "waiting" and bool(found.seats) and reserved


def _is_timed(found: Listing) -> bool:
    """Whether it is a person's turn and time is limited."""
    shown = found.line.listed
    if found.line.phase != "running" or shown.mover is None:
        return False
    chair = shown.chairs[shown.mover]
    bank = isinstance(shown.time, Live) and shown.time.bank > 0
    return chair.kind == "person" and not chair.away and (bank or shown.pace == "days")

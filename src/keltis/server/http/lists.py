"""HTTP handlers for lists: games, rules, lobby, finished games and daily deals."""

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from keltis import rulebook
from keltis.bots.description import portrait
from keltis.bots.level import FALLBACK_LEVEL, LEVELS, Level, offered, usual
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.messages import LANGUAGES
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.daily import deal_of_the_day, ends, today
from keltis.server.http.exchange import Routes, choice, json_response, not_found, number, query
from keltis.server.live.rematch import deal_group
from keltis.store import listings, tables
from keltis.store.listings import NEVER, Listing
from keltis.store.tables import ListedChair
from keltis.table.commands import PHRASES
from keltis.table.settings import Live, Settings

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
            schemas.RuleSection(
                letter,
                rulebook.section_title(letter, language),
                tuple(schemas.RuleText(one, rulebook.rule_text(one, language)) for one in numbers),
            )
            for letter, numbers in rulebook.sections(game).items()
        ]
        title = rulebook.game_title(game, language)
        return json_response(schemas.RuleBook(game.name, language, title, tuple(sections)))

    async def lobby(self, request: Request) -> Response:
        """The person's tables and the open ones."""
        person = await self.auth.person(request)
        open_tables = await self.node.database.read(partial(tables.open_tables, most=MOST_LISTED))
        mine: list[Listing] = []
        if person is not None:
            read, who = self.node.database.read, person.id
            mine = await read(partial(listings.unfinished, who=who, most=MOST_LISTED))
            mine += await read(partial(listings.finished, who=who, most=LATELY))
        yours = sorted(map(listed, mine), key=lambda one: (not one.turn, one.phase == "over"))
        return json_response(
            schemas.Lobby(tuple(yours), tuple(listed(Listing(line, None)) for line in open_tables))
        )

    async def history(self, request: Request) -> Response:
        """The person's finished games, a page at a time."""
        person = await self.auth.require_person(request)
        before = number(query(request, "before"), "before", LATEST, 0, LATEST)
        found = await self.node.database.read(
            partial(listings.finished, who=person.id, most=PAGE + 1, before=min(before, NEVER))
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


def listed_game(game: AnyGame, seconds: int | None = 0) -> schemas.ListedGame:
    """A game as a list entry; `seconds` until its strong bots are compiled."""
    return schemas.ListedGame(
        game.name,
        tuple(game.players),
        tuple(schemas.ListedOption(option.name, option.values) for option in game.options),
        tuple(listed_bot(game, bot, seconds) for bot in offered(game.name).values()),
        usual(game.name),
    )


def listed_bot(game: AnyGame, bot: Level, seconds: int | None) -> schemas.ListedBot:
    """A bot of a game as a list entry."""
    instead = schemas.ListedFallback(FALLBACK_LEVEL, seconds) if bot.compiled and seconds != 0 else None
    sights = tuple(portrait(game.name, bot.name, players).sight for players in game.players)
    return schemas.ListedBot(bot.name, bot.rating or None, bot.range, sights, instead)


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
        shown.mover in found.seats,
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


def _is_timed(found: Listing) -> bool:
    """Whether it is a person's turn and time is limited."""
    shown = found.line.listed
    if found.line.phase != "running" or shown.mover is None:
        return False
    chair = shown.chairs[shown.mover]
    bank = isinstance(shown.time, Live) and shown.time.bank > 0
    return chair.kind == "person" and not chair.away and (bank or shown.pace == "days")

"""Lists by HTTP: what can be played, by which rules, and at which tables."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis import rulebook
from keltis.bots.level import LEVELS, Level, offered, usual
from keltis.bots.portrait import portrait
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.server import api
from keltis.server.daily import deal_of_the_day, ends, today
from keltis.server.exchange import Routes, as_json, choice, missing, number, query
from keltis.server.rematch import deal_group
from keltis.server.visitors import Visitors
from keltis.store import games, lists
from keltis.store.lists import NEVER, Found
from keltis.table.commands import PHRASES
from keltis.table.settings import Settings
from keltis.words import LANGUAGES

MOST_LISTED = 200
LATELY = 20  # finished games that the lobby still shows
PAGE = 50
DAILY_PLAYERS = 2
LATEST = 9_999_999_999_999  # milliseconds since 1970, in as many figures


class Lists:
    """What there is."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.hall = visitors.hall

    def routes(self) -> Routes:
        """Where everything is."""
        return {
            ("GET", "/api/games"): self.offered,
            ("GET", "/api/rules/{game}"): self.rules,
            ("GET", "/api/lobby"): self.lobby,
            ("GET", "/api/history"): self.history,
            ("GET", "/api/daily"): self.daily,
        }

    async def offered(self, request: Request) -> Response:
        """What can be played."""
        bots = tuple(bot for bot in LEVELS if any(bot in offered(game.name) for game in GAMES))
        return as_json(api.Offered(tuple(map(listed_game, GAMES)), bots, PHRASES))

    async def rules(self, request: Request) -> Response:
        """The numbered rules of a game."""
        language = choice(query(request, "lang"), "lang", ("en", *LANGUAGES))
        game = next((game for game in GAMES if game.name == request.path_params["game"]), None)
        if game is None:
            raise missing()
        sections = [
            api.RuleSection(
                letter,
                rulebook.section_title(letter, language),
                tuple(api.RuleText(one, rulebook.rule_text(one, language)) for one in numbers),
            )
            for letter, numbers in rulebook.sections(game).items()
        ]
        title = rulebook.game_title(game, language)
        return as_json(api.RuleBook(game.name, language, title, tuple(sections)))

    async def lobby(self, request: Request) -> Response:
        """My tables and the open ones."""
        person = await self.visitors.person(request)
        open_tables = await self.hall.reading(partial(games.open_tables, most=MOST_LISTED))
        mine: list[Found] = []
        if person is not None:
            mine = await self.hall.reading(partial(lists.unfinished, who=person.id, most=MOST_LISTED))
            mine += await self.hall.reading(partial(lists.finished, who=person.id, most=LATELY))
        yours = sorted(map(listed, mine), key=lambda one: (not one.turn, one.phase == "over"))
        return as_json(api.Lobby(tuple(yours), tuple(listed(Found(line, None)) for line in open_tables)))

    async def history(self, request: Request) -> Response:
        """My finished games."""
        person = await self.visitors.somebody(request)
        before = number(query(request, "before"), "before", LATEST, 0, LATEST)
        found = await self.hall.reading(
            partial(lists.finished, who=person.id, most=PAGE + 1, before=min(before, NEVER))
        )
        older = found[PAGE - 1].line.changed if len(found) > PAGE else None
        return as_json(api.History(tuple(map(listed, found[:PAGE])), older))

    async def daily(self, request: Request) -> Response:
        """The games of the day."""
        person = await self.visitors.person(request)
        now = self.hall.now()
        deal = deal_of_the_day(now)
        deals = []
        for game in GAMES:
            group = deal_group(Settings(game=game.name, players=DAILY_PLAYERS, deal=deal))
            yours = ""
            if person is not None:
                yours = await self.hall.reading(partial(lists.knows_deal, deal=group, who=person.id))
            deals.append(api.DailyDeal(game.name, deal, DAILY_PLAYERS, yours))
        return as_json(api.Daily(today(now), ends(now), tuple(deals)))


def listed_game(game: AnyGame) -> api.ListedGame:
    """A game as lists show it."""
    return api.ListedGame(
        game.name,
        tuple(game.players),
        tuple(api.ListedOption(option.name, option.values) for option in game.options),
        tuple(listed_bot(game, bot) for bot in offered(game.name).values()),
        usual(game.name),
    )


def listed_bot(game: AnyGame, bot: Level) -> api.ListedBot:
    """A bot of a game as lists show it."""
    sights = tuple(portrait(game.name, bot.name, players).sight for players in game.players)
    return api.ListedBot(bot.name, bot.rating or None, bot.range, sights)


def listed(found: Found) -> api.ListedTable:
    """A table as lists show it."""
    line, shown = found.line, found.line.listed
    return api.ListedTable(
        line.id,
        shown.game,
        line.phase,
        shown.players,
        tuple(api.ListedChair(*chair) for chair in shown.chairs),
        shown.mover,
        shown.pace,
        shown.result,
        line.changed,
        found.seats,
        shown.mover in found.seats,
        line.created,
        found.due if shown.pace == "days" and line.phase == "running" else None,
        shown.winners,
        shown.deal,
    )

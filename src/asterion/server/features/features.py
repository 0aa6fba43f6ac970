"""All features of a process, each handed what it needs."""

from asterion.server.features.advice import Advice
from asterion.server.features.bans import Bans
from asterion.server.features.bells import Bells
from asterion.server.features.boards import Boards, Watching
from asterion.server.features.bots import Bots
from asterion.server.features.clubs import Clubs
from asterion.server.features.compiling import Compiling
from asterion.server.features.filling import Filling
from asterion.server.features.hands import Claims
from asterion.server.features.ladder import Ladder
from asterion.server.features.leaving import Absence
from asterion.server.features.more_time import MoreTime
from asterion.server.features.notebooks import Notebooks
from asterion.server.features.presence import Presence
from asterion.server.features.rematch import Rematches
from asterion.server.features.scores import Scores
from asterion.server.features.solved import Solved
from asterion.server.features.votes import Votes
from asterion.server.features.weekly import Weekly
from asterion.server.study import Dailies, Puzzles, Reviews, Study, number_at
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import HubStarted, HubStopped, Retold
from asterion.server.work.kept import Kept

PUZZLE_AFTER, PUZZLE_EVERY = 30.0, 3600.0


class Features:
    """Who subscribes first is told first."""

    def __init__(self, hub: Hub, *, bot_pause: float = 0.25, bot_pace: float = 0.0) -> None:
        services = hub.services
        self._hub = hub
        self.kept = Kept()  # what was made of games that are over
        self.study = Study()  # of assistants, puzzles, dailies and reviews
        self.puzzles = Puzzles(self.study)
        self.dailies = Dailies(self.study)
        self.reviews = Reviews(self.study, hub.store)
        # What plays and sits at tables.
        self.votes = Votes(services)
        self.claims = Claims(services)
        self.absence = Absence(services)
        self.filling = Filling(services)
        self.presence = Presence(services)
        self.more_time = MoreTime(services)
        self.bots = Bots(services, bot_pause, bot_pace)
        self.advice = Advice(services, self.study)
        # What goes from one table to another, and to people who are at none.
        self.compiling = Compiling(hub)
        self.rematches = Rematches(hub)
        self.weekly = Weekly(hub)
        self.solved = Solved(hub.store)
        self.clubs = Clubs(hub, self.weekly)
        self.ladder = Ladder(services)
        self.scores = Scores(hub)
        self.bells = Bells(hub)
        self.watching = Watching(hub)
        self.boards = Boards(hub, self.watching)
        self.bans = Bans(hub)
        self.notebooks = Notebooks(hub.store)
        services.happenings.on(HubStarted, self._start)
        services.happenings.on(Retold, self._retold)
        services.happenings.on_async(HubStopped, self._stop)

    @property
    def today(self) -> int:
        """The number of today's puzzle, and of today's labyrinth."""
        return number_at(self._hub.time.wall())

    def _start(self, hub: Hub, _: HubStarted) -> None:
        hub.spawn(self._make_ahead())

    async def _make_ahead(self) -> None:
        """Made when the server has come to rest, then every hour; nobody waits for it."""
        time = self._hub.time
        await time.sleep(PUZZLE_AFTER)
        while True:
            await self.dailies.make_ahead(time.wall())
            await self.puzzles.make_ahead(time.wall())
            await self.weekly.make_ahead()
            await time.sleep(PUZZLE_EVERY)

    def _retold(self, table: Hosted, _: Retold) -> None:
        self.reviews.forget(table.id)

    async def _stop(self, hub: Hub, _: HubStopped) -> None:
        for work in (self.boards, self.kept, self.puzzles, self.dailies, self.reviews):
            work.close()
        await self.study.close()

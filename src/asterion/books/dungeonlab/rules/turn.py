"""One player's turn in hand: the verbs in which rules and encounters are written."""

from typing import Final

from asterion.books.dungeonlab.encounters.kind import Answering
from asterion.books.dungeonlab.encounters.money import purse, skins_for
from asterion.books.dungeonlab.event import (
    Answered,
    Asked,
    Became,
    Fined,
    Got,
    Lost,
    Met,
    Ruined,
    ThingsAt,
)
from asterion.books.dungeonlab.plan.things import DOLLAR, PERISHABLE
from asterion.books.dungeonlab.state import NOWHERE, Being, Player, Question, State
from asterion.core.audience import NOBODY, Seat
from asterion.core.dice import Dice
from asterion.core.event import Event

COMMON_ANSWERS: Final[dict[str, Answering]] = {}
"""D21  Questions that are answered alike whatever the encounter: climbing and skinning."""


class Turn:
    """The game, the player whose move it is, chance, and the news of this command."""

    __slots__ = ("arrivals", "dice", "game", "news", "player")

    def __init__(self, game: State, player: Player, dice: Dice, news: list[Event]) -> None:
        self.game = game
        self.player = player
        self.dice = dice
        self.news = news
        self.arrivals = 0  # a second arrival ends what was left of the first

    def of(self, player: Player) -> "Turn":
        """The same moment for another player, who is hit or sent away in it."""
        return self if player is self.player else Turn(self.game, player, self.dice, self.news)

    # ---- telling

    def tell(self, being: Being, how: str, count: int = 0) -> None:
        """Say the encounter's own sentence."""
        player = self.player
        self.news.append(Met(player.hears, player.seat, being.kind.told_as, how, count))

    @property
    def is_alive(self) -> bool:
        return self.player.place != NOWHERE

    # ---- goods

    def has(self, thing: str) -> int:
        return self.player.carries.get(thing, 0)

    def give(self, thing: str, count: int = 1) -> None:
        self.player.carries[thing] = self.has(thing) + count
        self.news.append(Got(self.player.hears, self.player.seat, thing, count))

    def add(self, thing: str, count: int) -> None:
        """The same without a word: an event of its own tells it."""
        carries = self.player.carries
        left = carries.get(thing, 0) + count
        if left:
            carries[thing] = left
        else:
            carries.pop(thing, None)

    def lose(self, thing: str, count: int = 1) -> None:
        self.add(thing, -count)
        self.news.append(Lost(self.player.hears, self.player.seat, thing, count))

    def lose_perishables(self) -> None:
        """D35, D44, D72  All money and all ammunition."""
        for thing in PERISHABLE:
            self.player.carries.pop(thing, None)
        self.news.append(Ruined(self.player.hears, self.player.seat))

    def worth(self) -> int:
        """D7  What fines can be paid with: cash, by option skins too."""
        return purse(self.player.carries, self.game.options)

    def pay(self, fine: int) -> None:
        """D7, D30, D62  Up to this many dollars; skins for what the cash leaves open, no change."""
        cash = min(fine, self.has(DOLLAR))
        skins: dict[str, int] = {}
        if self.game.options.skins_as_money:
            skins = skins_for(self.player.carries, fine - cash)
        for skin, count in skins.items():
            self.add(skin, -count)
        if cash:
            self.add(DOLLAR, -cash)
        self.news.append(Fined(self.player.hears, self.player.seat, cash, skins))

    def lie(self, place: int, things: dict[str, int]) -> None:
        """The fact that from now on just this lies there."""
        self.game.stir(place)
        if things:
            self.game.lying[place] = things
        else:
            self.game.lying.pop(place, None)
        self.news.append(ThingsAt(NOBODY, place, dict(things)))

    # ---- questions

    def ask(self, being: Being, key: str, number: int = 0, memory: tuple[bool, ...] = ()) -> None:
        """Ask, unless the answer was given beforehand with the command."""
        player, game = self.player, self.game
        self.news.append(Asked(player.hears, player.seat, being.kind.told_as, key, number))
        game.asked = Question(player.seat, being.number, key, memory)
        beforehand = game.presets.get(key)
        if beforehand is not None:
            self.answer(beforehand)

    def answer(self, yes: bool) -> None:
        """Take up the encounter that asked; it may ask again."""
        question = self.game.asked
        assert question is not None
        self.game.asked = None
        self.news.append(Answered(self.player.hears, question.seat, question.key, yes))
        being = self.game.beings[question.being]
        answering = COMMON_ANSWERS.get(question.key, being.kind.answer)
        answering(self, being, question, yes)

    # ---- beings and places

    def place_being(self, being: Being, place: int) -> None:
        """Move an encounter; it is the newest where it comes to."""
        game = self.game
        if being.place != NOWHERE:
            game.at[being.place].remove(being.number)
            game.shine(being.place)
        being.place = place
        if place != NOWHERE:
            game.at[place].append(being.number)
        self.note(being)

    def note(self, being: Being) -> None:
        """The fact of where and how an encounter is now; its neighbours may see the change."""
        if being.place != NOWHERE:
            self.game.shine(being.place)
        became = Became(NOBODY, being.number, being.kind.name, being.place, being.condition)
        self.news.append(became)

    def nearest(self, name: str, place: int) -> Being | None:
        """D59  The nearest living encounter of a kind: by steps, by levels, in reading order."""
        game = self.game
        there = [being for being in game.beings if being.kind.name == name and not being.condition]
        distance = game.plan.distance
        return min(there, key=lambda being: distance(place, being.place), default=None)

    def company(self) -> list[Seat]:
        """D26, D30  The other players in the same place, prisoners apart, who are locked away."""
        here, seat = self.player.place, self.player.seat
        return [
            other.seat
            for other in self.game.players
            if other.place == here and other.seat != seat and not other.jailed
        ]

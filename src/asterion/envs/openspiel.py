"""Games of OpenSpiel: importing this registers `python_asterion_labyrinth` and `..._dooom`.

Chance has a node of its own for every draw, and at the root for the plan: one of `plans` that are
made from the seeds 0, 1, 2 and so on. Pip finds OpenSpiel as `open_spiel`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from asterion.envs.course import Course
from asterion.envs.playing import Playing, dtype_of

LARGEST_DIE = 100
USUAL = {"players": 2, "plans": 64, "max_length": 1000}


class Terms:
    """What all states of a game share; copies of a state or a game share it too."""

    def __init__(self, book: str, players: int, plans: int, longest: int) -> None:
        self.given = book, players, plans, longest
        self.playing = Playing(book, players)
        self.plans = plans
        self.longest = longest

    def __deepcopy__(self, memory: dict[int, Any]) -> "Terms":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return terms_of, self.given


@lru_cache(maxsize=16)
def terms_of(book: str, players: int, plans: int, longest: int) -> Terms:
    return Terms(book, players, plans, longest)


class BookState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: "BookGame") -> None:
        super().__init__(game)
        self.terms = game.terms
        self.course: Course | None = None
        self.length = 0

    # ---- who is next, and what may be done

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.course is None or self.course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.course.table.awaited[0])

    def is_terminal(self) -> bool:
        if self.course is None:
            return False
        return self.course.table.result is not None or self.length >= self.terms.longest

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.terms.plans if self.course is None else self.course.outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.course is None or player != self.current_player():
            return []
        playing = self.terms.playing
        offered = playing.learning.legal or playing.book.view.legal
        legal = offered(self.course.table.view(player))
        return sorted({playing.number_of[said] for said in legal if said in playing.number_of})

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = Course(self.terms.playing, action)
        elif self.course.outcomes:
            self.course.decide(action)
        else:
            self.length += 1
            player = self.course.table.awaited[0]
            self.course.say(player, self.terms.playing.sayings[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.terms.playing.sayings[action]
        return f"plan {action}" if self.course is None else f"chance {action}"

    # ---- how it ends, and what is seen

    def returns(self) -> list[float]:
        """Who wins takes 1, shared among them, from those who do not."""
        seats = len(self.terms.playing.names)
        result = self.course.table.result if self.course is not None else None
        if result is None or not result.winners or len(result.winners) == seats:
            return [0.0] * seats
        won, lost = 1 / len(result.winners), -1 / (seats - len(result.winners))
        return [won if seat in result.winners else lost for seat in range(seats)]

    def __str__(self) -> str:
        if self.course is None:
            return "before the plan is chosen"
        said = [f"{seat}: {text} {list(decided)}" for seat, text, decided in self.course.said]
        waiting = [f"{self.course.waiting}, {self.course.decided}"] if self.course.waiting else []
        return "\n".join([f"plan {self.course.seed}", *said, *waiting])


class BookGame(pyspiel.Game):  # type: ignore[misc]
    """One book as a game of OpenSpiel."""

    kind: pyspiel.GameType
    book: str

    def __init__(self, params: dict[str, int] | None = None) -> None:
        given = USUAL | (params or {})
        self.terms = terms_of(self.book, given["players"], given["plans"], given["max_length"])
        playing = self.terms.playing
        info = pyspiel.GameInfo(
            num_distinct_actions=len(playing.sayings),
            max_chance_outcomes=max(given["plans"], LARGEST_DIE),
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["max_length"],
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> BookState:
        return BookState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        """What a seat was told: as arrays, or as sentences."""
        kept = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(self.terms.playing, kept)


class SeatObserver:
    """A seat's arrays in one tensor, and its sentences: the last ones, or with recall all."""

    def __init__(self, playing: Playing, all_of_it: bool) -> None:
        self.playing = playing
        self.all_of_it = all_of_it
        fields = playing.fields
        sizes = [int(np.prod(field.shape)) for field in fields]
        self.tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        self.dict = {
            field.name: self.tensor[end - size : end].reshape(field.shape)
            for field, size, end in zip(fields, sizes, ends, strict=True)
        }

    def set_from(self, state: BookState, player: int) -> None:
        self.tensor.fill(0)
        if state.course is not None:
            playing = self.playing
            table = state.course.table
            notes = playing.learning.notes(table.view(player))
            for entry in table.entries:
                notes.hear(entry.told(player))
            values = playing.learning.features(table.view(player), notes)
            for field, given in zip(playing.fields, values, strict=True):
                flat = np.array(bytearray(given) if isinstance(given, bytes) else given)
                self.dict[field.name][...] = flat.astype(dtype_of(field)).reshape(field.shape)

    def string_from(self, state: BookState, player: int) -> str:
        if state.course is None:
            return ""
        table = state.course.table
        return "\n".join(table.sentences(_heard(table.entries, self.all_of_it), player))


def _heard(entries: Sequence[Any], all_of_it: bool) -> Sequence[Any]:
    return entries if all_of_it else entries[-1:]


def _kind(name: str, title: str, most: int) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_asterion_{name}",
        long_name=f"Asterion: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=USUAL,
    )


class LabyrinthGame(BookGame):
    kind = _kind("labyrinth", "Labyrinth", 6)
    book = "labyrinth"


class DooomGame(BookGame):
    kind = _kind("dooom", "Dungeon of Dooom", 8)
    book = "dungeon-of-dooom"


for _game in (LabyrinthGame, DooomGame):
    pyspiel.register_game(_game.kind, _game)

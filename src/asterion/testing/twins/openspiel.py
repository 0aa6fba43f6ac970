"""Twins of OpenSpiel's games: what a player is shown of two states that they may not tell apart.

    from asterion.testing.twins import openspiel
    print(openspiel.search("leduc_poker"))

A random game is played again with another card dealt, or another move of somebody else. Where the
player knows the same of both, every string, tensor, mask and reward has to be the same. What they
know is by default what the game itself says in their information state (or, where it has none, in
all observation strings up to now): then whatever else differs tells more than that. A function of
your own for it also finds what the information state gives away.
"""

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final

from asterion.testing.twins.comparing import Channels, Leak, Search, compare

CHANCE: Final = -1
TRIES: Final = 8
"""This many other games are thought of for each one that was played."""

Knows = Callable[[Sequence[Any], int], Hashable]
"""From all states of a game up to now, first to last: what this player may know."""
Extra = Mapping[str, Callable[[Any, int], Any]]
"""Other ways in which a player is shown a state, by name."""
Moves = Sequence[int]


def channels(state: Any, player: int, extra: Extra | None = None) -> Channels:
    """Everything that OpenSpiel gives this player of a state."""
    kind = state.get_game().get_type()
    shown: dict[str, Any] = {}
    if kind.provides_information_state_string:
        shown["information_state_string"] = state.information_state_string(player)
    if kind.provides_information_state_tensor:
        shown["information_state_tensor"] = state.information_state_tensor(player)
    if kind.provides_observation_string:
        shown["observation_string"] = state.observation_string(player)
    if kind.provides_observation_tensor:
        shown["observation_tensor"] = state.observation_tensor(player)
    shown["current_player"] = state.current_player()
    if state.current_player() == player:
        legal = state.legal_actions(player)
        shown["legal_actions"] = legal
        shown["legal_actions_mask"] = state.legal_actions_mask(player)
        shown["action_to_string"] = [state.action_to_string(player, action) for action in legal]
    shown["rewards"] = state.rewards()[player]
    shown["returns"] = state.returns()[player]
    for name, show in (extra or {}).items():
        shown[name] = show(state, player)
    return shown


def differing(
    one: Any, other: Any, player: int, extra: Extra | None = None, example: str = ""
) -> list[Leak]:
    """In what this player is shown two states differently that they must not tell apart."""
    return compare(channels(one, player, extra), channels(other, player, extra), example)


def search(
    game: Any,
    games: int = 1000,
    seed: int = 0,
    knows: Knows | None = None,
    extra: Extra | None = None,
    longest: int = 200,
) -> Search:
    """Random games and their twins for every player, somewhere on their way.

    The end of a game is not compared, nor are states in one of which it is the player's turn:
    both are told to them, and an information state need not say so.
    """
    if isinstance(game, str):
        import pyspiel

        game = pyspiel.load_game(game)
    chance = random.Random(seed)
    found = Search()
    for _ in range(games):
        moves = _random_moves(game, chance, longest)
        moves = moves[: chance.randrange(len(moves))]
        player = chance.randrange(game.num_players())
        states = _played(game, moves)
        if states is None or not _is_compared(states[-1]):
            continue
        known = (knows or usual_knowledge)(states, player)
        for _ in range(TRIES):
            others = _played(game, _changed(states, moves, player, chance))
            if others is None or not _is_compared(others[-1]):
                continue
            if _is_asked(states[-1], player) != _is_asked(others[-1], player):
                continue
            if (knows or usual_knowledge)(others, player) == known:
                example = f"player {player}, {_history(states)} or {_history(others)}"
                found.add(differing(states[-1], others[-1], player, extra, example))
                break
    return found


def usual_knowledge(states: Sequence[Any], player: int) -> Hashable:
    """What the game itself says that a player knows."""
    if states[-1].get_game().get_type().provides_information_state_string:
        said: str = states[-1].information_state_string(player)
        return said
    return tuple(state.observation_string(player) for state in states if not state.is_chance_node())


def _is_compared(state: Any) -> bool:
    return not state.is_terminal() and not state.is_chance_node()


def _is_asked(state: Any, player: int) -> bool:
    return bool(state.current_player() == player)


def _random_moves(game: Any, chance: random.Random, most: int) -> list[int]:
    state, moves = game.new_initial_state(), list[int]()
    while not state.is_terminal() and len(moves) < most:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            moves.append(chance.choices(outcomes, odds)[0])
        else:
            moves.append(chance.choice(state.legal_actions()))
        state.apply_action(moves[-1])
    return moves


def _changed(
    states: Sequence[Any], moves: Moves, player: int, chance: random.Random
) -> list[int] | None:
    """The same moves but one, which was not this player's; None if nothing can be changed."""
    theirs = [n for n in range(len(moves)) if states[n].current_player() != player]
    if not theirs:
        return None
    place = chance.choice(theirs)
    others = [action for action in states[place].legal_actions() if action != moves[place]]
    if not others:
        return None
    return [*moves[:place], chance.choice(others), *moves[place + 1 :]]


def _played(game: Any, moves: Moves | None) -> list[Any] | None:
    """Every state of a game from the first; None if some move is not allowed in it."""
    if moves is None:
        return None
    states = [game.new_initial_state()]
    for move in moves:
        if states[-1].is_terminal() or move not in states[-1].legal_actions():
            return None
        states.append(states[-1].child(move))
    return states


def _history(states: Sequence[Any]) -> str:
    return " ".join(str(action) for action in states[-1].history())

"""What is said at the keyboard of a game that is elsewhere: to us, or to the server."""

import uuid
from collections.abc import Callable
from typing import Final

from asterion.core.contract.plain import JsonObject
from asterion.core.referee.sure import SURE, Declined, SecondWord
from asterion.core.referee.voting import is_vote
from asterion.terminal import general, remote_vote
from asterion.terminal.console import Console
from asterion.terminal.page import as_sentence
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Message, Server, Trouble
from asterion.terminal.remote_live import patiently
from asterion.terminal.session import REFUSED, Left
from asterion.terminal.words import in_words, typed, word

CHAT: Final = "chat "


def more_help() -> dict[str, str]:
    """What can be said at a table elsewhere besides."""
    return {
        "chat TEXT": "terminal-help-chat",
        typed(general.START): "terminal-help-start",
        f"{typed(general.VOTE)} NAME VALUE": "terminal-help-vote",
    }


class Speaker:
    """One who sits at the table, or only watches."""

    def __init__(
        self,
        server: Server,
        game: RemoteGame,
        console: Console,
        host: str,
        say_lost: Callable[[str], None],
    ) -> None:
        self._server = server
        self._game = game
        self._console = console
        self._host = host
        self._say_lost = say_lost
        self._path = f"/tables/{server.address.table}"
        self._second = SecondWord()
        self.answered = 0  # the number under which the last word was answered

    def obey(self, said: str) -> None:
        try:
            said, is_sure = self._second.hear(said)
        except Declined as declined:
            self._console.say(as_sentence(in_words(declined.why)))
            return
        ours = general.general_word(self._game.book, said)
        try:
            if ours:
                self._general(ours)
            elif self._game.has_assistant and general.asks_for_deduction(said):
                self._console.say(*self._think(said))
            elif self._game.is_waiting:
                self._before_the_game(said)
            elif said.lower().startswith(CHAT) and self._game.table["terms"]["chat"]:
                self._server.ask("POST", f"{self._path}/chat", {"text": said[len(CHAT) :]})
            else:
                self.say(said, is_sure)
        except Trouble as trouble:
            if trouble.code == SURE:
                self._second.ask(said)
            self._console.say(as_sentence(str(trouble)), style=REFUSED)

    def _general(self, ours: str) -> None:
        game, console = self._game, self._console
        match ours:
            case general.HELP:
                more = {**more_help(), **(general.deduction_help() if game.has_assistant else {})}
                console.lines(general.help_lines(game.book, console.columns, more))
            case general.LOOK:
                console.show(game.page())
            case general.MAP:
                console.show(game.map(), whole=True)
            case general.LOG:
                self.fetch_what_is_missing()
                console.say(*game.log())
            case general.RULES:
                console.lines(general.rule_lines(game.book, game.options, console.columns))
            case general.UNDO:
                console.say(word("terminal-no-undo"), style=REFUSED)
            case general.QUIT:
                raise Left

    def _think(self, said: str) -> list[str]:
        """What follows, by the server's assistant: it knows what this seat was told."""
        english = general.in_english(said.strip(), general.CERTAIN, general.WHY, general.HINT)
        asked, _, about = english.partition(" ")
        path = f"{self._path}/knowledge/{asked.lower()}"
        if asked.lower() == general.HINT:
            answer = self._server.ask("POST", path)
        elif asked.lower() == general.WHY:
            answer = self._server.ask("GET", f"{path}?about={about.strip()}")
        else:
            answer = self._server.ask("GET", path)
        return [str(line) for line in answer["lines"]]

    def _before_the_game(self, said: str) -> None:
        said = general.in_english(said, general.START, general.VOTE)
        if said.lower() == general.START:
            self._server.ask("POST", f"{self._path}/start", token=self._host)
        elif said.lower() == general.VOTE and remote_vote.may_vote(self._game):
            columns = self._console.columns
            self._console.lines(remote_vote.ballot(self._server, self._game, columns))
        elif is_vote(said):
            remote_vote.cast(self._server, said)
        else:
            self._console.say(word("terminal-not-begun-say"))

    def say(self, said: str, is_sure: bool = True) -> None:
        """To the game; with an id of its own, so that saying it twice does it once."""
        move: JsonObject = {"do": said, "id": uuid.uuid4().hex, "sure": is_sure}
        if self._game.prompt is not None:
            move["n"] = self._game.prompt["n"]
        path = f"{self._path}/moves"
        news = patiently(lambda: self._server.ask("POST", path, move), self._say_lost)
        self.answered = news["number"]
        self._game.spoke(said, self.answered)

    def fetch_what_is_missing(self) -> None:
        """The beginning of a long game, which was not told again when we came back."""
        told: list[Message] = []
        is_missing = self._game.earlier
        while is_missing:
            since = told[-1]["number"] if told else 0
            page = self._server.ask("GET", f"{self._path}/transcript?since={since}")
            told += page["entries"]
            is_missing = page["more"] and bool(page["entries"])
        self._game.recall(told)

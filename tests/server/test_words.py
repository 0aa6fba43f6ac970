"""What the server says: whole, all of it said, and in the language that a client asks for."""

import re
from pathlib import Path

from starlette.datastructures import Headers

from asterion.core.contract.options import choices
from asterion.core.phrase import phrase
from asterion.server import words
from asterion.server.config import Config
from asterion.server.game.doc import Terms
from asterion.server.http.problems import TITLES, Fault, language_of, problem
from asterion.words.check import Language, check, unused

FOLDER = Path(words.__file__).parent
SOURCE = FOLDER.parent


def ids() -> set[str]:
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    said = set(re.findall(r'"(server-[a-z0-9-]+)"', code))
    said |= {choice.says.id for kind in (Config, Terms) for choice in choices(kind)}
    titles = {*TITLES.values(), *re.findall(r'(?:title=|Denied\(\d+, )"([a-z ]+)"', code)}
    found = re.findall(
        r'\b(?:good|advice|fault)\(\s*"([a-z]+)"(?:, f?"([a-z-]+)(?:\{extra\})?")?', code
    )
    said |= {f"server-doctor-about-{about}" for about, _ in found}
    named = re.findall(r'name = "(url-[a-z]+)" if .* else "(url-[a-z]+)"', code)
    kinds = {kind for _, kind in found if kind} | {kind for pair in named for kind in pair}
    kinds = kinds - {"package-"} | {"package-knowledge", "package-notify"}
    said |= {f"server-doctor-{kind}" for kind in kinds}
    return said | {f"server-title-{title.replace(' ', '-')}" for title in titles}


def test_the_words_of_the_server_are_in_order() -> None:
    assert [str(fault) for fault in check(FOLDER)] == []
    known = set(Language((FOLDER,), "en").entries)
    assert ids() - {"server-option", "server-term", "server-title"} <= known
    spare = {"server-title-foreign-origin", "server-title-problem"}
    assert [str(fault) for fault in unused(ids() | spare, FOLDER)] == []


def test_no_sentence_stands_in_an_error_of_the_server() -> None:
    raised = re.compile(
        r"(?:refused|invalid|forbidden|missing|Fault|Denied|NotUnderstood|StoreError|StoreDown"
        r'|CannotServe|ConfigError|NotMade|TooMany)\((?:\d+, |"[a-z ]+", )*f?"[^"]* [^"]*"(?!,)'
    )
    for path in SOURCE.rglob("*.py"):
        assert raised.findall(path.read_text("utf-8")) == [], path.name


def asking(languages: str) -> dict[str, object]:
    raw = Headers({"accept-language": languages} if languages else {}).raw
    return {"type": "http", "headers": raw}


def test_the_language_is_the_one_that_the_client_accepts() -> None:
    assert language_of(asking("")) == "en"
    assert language_of(asking("xx, en;q=0.5")) == "xx"
    assert language_of(asking("zz-ZZ, *;q=0.1")) == "en"


def test_a_problem_has_its_code_and_data_in_every_language() -> None:
    fault = Fault(409, phrase("server-seat-kept", name="Ann"), title="refused")
    english, pseudo = (bytes(problem(fault, language).body).decode() for language in ("en", "xx"))
    assert '"detail":"that seat is reserved for Ann"' in english
    assert '"title":"refused"' in english
    assert "that seat" not in pseudo
    assert '"title":"⟦' in pseudo
    for told in (english, pseudo):
        assert '"type":"urn:asterion:refused"' in told
        assert '"code":"server-seat-kept","data":{"name":"Ann"}' in told

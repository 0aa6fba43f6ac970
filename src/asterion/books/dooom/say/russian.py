"""Russian: the words in which commands of Dooom are said; ё is written as е."""

import re
from functools import cache
from typing import Final

from asterion.words.lexicon import Lexicon
from asterion.words.order import Strange, heard_in

WORDS: Final = {
    "verb move": "ид:у,ти,и,ем пойд:у,ем пойти пош:ел,ла шага:ю,ть,й шагну шаг двига:юсь,ться,йся"
    " двинусь бегу бежать перемеща:юсь,ться",
    "verb attack": "атак:ую,овать,уй,а бь:ю,ем бить бей удар удар:ю,ить,ь ударяю напада:ю,ть"
    " напад:у,и рублю рубить",
    "verb pick up": "бер:у,и брать возьм:у,и взять подбира:ю,ть,й подбер:у,и подобрать поднима:ю,ть"
    " подним:у,и поднять забира:ю,ть забер:у,и забрать",
    "verb end": "конец заканчива:ю,ть законч:у,ить,и завершаю завершить пропуска:ю,ть пропущу пас"
    " пасую жду хватит",
    "verb look": "смотр:ю,еть,и осматрива:юсь,ться осмотр:юсь,еться оглядываюсь огляжусь",
    "way north": "север северу вверх наверх",
    "way east": "восток востоку вправо направо",
    "way south": "юг югу ю вниз",
    "way west": "запад западу з влево налево",
    "letter north": "с",
    "letter east": "в",
    "turn": "ход хода",
    "what": "все золото сокровище сокровища клад его",
    "filler": "я на к пожалуйста давай хочу свой мой ну по",
}  # fmt: skip
_TALK: Final = re.compile(
    r"(?:говорю|сказать|скажу|кричу|крикнуть)[:,]? (?P<text>.+)", re.IGNORECASE
)
_NAMING: Final = re.compile(
    r"(?:(?P<join>входит|вступает|садится)|(?P<leave>уходит|выходит)|(?P<return>возвращается)"
    r"|(?P<time>время)|(?P<place>поставить|ставлю)) (?P<name>.+)",
    re.IGNORECASE,
)


@cache
def _lexicon() -> Lexicon:
    """Not before somebody speaks it."""
    return Lexicon(WORDS, {}, str.maketrans("ё", "е"), "-ка")


def in_english(text: str) -> str:
    """In the parser's own words; empty if it is not understood."""
    said = " ".join(text.split())
    talk = _TALK.fullmatch(said)
    if talk is not None:
        return f"say {talk['text']}"
    naming = _NAMING.fullmatch(said)
    if naming is not None:
        verb = next(name for name, found in naming.groupdict().items() if found and name != "name")
        return f"{verb} {naming['name']}"
    try:
        heard = heard_in(said, _lexicon())
        verb, way = heard.take("verb"), heard.take("way")
        beside = {"end": "turn", "pick up": "what"}.get(verb)
        if beside is not None:
            heard.take(beside)
        heard.done()
    except Strange:
        return ""
    if verb in ("", "move", "attack"):
        return f"{verb or 'move'} {way}".strip() if verb or way else ""
    return "" if way else verb

"""Russian: the words in which commands of ChamberCrawler3000 are said; ё is written as е."""

from functools import cache
from typing import Final

from asterion.words.lexicon import Lexicon
from asterion.words.order import Strange, heard_in

WORDS: Final = {
    "verb go": "ид:у,ти,и,ем пойд:у,ем пойти пош:ел,ла шага:ю,ть,й шагну шаг двига:юсь,ться,йся"
    " двинусь бегу бежать",
    "verb drink": "пь:ю,ем пить пей выпива:ю,ть вып:ью,ить,ей использую использовать",
    "verb attack": "атак:ую,овать,уй,а бь:ю,ем бить бей удар удар:ю,ить,ь ударяю напада:ю,ть"
    " напад:у,и рублю рубить",
    "whole freeze": "замри замрите замереть заморозка заморозить заморозь стоп",
    "whole restart": "заново рестарт снова сначала",
    "whole quit": "сдаюсь сдаться выход выйти выхожу",
    "race shade": "тень тенью тени",
    "race drow": "дроу",
    "race vampire": "вампир:,ом,а",
    "race goblin": "гоблин:,ом,а",
    "race troll": "тролль троллем тролля",
    "way no": "север северу",
    "way so": "юг югу ю",
    "way ea": "восток востоку",
    "way we": "запад западу з",
    "way ne": "северо-восток северо-востоку северовосток св",
    "way nw": "северо-запад северо-западу северозапад сз",
    "way se": "юго-восток юго-востоку юговосток юв",
    "way sw": "юго-запад юго-западу югозапад юз",
    "letter no": "с",
    "letter ea": "в",
    "potion": "зелье зелья",
    "choice": "играю выбираю беру буду расу раса",
    "filler": "я на к пожалуйста давай хочу ну по за",
}  # fmt: skip


@cache
def _lexicon() -> Lexicon:
    """Not before somebody speaks it."""
    return Lexicon(WORDS, {"whole restart": "начать заново"}, str.maketrans("ё", "е"), "-ка")


def in_english(text: str) -> str:
    """In the parser's own words; empty if it is not understood."""
    try:
        heard = heard_in(text, _lexicon())
        whole, race = heard.take("whole"), heard.take("race")
        verb, way = heard.take("verb"), heard.take("way")
        if verb == "drink":
            heard.take("potion")
        if race:
            heard.left.pop("choice", None)
        heard.done()
    except Strange:
        return ""
    if whole or race:
        return "" if verb or way or (whole and race) else whole or race
    return f"{verb or 'go'} {way}".strip() if verb or way else ""

"""What a language has to bring so that moves can be said in it: tables, and nothing else."""

import re
from typing import NamedTuple

from asterion.words.lexicon import Lexicon


class Tongue(NamedTuple):
    """One language. A meaning is a class of words and a value: “way up”, “thing bullet”.

    | class | values |
    |---|---|
    | `verb` | go, swim, shoot, blow, throw, set, mine, lay, leave, take, keep, choose |
    | | order, restock |
    | `way` | up, right, down, left, flow, loop: where to |
    | `side` | up, right, down, left: as an adjective, “the left wall” |
    | `at` | up, right, down, left: where, “the wall on the left” |
    | `thing`, `things` | bullet, grenade, landmine, corpse, treasure: one of them, several |
    | `fact` | what is announced, as conditions name it; wall, hospital and so on |
    | `happens` | the facts that are verbs: carried, blast, healed, infected, mite, outside |
    | `find`, `meet` | verbs of conditions: “I find”, “I come to”, “there is” |
    | `count`, `rank` | 1 to 9, all; old, new, lowest, second lowest |
    | `here`, `all`, `ammunition`, `nothing`, `something`, `feet`, `cell`, `twice`, `thrice` | |
    | `not`, `and`, `then`, `so`, `or`, `if`, `unless`, `else` | |
    | `short`, `whom` | a letter that is a verb before a way, or a way at the end: “с л”, “в” |
    | `self`, `there` | “сам влево”: a movement; “туда”: the way of the part before |
    | `filler` | what may stand anywhere and means nothing |
    """

    letters: re.Pattern[str]  # how the first word of a saying is recognised
    lexicon: Lexicon
    same: tuple[tuple[str, str], ...]  # signs that are made alike beforehand
    fixed: tuple[tuple[re.Pattern[str], str], ...]  # whole sayings that are no moves
    naming: tuple[tuple[re.Pattern[str], str], ...]  # the same with a name in them, as it stands
    telling: re.Pattern[str]  # <move>, then <dark> or <only> or <hidden> facets
    facets: tuple[tuple[re.Pattern[str], str], ...]
    between_facets: re.Pattern[str]
    questions: re.Pattern[str]  # what is asked, and is no move

"""DungeonLab without a screen: the referee gives the maps of D27 and D32 as drawings."""

import json
from pathlib import Path

from tests.commands.running import asterion

PLAN = """\
base 3 2
walls
+EE+##+##+
#  |     #
+  +::+  +
#        #
+##+##+##+
level 1
Mc Li a1
St a2 Tr
1 2: 1x1 map
"""
SHOWN = [
    "+EE+##+##+",
    "#Mc|Li a1#",
    "+  +::+  +",
    "#St a2 Tr#",
    "+##+##+##+",
    "column 3, row 2, level 1: treasure",
]
MOVES = b"Ann: land 1 2 1\nAnn: north\nAnn: use 1x1 map\n"


def test_D27_D32_both_maps_are_printed_with_walls(tmp_path: Path) -> None:
    plan = tmp_path / "plan.txt"
    plan.write_text(PLAN)
    told = ["dungeonlab", "--plan", str(plan), "--players", "Ann", "--set", "maps=yes"]
    said = asterion("referee", *told, stdin=MOVES).out.split("\n")
    first = said.index("Ann: Look closely: in 3 seconds the map is gone.") + 1
    assert said[first : first + len(SHOWN)] == [f"Ann: {line}" for line in SHOWN]
    assert said.index("Ann: #Mc|") == said.index("Ann: +##+") + 1, "the exit is a monolith yet"
    answers = asterion("referee", *told, "--json", stdin=MOVES).out.splitlines()
    lines = [line for row in answers for line in json.loads(row)["told"]]
    drawn = [line["drawing"] for line in lines if "drawing" in line]
    assert drawn == [SHOWN, ["+##+", "#Mc|", "+  +"]]

"""A bot for the Dooom wire protocol: it takes treasure and potions and walks until it is out.

python examples/dooom_bot.py [HOST [PORT [NAME]]]
"""

import random
import socket
import sys


def action(rows: list[str]) -> str:
    """What to do, from what is in sight: oneself in the middle, row 0 in the north."""
    middle = len(rows) // 2
    if rows[middle][middle] in "GH":
        return "PICKUP"
    beside = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
    seen = {way: rows[middle + down][middle + right] for way, (down, right) in beside.items()}
    ways = [way for way, tile in seen.items() if tile not in "#P"]
    return f"MOVE {random.choice(ways)}" if ways else "ENDTURN"


def play(host: str, port: int, name: str) -> str:
    """One game to its end: WIN or LOSE."""
    my_turn = waiting = False
    with socket.create_connection((host, port)) as wire, wire.makefile(newline="\n") as lines:
        wire.sendall(f"HELLO {name}\n".encode())
        for line in lines:
            word = line.split()[0]
            if word in ("WIN", "LOSE"):
                return word
            my_turn = word == "STARTTURN" or (my_turn and word != "ENDTURN")
            if word == "LOOKREPLY":
                waiting = False
                rows = list(iter(lambda: lines.readline().strip(), ""))
                if my_turn:
                    wire.sendall(f"{action(rows)}\n".encode())
            elif my_turn and not waiting and word in ("STARTTURN", "SUCCESS", "FAIL"):
                waiting = True  # one LOOK at a time, for an answer may be followed by ENDTURN
                wire.sendall(b"LOOK\n")
    return "the host is gone"


if __name__ == "__main__":
    host, port, name = [*sys.argv[1:], *["127.0.0.1", "40004", "Wanderer"][len(sys.argv) - 1 :]]
    print(play(host, int(port), name))

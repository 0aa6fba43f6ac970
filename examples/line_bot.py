"""A bot for the line protocol: it plays any book, by saying anything that it may say.

python examples/line_bot.py HOST PORT join TABLE NAME
python examples/line_bot.py HOST PORT open dooom name=Wanderer bots=walker round-limit=50
"""

import random
import socket
import sys


def play(host: str, port: int, first: str) -> str:
    """One game to its end: how the server says that it is over."""
    legal: list[str] = []
    answered = ""
    with socket.create_connection((host, port)) as wire, wire.makefile(newline="\n") as lines:
        # From now on the lines `legal ...` come before each question.
        wire.sendall(f"show legal on\n{first}\n".encode())
        for line in lines:
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == "legal":
                legal.append(rest)
            elif word == "ask":
                number = rest.split()[0]  # the same question may be told again after others' news
                if legal and number != answered:
                    wire.sendall(f"answer {number} {random.choice(legal)}\n".encode())
                    answered = number
                legal = []
            elif word in ("over", "no", "away", "bye"):
                return line.rstrip("\n")
    return "the server is gone"


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]), " ".join(sys.argv[3:])))

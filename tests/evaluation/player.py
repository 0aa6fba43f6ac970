"""A player of Labyrinth by lines: it walks about, and claims what its `form` lines taught it."""

import sys

WAYS = ("up", "right", "down", "left")
STARTS = iter(f"{column}{row}" for row in "2345" for column in "abcde")
forms: list[str] = []
moves = refused = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "form":
        forms.append(rest)
    elif word == "ask":
        number, _, what = rest.partition(" ")
        if what == "start cell":
            say = f"start {next(STARTS)}"
        elif moves == 2 and not refused:
            say, refused = "fly away", 1
        else:
            say = f"go {WAYS[moves % 4]}"
        moves += say != "fly away"
        print(f"answer {number} {say}", flush=True)
    elif word == "know":
        number, _, about = rest.partition(" ")
        print("claim I know nothing", flush=True)
        example = forms[0].split()[0]
        for form in forms:
            said = f" {form} ".replace(f" {example} ", f" {about} ").strip()
            print(f"claim {said}", flush=True)
        print(f"known {number}", flush=True)
    elif word == "over":
        break

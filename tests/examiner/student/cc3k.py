# mypy: ignore-errors
"""CC3K assignment.   usage: python cc3k.py [floorfile [seed]]

Written after the handout alone; it shares nothing with the program that examines it.
"""

import math
import random
import sys

DIRS = {
    "no": (-1, 0), "so": (1, 0), "ea": (0, 1), "we": (0, -1),
    "ne": (-1, 1), "nw": (-1, -1), "se": (1, 1), "sw": (1, -1),
}  # fmt: skip
HEROES = {
    "s": ("Shade", 125, 25, 25),
    "d": ("Drow", 150, 25, 15),
    "v": ("Vampire", 50, 25, 25),
    "t": ("Troll", 120, 25, 15),
    "g": ("Goblin", 110, 15, 20),
}
MONSTERS = {
    "H": ("human", 140, 20, 20),
    "W": ("dwarf", 100, 20, 30),
    "E": ("elf", 140, 30, 10),
    "O": ("orc", 180, 30, 25),
    "M": ("merchant", 30, 70, 5),
    "D": ("dragon", 150, 20, 20),
    "L": ("halfling", 100, 15, 20),
}
SPAWN = "HHHHWWWLLLLLEEOOMM"
POTION_NAMES = ["RH", "BA", "BD", "PH", "WA", "WD"]
PILES = {"6": 2, "7": 1, "8": 4, "9": 6}
COLOURS = {"@": 34, "P": 32, "G": 33, "\\": 34}


def empty_board():
    """The figure of the handout: chambers, doors, passages."""
    board = [[" "] * 79 for _ in range(25)]
    rooms = [
        [(r, 3, 28) for r in range(3, 7)],
        [(3, 39, 61), (4, 39, 61), (5, 39, 69), (6, 39, 72)] + [(r, 61, 75) for r in range(7, 13)],
        [(r, 38, 49) for r in range(10, 13)],
        [(r, 4, 24) for r in range(15, 22)],
        [(r, 65, 75) for r in range(16, 19)] + [(r, 37, 75) for r in range(19, 22)],
    ]
    for room in rooms:
        for r, first, last in room:
            for c in range(first, last + 1):
                board[r][c] = "."
    walls = {}
    for r in range(25):
        for c in range(79):
            if board[r][c] == " ":
                beside = any(
                    0 <= r + dr < 25 and 0 <= c + dc < 79 and board[r + dr][c + dc] == "."
                    for dr, dc in DIRS.values()
                )
                if beside:
                    walls[r, c] = (
                        "|"
                        if any(0 <= c + dc < 79 and board[r][c + dc] == "." for dc in (-1, 1))
                        else "-"
                    )
    for (r, c), wall in walls.items():
        corner = wall == "-" and not all((r, c + dc) in walls for dc in (-1, 1))
        board[r][c] = "|" if corner else wall
    for r, c in ((4, 29), (7, 13), (4, 38), (7, 43), (11, 60), (13, 69), (9, 43), (13, 43),
                 (14, 13), (20, 25), (15, 69), (18, 43), (20, 36)):  # fmt: skip
        board[r][c] = "+"
    passages = [(4, 30, 37), (8, 31, 43), (11, 13, 31), (11, 54, 59), (16, 31, 54), (20, 26, 35)]
    passages += [(r, 33, 33) for r in (5, 6, 7)] + [(r, 13, 13) for r in range(8, 14)]
    passages += [(r, 31, 31) for r in range(8, 21)] + [(r, 54, 54) for r in range(11, 17)]
    passages += [(r, 43, 43) for r in (8, 14, 15, 16, 17)] + [(14, 69, 69)]
    for r, first, last in passages:
        for c in range(first, last + 1):
            if board[r][c] == " ":
                board[r][c] = "#"
    for r in (0, 24):
        board[r] = list("|" + "-" * 77 + "|")
    for r in range(25):
        board[r][0] = board[r][78] = "|"
    return board


class Monster:
    def __init__(self, letter, r, c):
        self.letter, self.r, self.c = letter, r, c
        self.name, self.hp, self.atk, self.defence = MONSTERS[letter]
        self.hoard = None


class Game:
    def __init__(self, hero, maps):
        self.maps = maps
        self.race, self.most, self.base_atk, self.base_def = HEROES[hero]
        self.hp, self.gold, self.level = self.most, 0, 0
        self.angry = self.stopped = self.over = False
        self.says = []
        self.next_level()
        self.says = ["Welcome to the dungeon."]

    # --- floors

    def next_level(self):
        self.level += 1
        self.atk, self.defence = self.base_atk, self.base_def
        self.potions, self.piles, self.monsters, self.stairs = {}, {}, [], None
        if self.maps:
            self.read_floor(self.maps[min(self.level, len(self.maps)) - 1])
        else:
            self.ground = empty_board()
            self.fill()

    def read_floor(self, rows):
        self.ground = [list(row.ljust(79)) for row in rows]
        hero = None
        for r, row in enumerate(self.ground):
            for c, thing in enumerate(row):
                if thing in "|-+#. ":
                    continue
                row[c] = "."
                if thing == "@":
                    hero = (r, c)
                elif thing == "\\":
                    self.stairs = (r, c)
                elif thing in MONSTERS:
                    self.monsters.append(Monster(thing, r, c))
                elif thing in PILES:
                    self.piles[r, c] = PILES[thing]
                else:
                    self.potions[r, c] = int(thing)
        rooms = self.rooms()
        self.here = hero or self.somewhere(rooms)
        if self.stairs is None:
            others = [room for room in rooms if self.here not in room]
            self.stairs = self.somewhere(others or rooms)
        for monster in self.monsters:
            if monster.letter == "D":
                taken = [other.hoard for other in self.monsters]
                for place in self.around(monster.r, monster.c):
                    if self.piles.get(place) == 6 and place not in taken:
                        monster.hoard = place
                        break

    def fill(self):
        rooms = self.rooms()
        self.here = self.somewhere(rooms)
        self.stairs = self.somewhere([room for room in rooms if self.here not in room])
        for _ in range(10):
            self.potions[self.somewhere(rooms)] = random.randrange(6)
        for _ in range(10):
            worth = random.choice([2, 2, 2, 2, 2, 1, 1, 6])
            place = self.somewhere(rooms)
            while worth == 6 and not self.free_around(place):
                place = self.somewhere(rooms)
            self.piles[place] = worth
            if worth == 6:
                dragon = Monster("D", *random.choice(self.free_around(place)))
                dragon.hoard = place
                self.monsters.append(dragon)
        for _ in range(20):
            self.monsters.append(Monster(random.choice(SPAWN), *self.somewhere(rooms)))

    def rooms(self):
        left = {(r, c) for r in range(25) for c in range(79) if self.ground[r][c] == "."}
        rooms = []
        while left:
            room, todo = set(), [min(left)]
            while todo:
                place = todo.pop()
                if place in left:
                    left.discard(place)
                    room.add(place)
                    todo += self.around(*place)
            rooms.append(room)
        return rooms

    def around(self, r, c):
        return [(r + dr, c + dc) for dr, dc in sorted(DIRS.values())]

    def is_free(self, place):
        r, c = place
        if self.ground[r][c] != "." or place in (getattr(self, "here", None), self.stairs):
            return False
        if place in self.potions or place in self.piles:
            return False
        return all((m.r, m.c) != place for m in self.monsters)

    def free_around(self, place):
        return [other for other in self.around(*place) if self.is_free(other)]

    def somewhere(self, rooms):
        while True:
            place = random.choice(sorted(random.choice(rooms)))
            if self.is_free(place):
                return place

    # --- the turn

    def command(self, line):
        self.says = []
        words = line.split()
        if words == ["f"]:
            self.stopped = not self.stopped
            self.says.append("The monsters halt." if self.stopped else "The monsters wake.")
            return
        done = False
        if len(words) == 1 and words[0] in DIRS:
            done = self.walk(words[0])
        elif len(words) == 2 and words[1] in DIRS and words[0] in ("u", "a"):
            done = self.drink(words[1]) if words[0] == "u" else self.hit(words[1])
        else:
            self.says.append("What?")
        if done and not self.over:
            if self.race == "Troll":
                self.hp = min(self.most, self.hp + 5)
            self.monsters_turn()
        if self.hp <= 0:
            self.hp, self.over = 0, True

    def target(self, way):
        return self.here[0] + DIRS[way][0], self.here[1] + DIRS[way][1]

    def walk(self, way):
        place = self.target(way)
        occupied = place in self.potions or any((m.r, m.c) == place for m in self.monsters)
        if self.ground[place[0]][place[1]] not in ".+#" or occupied:
            self.says.append("You bump into something.")
            return False
        if place == self.stairs:
            if self.level == 5:
                self.over = True
                self.says.append("You escaped!")
            else:
                self.next_level()
                if self.race == "Troll":
                    self.hp = min(self.most, self.hp + 5)
                self.says.append("Down you go.")
            return False
        self.here = place
        self.says.append("You walk.")
        if place in self.piles and all(m.hoard != place for m in self.monsters):
            self.gold += self.piles.pop(place)
            self.says.append("Shiny!")
        return True

    def drink(self, way):
        place = self.target(way)
        if place not in self.potions:
            self.says.append("Nothing to drink there.")
            return False
        kind = POTION_NAMES[self.potions.pop(place)]
        more = 1.5 if self.race == "Drow" else 1
        health, stat = int(10 * more), int(5 * more)
        if kind == "RH":
            self.hp += health
            if self.race != "Vampire":
                self.hp = min(self.hp, self.most)
        elif kind == "PH":
            self.hp = max(0, self.hp - health)
        elif kind in ("BA", "WA"):
            self.atk = max(0, self.atk + (stat if kind == "BA" else -stat))
        else:
            self.defence = max(0, self.defence + (stat if kind == "BD" else -stat))
        self.says.append("Glug. That was " + kind)
        return self.hp > 0

    def hit(self, way):
        place = self.target(way)
        victim = next((m for m in self.monsters if (m.r, m.c) == place), None)
        if victim is None:
            self.says.append("You swing at thin air.")
            return False
        if victim.letter == "M":
            self.angry = True
        if victim.letter == "L" and random.random() < 0.5:
            self.says.append("The halfling ducks.")
            return True
        victim.hp -= math.ceil(100 / (100 + victim.defence) * self.atk)
        self.says.append(f"You hit the {victim.name}.")
        if victim.hp <= 0:
            self.slain(victim)
        if self.race == "Vampire":
            self.hp += -5 if victim.letter == "W" else 5
        return self.hp > 0

    def slain(self, victim):
        self.monsters.remove(victim)
        place = (victim.r, victim.c)
        if self.race == "Goblin":
            self.gold += 5
        if victim.letter == "D":
            if victim.hoard == self.here:
                self.gold += self.piles.pop(self.here)
        elif victim.letter == "M":
            self.piles[place] = 4
        elif victim.letter == "H":
            free = [other for other in self.free_around(place) if other != place]
            self.piles[place] = 2
            if free:
                self.piles[random.choice(free)] = 2
            else:
                self.piles[place] = 4
        else:
            self.gold += random.choice([1, 2])

    def near(self, place):
        return max(abs(place[0] - self.here[0]), abs(place[1] - self.here[1])) <= 1

    def monsters_turn(self):
        for monster in sorted(self.monsters, key=lambda m: (m.r, m.c)):
            place = (monster.r, monster.c)
            close = self.near(place) or (monster.hoard is not None and self.near(monster.hoard))
            if close and (monster.letter != "M" or self.angry):
                times = 2 if monster.letter == "E" and self.race != "Drow" else 1
                for _ in range(times):
                    if random.random() < 0.5:
                        blow = math.ceil(100 / (100 + self.defence) * monster.atk)
                        if monster.letter == "O" and self.race == "Goblin":
                            blow = int(blow * 1.5)
                        self.hp -= blow
                        self.says.append(f"The {monster.name} hits you.")
                if self.hp <= 0:
                    return
            elif monster.letter != "D" and not self.stopped:
                step = random.choice(list(DIRS.values()))  # blocked: it stays where it is
                new = (monster.r + step[0], monster.c + step[1])
                if self.is_free(new):
                    monster.r, monster.c = new

    # --- the screen

    def show(self):
        shown = [row[:] for row in self.ground]
        things = dict.fromkeys(self.piles, "G") | dict.fromkeys(self.potions, "P")
        things[self.stairs] = "\\"
        things |= {(m.r, m.c): m.letter for m in self.monsters}
        things[self.here] = "@"
        for (r, c), thing in things.items():
            shown[r][c] = f"\033[{COLOURS.get(thing, 31)}m{thing}\033[0m"
        rows = ["".join(row) for row in shown]
        rows.append(f"Race: {self.race}   Gold: {self.gold}   Level: {self.level}")
        rows.append(f"Health: {self.hp}/{self.most}   Attack: {self.atk}   Defense: {self.defence}")
        rows.append("* " + " ".join(self.says))
        print("\n".join(rows))


def read_maps(name):
    with open(name) as file:
        lines = file.read().split("\n")
    return [lines[n : n + 25] for n in range(0, len(lines) - 24, 25)]


def main():
    maps = read_maps(sys.argv[1]) if len(sys.argv) > 1 else []
    if len(sys.argv) > 2:
        random.seed(int(sys.argv[2]))
    print("=== ChamberCrawler 3000 ===\nPick a hero: (s)hade (d)row (v)ampire (t)roll (g)oblin")
    game = None
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        word = line.strip()
        if not line or word == "q":
            print("Bye.")
            return
        if game is None:
            if word not in HEROES:
                print("Pick a hero!")
                continue
            game = Game(word, maps)
        elif word == "r":
            print("Pick a hero:")
            game = None
            continue
        else:
            game.command(word)
        game.show()
        if game.over:
            points = game.gold * 3 // 2 if game.race == "Shade" else game.gold
            print("You made it!" if game.hp else "You are dead.", "Score:", points)
            return


main()

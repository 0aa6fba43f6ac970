/** What the players of each book note on their paper: stamps and kinds of edges, as data. */

export type Group = "kind" | "flow" | "thing" | "player";

export interface Stamp {
  readonly key: string;
  readonly name: string;
  /** At most two letters, as it is drawn where it has no picture. */
  readonly letters: string;
  /** Of a kind or a flow a cell has one; things and players may be many. */
  readonly group: Group;
  /** The key that places it at the cursor, where there is one. */
  readonly shortcut: string;
  /** The heading under which the tools show it. */
  readonly shelf: string;
}

export interface EdgeKind {
  readonly key: string;
  readonly name: string;
  /** The more general kind that this one is a kind of: a wire is a wall. */
  readonly of: string;
}

export interface Vocabulary {
  readonly stamps: readonly Stamp[];
  readonly edges: readonly EdgeKind[];
  /** In which order a click goes through the edges. */
  readonly cycle: readonly string[];
  /** Whether cells are called b3, or by column, row and level. */
  readonly lettered: boolean;
  readonly ways: readonly [string, string, string, string];
}

export const MAYBE = "maybe";
export const OPEN = "open";
export const WALL = "wall";
export const EXIT = "exit";
export const SOLID = "solid";

function stamp(
  shelf: string,
  group: Group,
  key: string,
  letters: string,
  shortcut = "",
  name = key,
): Stamp {
  return { key, name, letters, group, shortcut, shelf };
}

function flows(ways: readonly string[]): Stamp[] {
  return ways.map((way, index) =>
    stamp("Flow", "flow", `flow-${index}`, "↑→↓←"[index] ?? "", "", `flow ${way}`),
  );
}

const PLAYERS: readonly Stamp[] = [1, 2, 3, 4, 5, 6].map((number) =>
  stamp("Players", "player", `player-${number}`, `${number}`, `${number}`, `player ${number}`),
);

const COMMON_EDGES: readonly EdgeKind[] = [
  { key: WALL, name: "wall", of: "" },
  { key: OPEN, name: "no wall", of: "" },
  { key: MAYBE, name: "maybe a wall", of: "" },
  { key: EXIT, name: "exit", of: "" },
];

const LABYRINTH: Vocabulary = {
  lettered: true,
  ways: ["up", "right", "down", "left"],
  cycle: [WALL, OPEN, MAYBE, EXIT],
  edges: [...COMMON_EDGES, { key: SOLID, name: "wall that no grenade breaks", of: WALL }],
  stamps: [
    stamp("Cells", "kind", "land", "·", "a"),
    stamp("Cells", "kind", "pit", "P", "p"),
    stamp("Cells", "kind", "river", "R", "s"),
    stamp("Cells", "kind", "delta", "D", "d"),
    stamp("Cells", "kind", "hospital", "H", "x"),
    stamp("Cells", "kind", "weaponry", "W", "w"),
    stamp("Cells", "kind", "encephalitis", "E", "e", "encephalitis cell"),
    ...flows(["up", "right", "down", "left"]),
    stamp("Things", "thing", "treasure", "T", "t"),
    stamp("Things", "thing", "landmine", "M", "m"),
    stamp("Things", "thing", "corpse", "C", "c"),
    stamp("Things", "thing", "bullets", "b", "b"),
    stamp("Things", "thing", "grenades", "g", "g"),
    ...PLAYERS,
  ],
};

const DUNGEON_SHELVES: readonly (readonly [string, Group, string])[] = [
  [
    "Houses",
    "kind",
    "St store, Ar arsenal, Ho hospital, Pr prison, P? political prison, P+ plus-prison," +
      "P- minus-prison, Mc management center, Go gourm, Ag antigourm",
  ],
  [
    "Beings",
    "kind",
    "Li lion, Ti tiger, Pa panther, Cr crocodile, Co cow, Ra rabbit, Or orc, Ur urkh," +
      "We werewolf, Es eyescorcher, Br black rider, On ontifutlas, Ma marmar, Cp cop," +
      "C? political cop, C+ plus-cop, C- minus-cop, Y tree, Wi willow, En ent," +
      "Lo lokh, Mo Mordor, El Eldar",
  ],
  [
    "Waters and pits",
    "kind",
    "Pt pit, Hp hanging pit, o source, ~ river, ~w waterfall, ~u lavatory pan, La lake",
  ],
  ["Seen from beside", "thing", "* lights, oo green eyes, () hole in the darkness"],
  [
    "Things",
    "thing",
    "Tr treasure, Eb elven blade, Ab arnor blade, Mb morgul blade, Bd bridle, Bo boat," +
      "am ammunition",
  ],
];

const DUNGEON_SHORTCUTS: Readonly<Record<string, string>> = {
  empty: "a", pit: "p", river: "s", treasure: "t", lights: "i", "green eyes": "g",
  store: "o", tree: "y", lake: "w", hospital: "x",
}; // prettier-ignore

function dungeonStamps(): Stamp[] {
  const listed = DUNGEON_SHELVES.flatMap(([shelf, group, text]) =>
    text.split(",").map((entry) => {
      const [letters = "", ...words] = entry.trim().split(" ");
      const name = words.join(" ");
      return stamp(shelf, group, name, letters, DUNGEON_SHORTCUTS[name] ?? "");
    }),
  );
  const empty = stamp("Houses", "kind", "empty", "·", DUNGEON_SHORTCUTS["empty"], "empty cell");
  const ways = ["north", "east", "south", "west"];
  return [empty, ...listed, ...flows(ways), ...PLAYERS];
}

const DUNGEONLAB: Vocabulary = {
  lettered: false,
  ways: ["north", "east", "south", "west"],
  cycle: [WALL, OPEN, MAYBE, EXIT],
  edges: [
    ...COMMON_EDGES,
    { key: "simple", name: "simple wall", of: WALL },
    { key: "wire", name: "barbed wire", of: WALL },
    { key: "monolith", name: "monolith", of: WALL },
  ],
  stamps: dungeonStamps(),
};

/** Both books that are played on paper; any other gets Labyrinth's, which are the plainest. */
export function vocabularyOf(book: string): Vocabulary {
  return book === "dungeonlab" ? DUNGEONLAB : LABYRINTH;
}

export function stampOf(vocabulary: Vocabulary, key: string): Stamp | undefined {
  return vocabulary.stamps.find((stamp) => stamp.key === key);
}

/** The group of which a cell has only one, or null: stamps of later versions exclude nothing. */
export function exclusive(vocabulary: Vocabulary, key: string): Group | null {
  const group = stampOf(vocabulary, key)?.group;
  return group === "kind" || group === "flow" ? group : null;
}

export function edgeName(vocabulary: Vocabulary, key: string): string {
  return vocabulary.edges.find((edge) => edge.key === key)?.name ?? key;
}

/** The more telling one of two kinds of an edge that can both be true; null if they cannot. */
export function finer(vocabulary: Vocabulary, one: string, other: string): string | null {
  if (one === other || other === MAYBE) return one;
  if (one === MAYBE) return other;
  const general = (key: string) => vocabulary.edges.find((edge) => edge.key === key)?.of;
  if (general(one) === other) return one;
  return general(other) === one ? other : null;
}

/** What can be drawn, book by book: the mark that goes into the text, and what it is called. */

export interface Stamp {
  mark: string;
  name: string;
  /** What the button shows; the mark itself if there is nothing better. */
  shown?: string;
}

export interface StampGroup {
  name: string;
  stamps: Stamp[];
}

function stamps(list: string): Stamp[] {
  return list.split(", ").map((each) => {
    const [mark, ...words] = each.split(" ");
    return { mark: mark!, name: words.join(" ") };
  });
}

export const DOOOM_TILES: StampGroup[] = [
  { name: "Ground", stamps: stamps("# wall, . floor, E exit") },
  { name: "Things", stamps: stamps("G treasure, H health potion, S sword, A armour, L lantern") },
];

export const CC3K_TILES: StampGroup[] = [
  {
    name: "Ground",
    stamps: [
      ...stamps("| upright wall, - flat wall, . floor, + doorway, # passage"),
      { mark: " ", name: "solid rock", shown: "rock" },
    ],
  },
  { name: "One of each", stamps: stamps("@ the player, \\ the stairs") },
  {
    name: "Potions",
    stamps: stamps(
      "0 restore health, 1 boost attack, 2 boost defence, 3 poison health, 4 wound attack, " +
        "5 wound defence",
    ),
  },
  {
    name: "Gold",
    stamps: stamps("6 normal pile, 7 small pile, 8 merchant's hoard, 9 dragon's hoard"),
  },
  {
    name: "Enemies",
    stamps: stamps("H human, W dwarf, E elf, O orc, M merchant, D dragon, L halfling"),
  },
];

const NO_CELL: Stamp = { mark: "", name: "no cell", shown: "∅" };

export const LABYRINTH_STAMPS: StampGroup[] = [
  {
    name: "Cells",
    stamps: [...stamps(". land, H hospital, W weaponry, E encephalitis"), NO_CELL],
  },
  {
    name: "River",
    stamps: stamps("^ river up, > river right, v river down, < river left, D delta"),
  },
  {
    name: "Pits",
    stamps: [
      { mark: "P:a", name: "pit", shown: "P" },
      { mark: "P:b", name: "pit of a second loop", shown: "Pb" },
      { mark: "P:c", name: "pit of a third loop", shown: "Pc" },
    ],
  },
  { name: "Treasures", stamps: stamps("T true treasure, F fake treasure") },
];

export const DUNGEONLAB_STAMPS: StampGroup[] = [
  { name: "Cells", stamps: [{ mark: "..", name: "empty cell" }, NO_CELL] },
  {
    name: "Houses",
    stamps: stamps(
      "St store, Ar arsenal, Ho hospital, Pr prison, P+ political prison +, " +
        "P- political prison -, Mc management center, Go gourm, Ag antigourm",
    ),
  },
  {
    name: "Green eyes",
    stamps: stamps(
      "Li lion, Ti tiger, Pa panther, Xl exote lion, Xt exote tiger, Xp exote panther, " +
        "Cr crocodile, Co cow, Ra rabbit, Or orc, Ur urkh, We werewolf",
    ),
  },
  {
    name: "Others",
    stamps: stamps(
      "Es eyescorcher, Br black rider, On ontifutlas, Ma marmar, C+ political cop +, " +
        "C- political cop -, Cp cop, Wi willow, En ent, Lo lokh, Mo Mordor, El Eldar",
    ),
  },
  {
    name: "Water",
    stamps: stamps(
      "La lake, o> source to the east, ov source to the south, o< source to the west, " +
        "~> river to the east, ~v river to the south, ~< river to the west, ~u lavatory pan, " +
        "~w waterfall",
    ),
  },
  {
    name: "Pits",
    stamps: [
      { mark: "P:a", name: "next pit of cycle a", shown: "a…" },
      { mark: "P:b", name: "next pit of cycle b", shown: "b…" },
      { mark: "P:c", name: "next pit of cycle c", shown: "c…" },
      { mark: "Hp", name: "hanging pit" },
    ],
  },
  {
    name: "Things",
    stamps: stamps("Tr treasure, Eb elven blade, Ab arnor blade, Mb morgul blade, Bd bridle"),
  },
];

/** What each mark of a wall is called. */
export const WALL_NAMES: Record<string, Record<string, string>> = {
  labyrinth: { " ": "no wall", "-": "wall", "|": "wall", "=": "closed exit" },
  dungeonlab: {
    " ": "no wall", "-": "simple wall", "|": "simple wall", ":": "barbed wire", "#": "monolith",
    E: "exit",
  },
};

// Labyrinth's move as parts that hands put together, and the sentence that says it.
// Only the language: what is offered follows from the legal commands, and the server judges.

export const WAYS = ["up", "right", "down", "left"] as const;
export const THINGS = ["treasure", "bullet", "grenade", "landmine", "corpse"] as const;
export const RANKS = ["topmost", "lowest", "second lowest", "old"] as const;

/** The announced facts on which a condition may stand. */
export const FACTS = [
  "I hit a wall", "a scream is heard", "I find a treasure", "I find something", "I walk onto land",
  "I walk into a hospital", "I walk into a weaponry", "I fall into a pit", "I walk into a river",
  "I walk into a delta", "I am carried", "I am outside", "I arrive at the encephalitis cell",
  "I wake up the mite", "I find a bullet", "I find a grenade", "I find a landmine",
  "I find a corpse", "I find something at my feet", "I blow up", "I am healed", "I am infected",
] as const;

/** What a semi-dark move may ask to be told. */
export const FACETS = [
  "whether I hit a wall", "where I end up", "whether I am carried", "what I find",
  "whether a scream is heard", "whether I blow up", "my status",
] as const;

export type Verb =
  | "shoot" | "blow" | "set a landmine" | "leave" | "throw" | "take" | "take nothing"
  | "don't restock" | "choose";

export interface Action {
  verb: Verb;
  way: string;
  thing: string;
  /** 0: all of them. */
  count: number;
  rank: string;
  target: string;
  cell: string;
  /** Only if this is announced; empty: always. */
  when: string;
  not: boolean;
}

export interface Movement {
  way: string;
  when: string;
  not: boolean;
  otherwise: string;
}

export interface Move {
  order: string;
  before: Action[];
  go: Movement;
  after: Action[];
  telling: "all" | "dark" | "only";
  facets: string[];
}

/** What the table plays, as its legal commands show it. */
export interface Playable {
  ways: string[];
  skip: boolean;
  verbs: Verb[];
  things: string[];
  conditions: boolean;
  dark: boolean;
  semiDark: boolean;
  order: boolean;
  targets: boolean;
}

export function newAction(verb: Verb = "shoot"): Action {
  return {
    verb, way: "up", thing: "treasure", count: 1, rank: "topmost", target: "", cell: "",
    when: "", not: false,
  };
}

export function newMove(): Move {
  const go = { way: "", when: "", not: false, otherwise: "up" };
  return { order: "", before: [], go, after: [], telling: "all", facets: [] };
}

export function playable(legal: string[]): Playable {
  const any = (words: string): boolean => legal.some((command) => command.includes(words));
  const alone = legal.filter((command) => /^go (by the )?\w+$/.test(command));
  const ways = alone.map((command) => command.slice("go ".length));
  const verbs: Verb[] = [];
  if (any("shoot")) verbs.push("shoot");
  if (any("blow")) verbs.push("blow");
  if (any("landmine")) verbs.push("set a landmine");
  if (any("leave")) verbs.push("leave");
  if (any("throw")) verbs.push("throw");
  if (any("take")) verbs.push("take");
  if (ways.length) verbs.push("take nothing", "don't restock", "choose");
  return {
    ways,
    skip: legal.includes("skip"),
    verbs,
    things: THINGS.filter((thing) => thing !== "landmine" || any("landmine")),
    conditions: any("if "),
    dark: any("don't tell the result"),
    semiDark: any("tell only"),
    order: any("order "),
    targets: legal.some((command) => /shoot \w+ at /.test(command)),
  };
}

const PLACES: Record<string, string> = {
  here: "here", up: "up", down: "down", right: "to the right", left: "to the left",
};
const NUMBERS = ["all", "a", "two", "three", "four", "five", "six"];

function counted(thing: string, count: number): string {
  if (count === 1) return `a ${thing}`;
  return `${NUMBERS[count] ?? count} ${thing}s`;
}

function plain(action: Action): string {
  switch (action.verb) {
    case "shoot": {
      const at = action.target ? ` at ${action.target}` : "";
      return `shoot ${action.way}${at}${action.cell ? ` on ${action.cell}` : ""}`;
    }
    case "blow":
      return `blow the ${action.way} wall`;
    case "set a landmine":
      return `set a landmine ${PLACES[action.way] ?? action.way}`;
    case "leave":
      return `leave ${counted(action.thing, action.count)}`;
    case "throw":
      return `throw ${counted(action.thing, action.count)} ${PLACES[action.way] ?? action.way}`;
    case "take":
      if (action.thing === "everything") return "take everything";
      if (action.thing === "treasure") return `take the ${action.rank} treasure`;
      return `take the ${action.thing}s`;
    case "choose":
      return `choose the ${action.rank} treasure`;
    default:
      return action.verb;
  }
}

function condition(when: string, not: boolean): string {
  return `if ${not ? "not " : ""}${when}`;
}

function actionWritten(action: Action): string {
  const said = plain(action);
  return action.when ? `${condition(action.when, action.not)}, ${said}` : said;
}

function movementWritten(go: Movement): string {
  const said = `go ${go.way}`;
  if (!go.when) return said;
  return `${condition(go.when, go.not)}, ${said}, else go ${go.otherwise}`;
}

function tellingWritten(move: Move): string {
  if (move.telling === "dark") return ", don't tell the result";
  if (move.telling === "all" || !move.facets.length) return "";
  const told = FACETS.filter((facet) => move.facets.includes(facet));
  const last = told.at(-1) ?? "";
  const first = told.slice(0, -1).join(", ");
  return `, tell only ${first ? `${first} and ${last}` : last}`;
}

/** The sentence; empty while there is no movement. */
export function written(move: Move): string {
  if (!move.go.way) return "";
  const parts = [...move.before.map(actionWritten), movementWritten(move.go)];
  parts.push(...move.after.map(actionWritten));
  const order = move.order.trim() ? `order ${move.order.trim().toLowerCase()}; ` : "";
  return order + parts.join("; ") + tellingWritten(move);
}

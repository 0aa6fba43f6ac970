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
}

/** Something to be done: at once, or as a condition says. */
export interface Step<Deed> {
  deed: Deed;
  /** Where there is one, it says what is done, and the deed waits until it is taken away again. */
  fork: Fork<Deed> | null;
}

/** What is done if this is announced, and what if not; either may stand on a condition again. */
export interface Fork<Deed> {
  when: string;
  not: boolean;
  then: Step<Deed>;
  otherwise: Step<Deed> | null;
}

export interface Move {
  order: string;
  before: Step<Action>[];
  /** The way of the movement. */
  go: Step<string>;
  after: Step<Action>[];
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
  };
}

export function newStep<Deed>(deed: Deed): Step<Deed> {
  return { deed: typeof deed === "object" ? { ...deed } : deed, fork: null };
}

export function newMove(): Move {
  const go = newStep("");
  return { order: "", before: [], go, after: [], telling: "all", facets: [] };
}

/** From now on it is done on a condition, and `otherwise`, if that is not null, without it. */
export function putCondition<Deed>(step: Step<Deed>, otherwise: Deed | null): void {
  const then = newStep(step.deed);
  const other = otherwise === null ? null : newStep(otherwise);
  step.fork = { when: FACTS[0], not: false, then, otherwise: other };
}

/** The condition goes away; what stood first in it is done in any case. */
export function dropCondition<Deed>(step: Step<Deed>): void {
  step.deed = firstOf(step).deed;
  step.fork = null;
}

/** What is done if every condition is met. */
export function firstOf<Deed>(step: Step<Deed>): Step<Deed> {
  return step.fork ? firstOf(step.fork.then) : step;
}

/** Everything that may be done, whichever conditions are met. */
export function deedsOf<Deed>({ deed, fork }: Step<Deed>): Deed[] {
  if (fork === null) return [deed];
  return [...deedsOf(fork.then), ...(fork.otherwise ? deedsOf(fork.otherwise) : [])];
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

/** A condition within a condition stands in brackets: so it is clear whose the “else” is. */
function stepWritten<Deed>({ deed, fork }: Step<Deed>, said: (deed: Deed) => string): string {
  if (fork === null) return said(deed);
  const branch = (step: Step<Deed>): string =>
    step.fork ? `(${stepWritten(step, said)})` : stepWritten(step, said);
  const otherwise = fork.otherwise ? `, else ${branch(fork.otherwise)}` : "";
  return `if ${fork.not ? "not " : ""}${fork.when}, ${branch(fork.then)}${otherwise}`;
}

const actionWritten = (step: Step<Action>): string => stepWritten(step, plain);
const movementWritten = (step: Step<string>): string => stepWritten(step, (way) => `go ${way}`);

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
  if (deedsOf(move.go).includes("")) return "";
  const parts = [...move.before.map(actionWritten), movementWritten(move.go)];
  parts.push(...move.after.map(actionWritten));
  const order = move.order.trim() ? `order ${move.order.trim().toLowerCase()}; ` : "";
  return order + parts.join("; ") + tellingWritten(move);
}

/** A part of the sentence: an action, or the movement. */
export interface Part {
  words: string;
  goes: boolean;
}

/** The parts in the order in which they are said; none while nothing was chosen. */
export function partsOf(move: Move): Part[] {
  const act = (step: Step<Action>): Part => ({ words: actionWritten(step), goes: false });
  const isBare = deedsOf(move.go).includes("");
  if (isBare && !move.before.length && !move.after.length) return [];
  const go = { words: isBare ? "go …" : movementWritten(move.go), goes: true };
  return [...move.before.map(act), go, ...move.after.map(act)];
}

/** Puts one part in another place; the movement may be the one that makes room. */
export function shifted(move: Move, from: number, to: number): void {
  const all: (Step<Action> | null)[] = [...move.before, null, ...move.after];
  const [taken] = all.splice(from, 1);
  all.splice(to, 0, taken ?? null);
  const middle = all.indexOf(null);
  move.before = all.slice(0, middle) as Step<Action>[];
  move.after = all.slice(middle + 1) as Step<Action>[];
}

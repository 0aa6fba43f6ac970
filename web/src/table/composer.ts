// A move of several parts, put together as its book describes it. It contains no word of a command:
// every one comes with the description, and the server judges what is said.

import type { Compound, Offer } from "../lib/types";

export type Slot = Compound["slots"][string];
type Pick = Compound["movements"][number];
type Telling = NonNullable<Compound["tellings"]>[number];

/** A part by its `say`, and what fills its gaps; a gap without a value has its first choice. */
export interface Deed {
  say: string;
  values: Record<string, string>;
}

/** Something to be done: at once, or as a condition says. */
export interface Step {
  deed: Deed;
  /** Where there is one, it says what is done, and the deed waits until it is taken away again. */
  fork: Fork | null;
}

/** What is done if this is announced, and what if not; either may stand on a condition again. */
export interface Fork {
  when: string;
  not: boolean;
  then: Step;
  otherwise: Step | null;
}

export interface Move {
  /** By verb, what is typed. */
  prefaces: Record<string, string>;
  before: Step[];
  /** The movement; its deed says nothing while none is chosen. */
  go: Step;
  after: Step[];
  /** The `say` of how much is told. */
  telling: string;
  told: string[];
}

/** What a button for a way shows. */
export const ARROWS: Readonly<Record<string, string>> = {
  n: "↑", ne: "↗", e: "→", se: "↘", s: "↓", sw: "↙", w: "←", nw: "↖",
};

/** In the place of what is still to be typed. */
const MISSING = "…";

export const newDeed = (say = ""): Deed => ({ say, values: {} });
export const newStep = ({ say, values }: Deed = newDeed()): Step => ({ deed: { say, values: { ...values } }, fork: null });
export const newMove = (): Move => ({ prefaces: {}, before: [], go: newStep(), after: [], telling: "", told: [] });

const isOf = (slot: Slot, text: string): boolean => new RegExp(`^(?:${slot.pattern})$`, "iu").test(text);

/** Its players' names as choices: a name that could be read otherwise is said by its number. */
export function amongPlayers(compound: Compound, names: readonly string[], own: unknown): Compound {
  const slots = Object.entries(compound.slots).map(([key, slot]): [string, Slot] => {
    if (slot.kind !== "player") return [key, slot];
    const choices = names.map((name, n) => ({ say: isOf(slot, name) ? name : String(n + 1), label: name }));
    return [key, { label: slot.label, choices: choices.filter((_, n) => n !== own) }];
  });
  return { ...compound, slots: Object.fromEntries(slots) };
}

// ---- what can be chosen

const gapsOf = (say: string): string[] => [...say.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
const put = (say: string, value: (gap: string) => string): string => say.replace(/\{(\w+)\}/g, (_, gap: string) => value(gap));
const pickOf = ({ choices = [] }: Slot, value: string | undefined): Pick | undefined =>
  choices.find(({ say }) => say === value) ?? choices[0];

/** The gaps of a deed, in their order, with those of what is chosen in them. */
export function slotsOf(compound: Compound, { say, values }: Deed): [string, Slot][] {
  return gapsOf(say).flatMap((gap): [string, Slot][] => {
    const slot = compound.slots[gap];
    if (slot === undefined) return [];
    const inside = newDeed(pickOf(slot, values[gap])?.say ?? "");
    return [[gap, slot], ...slotsOf(compound, { ...inside, values })];
  });
}

/** Whether a gap is filled by a way: it is aimed, and not looked up in a list. */
export const isAimed = ({ choices = [] }: Slot): boolean => choices.filter(({ way }) => way && ARROWS[way]).length > 1;

/** Of the actions those that may stand there. */
export const actionsOf = ({ actions }: Compound, where: "before" | "after"): Compound["actions"] =>
  actions.filter((action) => action[where] !== false);

/** A movement is there where it is offered by itself, and after any other part; what was chosen stays. */
export function movementsOf(compound: Compound, offers: readonly Offer[], move: Move): Compound["movements"] {
  const chosen = deedsOf(move.go).map(({ say }) => say);
  return compound.movements.filter(
    ({ say }) => move.before.length || chosen.includes(say) || offers.some((offer) => offer.say === say),
  );
}

/** Whether a move is put together now: some movement of it is offered. */
export const isComposed = (compound: Compound | undefined, offers: readonly Offer[]): boolean =>
  compound?.movements.some(({ say }) => offers.some((offer) => offer.say === say)) ?? false;

/** Whether it is said as it is, with nothing to be put together: a movement alone, or an act of its own. */
export const isWhole = ({ movements, alone = [] }: Compound, command: string): boolean =>
  alone.includes(command) || movements.some(({ say }) => say === command);

/** A new part; where it follows the movement, it is aimed the same way. */
export function actionFor(compound: Compound, say: string, go: string): Deed {
  const deed = newDeed(say);
  const follows = compound.actions.some((action) => action.say === say && action.follows);
  const way = compound.movements.find((movement) => movement.say === go)?.way;
  for (const [name, { choices = [] }] of follows && way ? slotsOf(compound, deed) : []) {
    const aimed = choices.find((pick) => pick.way === way);
    if (aimed) deed.values[name] = aimed.say;
  }
  return deed;
}

// ---- conditions, and what is told

/** From now on it is done on a condition, and `otherwise`, if that is not null, without it. */
export function putCondition(step: Step, when: string, otherwise: Deed | null): void {
  const then = newStep(step.deed);
  step.fork = { when, not: false, then, otherwise: otherwise && newStep(otherwise) };
}

/** The condition goes away; what stood first in it is done in any case. */
export function dropCondition(step: Step): void {
  step.deed = firstOf(step).deed;
  step.fork = null;
}

/** What is done if every condition is met. */
export function firstOf(step: Step): Step {
  return step.fork ? firstOf(step.fork.then) : step;
}

/** Everything that may be done, whichever conditions are met. */
export function deedsOf({ deed, fork }: Step): Deed[] {
  if (fork === null) return [deed];
  return [...deedsOf(fork.then), ...(fork.otherwise ? deedsOf(fork.otherwise) : [])];
}

function conditionsIn({ fork }: Step): string[] {
  if (fork === null) return [];
  return [fork.when, ...conditionsIn(fork.then), ...(fork.otherwise ? conditionsIn(fork.otherwise) : [])];
}

/** How much is told; the first that there is where nothing was chosen. */
export const tellingOf = ({ tellings = [] }: Compound, { telling }: Move): Telling | undefined =>
  tellings.find(({ say }) => say === telling) ?? tellings[0];

/** The parts of the answer that conditions stand on: they have to be told. */
export function neededOf({ conditions }: Compound, move: Move): string[] {
  const asked = new Set([...move.before, move.go, ...move.after].flatMap(conditionsIn));
  return (conditions?.facts ?? []).flatMap(({ say, told }) => (told && asked.has(say) ? [told] : []));
}

/** The facts on which a condition may stand: what is not told is known to nobody. */
export function factsOf(compound: Compound, move: Move): NonNullable<Compound["conditions"]>["facts"] {
  const { tells = "all" } = tellingOf(compound, move) ?? {};
  return (compound.conditions?.facts ?? []).filter(
    ({ told }) => !told || tells === "all" || (tells === "chosen" && move.told.includes(told)),
  );
}

export function tell(compound: Compound, move: Move, { say, chosen }: Telling): void {
  move.telling = say;
  const first = compound.slots[chosen ?? ""]?.choices?.[0]?.say;
  const needed = neededOf(compound, move);
  move.told = chosen ? (needed.length ? needed : first ? [first] : []) : [];
}

// ---- the sentence

function deedWritten(compound: Compound, { say, values }: Deed): string {
  return put(say, (gap) => {
    const slot = compound.slots[gap];
    if (slot?.kind === "cell") {
      const typed = (values[gap] ?? "").trim().toLowerCase();
      return isOf(slot, typed) ? typed : MISSING;
    }
    const pick = slot && pickOf(slot, values[gap]);
    return pick ? deedWritten(compound, { say: pick.say, values }) : MISSING;
  });
}

function stepWritten(compound: Compound, { deed, fork }: Step): string {
  const { conditions } = compound;
  if (fork === null || !conditions) return deedWritten(compound, deed);
  const branch = (step: Step): string => {
    const said = stepWritten(compound, step);
    return step.fork ? put(conditions.within, () => said) : said;
  };
  const fact = fork.not ? put(conditions.negated, () => fork.when) : fork.when;
  const [then, otherwise] = [branch(fork.then), fork.otherwise && branch(fork.otherwise)];
  const values: Record<string, string> = { fact, then, otherwise: otherwise ?? "" };
  return put(otherwise === null ? conditions.then : conditions.otherwise, (gap) => values[gap] ?? "");
}

function tellingWritten(compound: Compound, move: Move): string {
  const { say = "", chosen = "" } = tellingOf(compound, move) ?? {};
  const slot = compound.slots[chosen];
  if (!slot?.choices) return say;
  const told = slot.choices.map((pick) => pick.say).filter((each) => move.told.includes(each));
  if (!told.length || told.length === slot.choices.length) return "";
  const last = told.pop() ?? "";
  return put(say, () => (told.length ? told.join(slot.comma ?? ", ") + (slot.last ?? " and ") + last : last));
}

const hasMoved = ({ go }: Move): boolean => deedsOf(go).every(({ say }) => say);

/** The sentence; empty while something is still to be chosen. */
export function written(compound: Compound, move: Move): string {
  const isStill = compound.still === true && go(move) === "" && move.before.length + move.after.length > 0;
  if (!hasMoved(move) && !isStill) return "";
  const steps = [...move.before, ...(isStill ? [] : [move.go]), ...move.after];
  const parts = steps.map((step) => stepWritten(compound, step));
  const prefaces = (compound.prefaces ?? []).map(({ verb, say, slot }) => {
    const typed = move.prefaces[verb] ?? "";
    return typed.trim() ? deedWritten(compound, { say, values: { [slot]: typed } }) : "";
  });
  const sentence = prefaces.join("") + parts.join(compound.join) + tellingWritten(compound, move);
  return sentence.includes(MISSING) ? "" : sentence;
}

/** The movement that is made if every condition is met. */
export const go = (move: Move): string => firstOf(move.go).deed.say;

/** A part of the sentence: an action, or the movement. */
export interface Part {
  words: string;
  /** Whether nothing of it is still to be chosen. */
  whole: boolean;
}

/** The parts in the order in which they are said; none while nothing was chosen. */
export function partsOf(compound: Compound, move: Move): Part[] {
  const part = (step: Step): Part => {
    const words = stepWritten(compound, step);
    return { words, whole: !words.includes(MISSING) };
  };
  const isBare = !hasMoved(move);
  if (isBare && !move.before.length && !move.after.length) return [];
  const moving = isBare ? { words: compound.moving, whole: false } : part(move.go);
  return [...move.before.map(part), moving, ...move.after.map(part)];
}

/** Puts one part in another place, if it may stand there; the movement may be the one that makes room. */
export function shifted(compound: Compound, move: Move, from: number, to: number): boolean {
  const all: (Step | null)[] = [...move.before, null, ...move.after];
  const [taken] = all.splice(from, 1);
  all.splice(to, 0, taken ?? null);
  const middle = all.indexOf(null);
  const [before, after] = [all.slice(0, middle) as Step[], all.slice(middle + 1) as Step[]];
  const fit = (steps: Step[], where: "before" | "after"): boolean => {
    const may = actionsOf(compound, where);
    return steps.flatMap(deedsOf).every(({ say }) => may.some((action) => action.say === say));
  };
  if (!fit(before, "before") || !fit(after, "after")) return false;
  [move.before, move.after] = [before, after];
  return true;
}

/** What this browser keeps of plans: the keys to those on the server, and drafts of all others. */

import { keep, kept } from "../browser/kept";
import type { PlanStroke } from "./types";

export interface KeptPlan {
  id: string;
  key: string;
  book: string;
  name: string;
  share?: string;
  at: number;
}

const PLANS = "plans";
const DRAFTS = "plan-drafts";
const MOST_DRAFTS = 30;

export function keptPlans(): KeptPlan[] {
  return Object.values(kept<Record<string, KeptPlan>>(PLANS, {})).sort((a, b) => b.at - a.at);
}

export function keptPlan(id: string): KeptPlan | undefined {
  return kept<Record<string, KeptPlan>>(PLANS, {})[id];
}

export function keepPlan(plan: KeptPlan): void {
  keep(PLANS, { ...kept<Record<string, KeptPlan>>(PLANS, {}), [plan.id]: plan });
}

export function forgetPlan(id: string): void {
  const plans = kept<Record<string, KeptPlan>>(PLANS, {});
  delete plans[id];
  keep(PLANS, plans);
}

/** What is drawn and not yet on the server: `new/BOOK`, or the id of a plan. */
export interface Draft {
  at: string;
  book: string;
  text: string;
  /** Drawn on it, and not answered by the server yet. */
  strokes?: PlanStroke[];
  name: string;
  changed: number;
}

export function drafts(): Draft[] {
  const all = Object.values(kept<Record<string, Draft>>(DRAFTS, {}));
  return all.sort((a, b) => b.changed - a.changed);
}

export function draftAt(at: string): Draft | undefined {
  return kept<Record<string, Draft>>(DRAFTS, {})[at];
}

export function keepDraft(draft: Draft): void {
  const all = { ...kept<Record<string, Draft>>(DRAFTS, {}), [draft.at]: draft };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.changed - a.changed);
  keep(DRAFTS, Object.fromEntries(newest.slice(0, MOST_DRAFTS)));
}

export function dropDraft(at: string): void {
  const all = kept<Record<string, Draft>>(DRAFTS, {});
  delete all[at];
  keep(DRAFTS, all);
}

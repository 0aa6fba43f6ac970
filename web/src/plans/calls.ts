/** Saved and shared plans over the API. */

import { ask, askText } from "../lib/api";
import { tokenAt } from "../lib/seats";
import { forgetPlan, keepPlan, keptPlan, type KeptPlan } from "../lib/plans";

export interface FetchedPlan {
  book: string;
  name: string;
  plan: string;
  share?: string;
}

const at = (id: string): string => `/plans/${encodeURIComponent(id)}`;

export const fetchPlan = (id: string): Promise<FetchedPlan> =>
  ask(at(id), { token: keptPlan(id)?.key });

export const fetchShared = (share: string): Promise<FetchedPlan> =>
  ask(`/shared/${encodeURIComponent(share)}`);

/** The plan of a finished game. */
export const fetchPlayed = (table: string): Promise<string> =>
  askText(`/tables/${encodeURIComponent(table)}/plan`, { token: tokenAt(table) });

/** Saves a drawing on the server: as a new plan, or over the one whose key this browser has. */
export async function keepOnServer(
  id: string, plan: { book: string; name: string; plan: string },
): Promise<KeptPlan> {
  const held = id ? keptPlan(id) : undefined;
  const { book, name } = plan;
  if (held) {
    await ask(at(id), { method: "PUT", body: { name, plan: plan.plan }, token: held.key });
    const changed = { ...held, name, at: Date.now() };
    keepPlan(changed);
    return changed;
  }
  const made = await ask<{ id: string; key: string }>("/plans", { method: "POST", body: plan });
  const kept = { ...made, book, name, at: Date.now() };
  keepPlan(kept);
  return kept;
}

export async function shareOnServer(kept: KeptPlan): Promise<KeptPlan> {
  const path = `${at(kept.id)}/share`;
  const { share } = await ask<{ share: string }>(path, { method: "POST", token: kept.key });
  const shared = { ...kept, share };
  keepPlan(shared);
  return shared;
}

export async function dropOnServer(kept: KeptPlan): Promise<void> {
  try {
    await ask(at(kept.id), { method: "DELETE", token: kept.key });
  } finally {
    forgetPlan(kept.id);
  }
}

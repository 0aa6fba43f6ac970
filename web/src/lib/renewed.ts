// A server that was renewed has no more of the files that an open window would load next.

const KEY = "asterion.renewed";
const AGAIN = 60_000;

/** Whether to load the page again; not again and again where that does not help. */
export function isWorthReloading(kept: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  if (now - Number(kept.getItem(KEY) ?? 0) < AGAIN) return false;
  kept.setItem(KEY, String(now));
  return true;
}

/** A part of the page that cannot be loaded brings the new page, where this one was. */
export function reloadWhenRenewed(): void {
  addEventListener("vite:preloadError", () => {
    if (isWorthReloading(sessionStorage, Date.now())) location.reload();
  });
}

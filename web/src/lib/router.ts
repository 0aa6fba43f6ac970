// The page's addresses, and going from one to another without loading again.

export interface Route {
  page: "Home" | "Open" | "TablePage" | "Replay" | "Missed" | "Review" | "Plans" | "PlanEditor" | "Rules" | "Learn" | "Tiles" | "Puzzle" | "Daily" | "Week" | "Tabletop" | "Bell" | "Me" | "Ladder" | "Scores" | "Clubs" | "Club" | "Admin" | "";
  /** Given to the page's component as its properties. */
  params: Record<string, string>;
}

const ROUTES: [RegExp, Route["page"]][] = [
  [/^\/$/, "Home"],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)$/, "TablePage"],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)\/replay$/, "Replay"],
  [/^\/r\/(?<id>[A-Za-z0-9_-]+)$/, "Replay"],
  [/^\/r\/(?<id>[A-Za-z0-9_-]+)\/missed$/, "Missed"],
  [/^\/r\/(?<id>[A-Za-z0-9_-]+)\/review$/, "Review"],
  [/^\/plans$/, "Plans"],
  [/^\/plans\/new\/(?<book>[a-z0-9-]+)$/, "PlanEditor"],
  [/^\/plans\/(?<id>[A-Za-z0-9_-]+)$/, "PlanEditor"],
  [/^\/shared\/(?<share>[A-Za-z0-9_-]+)$/, "PlanEditor"],
  [/^\/rules\/(?<book>[a-z0-9-]+)$/, "Rules"],
  [/^\/learn\/(?<book>[a-z0-9-]+)$/, "Learn"],
  [/^\/tabletop$/, "Tabletop"],
  [/^\/tabletop\/new\/(?<book>[a-z0-9-]+)$/, "Tabletop"],
  [/^\/tabletop\/(?<id>[A-Za-z0-9_-]+)$/, "Tabletop"],
  [/^\/tiles$/, "Tiles"],
  [/^\/me$/, "Me"],
  [/^\/admin$/, "Admin"],
  [/^\/bell\/(?<id>[A-Za-z0-9_-]+)\.(?<code>[0-9a-f]+)$/, "Bell"],
  [/^\/bell\/(?<id>[A-Za-z0-9_-]+)\.(?<code>[0-9a-f]+)\/(?<yes>yes)$/, "Bell"],
  [/^\/ladder$/, "Ladder"],
  [/^\/ladder\/(?<book>[a-z0-9-]+)$/, "Ladder"],
  [/^\/scores\/(?<book>[a-z0-9-]+)$/, "Scores"],
  [/^\/daily$/, "Daily"],
  [/^\/daily\/(?<day>first(?:-[a-z]+)?|[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,6})$/, "Daily"],
  [/^\/puzzles$/, "Puzzle"],
  [/^\/week$/, "Week"],
  [/^\/club$/, "Clubs"],
  [/^\/club\/(?<key>[A-Za-z0-9_-]{22})$/, "Club"],
  [/^\/puzzles\/(?<number>[0-9]+)$/, "Puzzle"],
];
const CHANGED = "asterion:address";

/** Which page stands at an address. The form to open a table is `/?open=BOOK`. */
export function routeOf(path: string, search = ""): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const query = new URLSearchParams(search);
  if (plain === "/" && query.has("open")) {
    return { page: "Open", params: Object.fromEntries([...query]) };
  }
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(plain);
    if (found) return { page, params: { ...found.groups } };
  }
  return { page: "", params: {} };
}

export function here(): Route {
  return routeOf(location.pathname, location.search);
}

/** Go to an address of the page. */
export function navigate(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  dispatchEvent(new Event(CHANGED));
}

/** Calls `changed` whenever the address changes; returns how to stop that. */
export function watchAddress(changed: () => void): () => void {
  addEventListener("popstate", changed);
  addEventListener(CHANGED, changed);
  document.addEventListener("click", followLink);
  return () => {
    removeEventListener("popstate", changed);
    removeEventListener(CHANGED, changed);
    document.removeEventListener("click", followLink);
  };
}

/** A plain click on a link to a page of ours goes there without loading again. */
function followLink(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) {
    return;
  }
  if (routeOf(link.pathname, link.search).page === "") return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  click.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

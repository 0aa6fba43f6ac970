// Whose turn it is, in the title and the icon of the tab, by itself.

import { t } from "../words/table";

const ICON = "/icon.svg";
const ICON_ON_TURN = "/icon-turn.svg";

/** The title of a table's page: the turn first, so that a narrow tab still says it. */
export function titled(title: string, mine: boolean, whose: string): string {
  if (mine) return t("table-title-mine", { title });
  return whose ? t("table-title-whose", { title, name: whose }) : title;
}

export function showIcon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? ICON_ON_TURN : ICON;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

// What a page shows in the bar on top, in the place of the links to other pages.

/** Puts this part of a page into the bar, for as long as it is shown. */
export function inBar(node: HTMLElement): { destroy: () => void } {
  document.getElementById("bar")?.append(node);
  return { destroy: () => node.remove() };
}

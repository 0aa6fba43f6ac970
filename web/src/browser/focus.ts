// Keeps the focus on the page when the control that had it goes away.

/**
 * When whatever had the focus inside this node is taken out, the part that is marked with
 * `data-takes-focus` gets it, or the node itself: the next Tab goes on from there. A control that
 * was only disabled for a while has it again afterwards.
 */
export function holdFocus(node: HTMLElement): { destroy: () => void } {
  let last: HTMLElement | null = null;
  const isNowhere = (): boolean => document.activeElement === document.body;
  const isUsable = (): boolean => last !== null && last.isConnected && !last.matches(":disabled");

  const came = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
  };
  /** Anyone who leaves a control that is still there wants to be elsewhere. */
  const left = (): void =>
    queueMicrotask(() => {
      if (isNowhere() && isUsable()) last = null;
    });
  const watch = new MutationObserver(() => {
    if (last === null || !isNowhere()) return;
    if (isUsable()) last.focus({ preventScroll: true });
    else if (!last.isConnected) {
      const next = node.querySelector<HTMLElement>("[data-takes-focus]") ?? node;
      next.focus({ preventScroll: true });
    }
  });

  node.addEventListener("focusin", came);
  node.addEventListener("focusout", left);
  watch.observe(node, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return {
    destroy: () => {
      node.removeEventListener("focusin", came);
      node.removeEventListener("focusout", left);
      watch.disconnect();
    },
  };
}

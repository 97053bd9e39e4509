/** List an element and its ancestors below the body, the innermost first. A text node counts as its parent. */
export function listAncestors(node: Node | null | undefined): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let at = node; at && at !== document.body; at = at.parentNode) {
    if (at instanceof HTMLElement) elements.push(at);
  }
  return elements;
}

/** Focus the first of these elements that is still shown. The next Tab goes on from there, even if it is text. */
export function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({preventScroll: true});
    if (document.activeElement === element) return;
  }
}

/**
 * Show a modal dialog, and return a function that closes it and returns the focus to where it was. The browser does the same, but not if
 * the element has gone, or if nothing had the focus. Then the focus goes near to it, or to what the reader clicked or selected last.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const {activeElement, body} = document;
  const selected = window.getSelection()?.anchorNode;
  const ancestors = listAncestors(activeElement === body ? selected : activeElement);
  dialog.showModal();
  return () => {
    // Nothing behind a modal dialog can take the focus.
    dialog.close();
    focusFirst(ancestors);
  };
}

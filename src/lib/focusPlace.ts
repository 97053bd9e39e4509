/** List an element and what is around it, from the inside out, without the body. A text node counts as the element around it. */
export function listPlace(node: Node | null | undefined): HTMLElement[] {
  const place: HTMLElement[] = [];
  for (let at = node; at && at !== document.body; at = at.parentNode) {
    if (at instanceof HTMLElement) place.push(at);
  }
  return place;
}

/** Focus the innermost element of a place that is still shown. The next Tab goes on from there, even if it is text. */
export function focusPlace(place: readonly HTMLElement[]): void {
  for (const element of place) {
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
  const place = listPlace(activeElement === body ? selected : activeElement);
  dialog.showModal();
  return () => {
    // Nothing behind a modal dialog can take the focus.
    dialog.close();
    focusPlace(place);
  };
}

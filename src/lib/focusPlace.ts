/** List an element and what is around it, from the inside out, without the body. A text node counts as the element around it. */
export function listPlace(node: Node | null | undefined): HTMLElement[] {
  const place: HTMLElement[] = [];
  for (let at = node; at && at !== document.body; at = at.parentNode) {
    if (at instanceof HTMLElement) place.push(at);
  }
  return place;
}

/** List the place of the reader: what has the focus or, if nothing has it, where the reader clicked or selected last. */
export function currentPlace(): HTMLElement[] {
  const {activeElement, body} = document;
  return listPlace(activeElement === body ? window.getSelection()?.anchorNode : activeElement);
}

/** Focus the innermost element of a place that is still shown. The next Tab goes on from there, even if it is text. */
export function focusPlace(place: readonly HTMLElement[]): void {
  for (const element of place) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({preventScroll: true});
    if (document.activeElement === element) return;
  }
}

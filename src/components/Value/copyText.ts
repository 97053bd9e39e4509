/**
 * Selects the text of an element and copies it. Not by `navigator.clipboard`: it is missing in a page without HTTPS, as in
 * many factories. What could not be copied stays selected.
 */
export function copyText(element: Element): boolean {
  getSelection()?.selectAllChildren(element);
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/**
 * Selects the text of an element and copies it. Not by `navigator.clipboard`: it is missing in a page without HTTPS, as in
 * many factories. What could not be copied stays selected.
 */
export function copyText(element: Element): boolean {
  getSelection()?.selectAllChildren(element);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Signs that the reader is about to change the page; those of the pointer count on what can be used only. */
const SIGNS = ['click', 'keydown', 'pointerdown', 'pointerover', 'touchstart'];
const CONTROL = 'a, button, input, summary, [role=button], [role=tab], [tabindex]';

const namesIn = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);

/** Whether the changes bring an element, or a class that nothing else in the page has. */
function bringNew(changes: readonly MutationRecord[]): boolean {
  const changed = new Set<Node>(changes.map(({target}) => target));
  const isElsewhere = (name: string) =>
    [...document.getElementsByClassName(name)].some((element) => !changed.has(element));
  return changes.some(({type, target, oldValue, addedNodes}) => {
    if (type === 'childList') return [...addedNodes].some((node) => node instanceof Element);
    const before = namesIn(oldValue);
    const names = namesIn((target as Element).getAttribute('class'));
    return names.some((name) => !before.includes(name) && !isElsewhere(name));
  });
}

/**
 * Applies the sheet, which the starter loads without effect (`media`), when the page is about to show what has its styles
 * only there: at the reader's first sign, or when a script adds an element or a class. As long as the page is as it was
 * sent it has its styles, and giving it the sheet makes the browser style all of it again: 100-200 ms at 4x CPU slowdown,
 * in which a phone does not answer. What a script adds is not painted before: observers are called first
 * (https://dom.spec.whatwg.org/#mutation-observers).
 * @param sheets the links to the sheet, loaded or not
 */
export function activateStylesheetOnDemand(sheets: readonly HTMLLinkElement[]): void {
  const observer = new MutationObserver((changes) => {
    if (bringNew(changes)) give();
  });
  function notice({type, target}: Event): void {
    // A finger that scrolls touches the page, too.
    const isPointer = /^(?:pointer|touch)/.test(type);
    if (!isPointer || (target instanceof Element && target.closest(CONTROL))) give();
  }
  function give(): void {
    observer.disconnect();
    for (const type of SIGNS) window.removeEventListener(type, notice, true);
    for (const sheet of sheets) sheet.media = 'all';
  }
  for (const type of SIGNS) window.addEventListener(type, notice, {capture: true, passive: true});
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['class'],
    attributeOldValue: true,
  });
}

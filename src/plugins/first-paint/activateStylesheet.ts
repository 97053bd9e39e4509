import {isComplete} from './critical-css/lastRule';

/** Input after which the page is about to change; that of a pointer counts on controls only. */
const INPUT = ['click', 'keydown', 'pointerdown', 'pointerover', 'touchstart'];
const CONTROL = 'a, button, input, summary, [role=button], [role=tab], [tabindex]';

const namesIn = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);

/** Whether the mutations add an element, or a class that no other element of the page has. */
function addSomethingNew(changes: readonly MutationRecord[]): boolean {
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
 * Activates the deferred stylesheet, which the starter loads with a `media` that never matches, before the page shows something
 * that its critical CSS does not cover: at the reader's first input, or when a script adds an element or a class. Activating it
 * makes the browser recalculate all styles: 100-200 ms at 4x CPU slowdown, in which a phone does not answer. What a script adds
 * is not painted before: mutation observers are called first (https://dom.spec.whatwg.org/#mutation-observers).
 * @param sheets the links to the sheet, loaded or not
 */
export function activateStylesheetOnDemand(sheets: readonly HTMLLinkElement[]): void {
  const observer = new MutationObserver((changes) => {
    if (addSomethingNew(changes)) activate();
  });
  function onInput({type, target}: Event): void {
    // A finger that scrolls touches the page, too.
    const isPointer = /^(?:pointer|touch)/.test(type);
    if (!isPointer || (target instanceof Element && target.closest(CONTROL))) activate();
  }
  function activate(): void {
    observer.disconnect();
    for (const type of INPUT) window.removeEventListener(type, onInput, true);
    for (const sheet of sheets) sheet.media = 'all';
    // The sheet repeats the critical CSS. With both, each element is matched against each rule twice (critical-css/README.md).
    const critical = document.querySelector<HTMLStyleElement>('head > style');
    if (critical && sheets.every(isComplete)) critical.media = 'not all';
  }
  for (const type of INPUT) window.addEventListener(type, onInput, {capture: true, passive: true});
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['class'],
    attributeOldValue: true,
  });
}

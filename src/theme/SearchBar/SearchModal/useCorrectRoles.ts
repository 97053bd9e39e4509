import {type RefObject, useEffect} from 'react';

/** The container has the role of a button and the attributes of a combobox; the dialog around it has its name. */
const FOREIGN = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** What prefetch on intent listens to. */
const INTENT = 'focusin';

/**
 * Corrects what DocSearch 3 tells assistive technology (WCAG 4.1.2). An option must not hold a link and buttons, an item
 * of a tree may. All lists have one id; the field refers to one of each group.
 */
export function useCorrectRoles(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    FOREIGN.forEach((name) => container.removeAttribute(name));
    let active: Element | null = null;
    const correct = () => {
      for (const list of container.querySelectorAll('[role="listbox"]')) {
        list.setAttribute('role', 'tree');
        list.id = list.firstElementChild?.id.replace(/item-\d+$/, 'list') ?? '';
      }
      for (const item of container.querySelectorAll('[role="option"]')) {
        item.setAttribute('role', 'treeitem');
      }
      // The page that Enter opens is loaded ahead, like that of a link with the focus.
      const link = container.querySelector('[aria-selected="true"] a');
      if (link && link !== active) {
        link.dispatchEvent(new FocusEvent(INTENT, {bubbles: true}));
      }
      active = link;
    };
    correct();
    const observer = new MutationObserver(correct);
    observer.observe(container, {
      attributes: true,
      attributeFilter: ['aria-selected'],
      childList: true,
      subtree: true,
    });
    return () => observer.disconnect();
  }, [dialog]);
}

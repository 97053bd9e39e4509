import {type RefObject, useEffect, useLayoutEffect} from 'react';
import translations from '@theme/SearchTranslations';
import {correctWording} from './wording';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Attributes of a combobox, which the container is not. */
const FOREIGN_ATTRIBUTES = [
  'aria-controls',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
  'aria-owns',
];

function present(container: HTMLElement): void {
  for (const name of FOREIGN_ATTRIBUTES) {
    container.removeAttribute(name);
  }
  setAttribute(container, 'role', 'dialog');
  setAttribute(container, 'aria-modal', 'true');
  setAttribute(container, 'aria-label', translations.button?.buttonText ?? '');
  setAttribute(container, 'tabindex', '-1');
}

/** The lists of all groups have the same id, and the input refers to ids that no list has. */
function nameLists(container: HTMLElement): void {
  const lists = [...container.querySelectorAll('[role="listbox"]')];
  lists.forEach((list, position) => setAttribute(list, 'id', `obis-search-list-${position}`));
  const input = container.querySelector('input');
  if (input) {
    if (lists.length > 0) {
      setAttribute(input, 'aria-controls', lists.map((list) => list.id).join(' '));
    } else {
      input.removeAttribute('aria-controls');
    }
    // On the error screen the input would refer to an option of the list that was there before.
    const active = container.querySelector('[role="option"][aria-selected="true"]');
    if (active) {
      setAttribute(input, 'aria-activedescendant', active.id);
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  }
}

/** Leaves equal values alone, so that the observer comes to rest. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Keeps the focus in the dialog. Docusaurus focuses the new page when a route change ends, which may be after the
 * reader opened the search.
 */
function useHeldFocus(frame: RefObject<HTMLDivElement | null>): void {
  // A layout effect ends as soon as the dialog goes, before the focus is given back.
  useLayoutEffect(() => {
    const holdFocus = ({target}: FocusEvent) => {
      const container = frame.current?.querySelector('.DocSearch-Container');
      if (container && target instanceof Node && !container.contains(target)) {
        container.querySelector('input')?.focus();
      }
    };
    document.addEventListener('focusin', holdFocus);
    return () => document.removeEventListener('focusin', holdFocus);
  }, [frame]);
}

/**
 * Makes DocSearch's container a dialog. It presents itself as a button with an expanded state, and its own focus trap
 * counts controls that are not shown, so that Tab can leave it.
 */
export function useDialog(frame: RefObject<HTMLDivElement | null>): void {
  useHeldFocus(frame);
  useEffect(() => {
    const container = frame.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    const correct = () => {
      present(container);
      nameLists(container);
      correctWording(container);
    };
    correct();
    // React writes some of these attributes again whenever the list changes.
    const observer = new MutationObserver(correct);
    observer.observe(container, {
      attributes: true,
      attributeFilter: [
        'role',
        'aria-owns',
        'aria-controls',
        'aria-activedescendant',
        'aria-selected',
      ],
      childList: true,
      subtree: true,
    });

    const keepFocusInside = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') {
        return;
      }
      const shown = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
      );
      const [edge, other] = event.shiftKey ? [shown[0], shown.at(-1)] : [shown.at(-1), shown[0]];
      const active = document.activeElement;
      if (active === edge || active === container || !container.contains(active)) {
        event.preventDefault();
        other?.focus();
      }
      event.stopPropagation();
    };
    container.addEventListener('keydown', keepFocusInside, {capture: true});
    return () => {
      observer.disconnect();
      container.removeEventListener('keydown', keepFocusInside, {capture: true});
    };
  }, [frame]);
}

import {useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {focusFirst, listAncestors} from '@site/src/lib/focus';

type Menu = {readonly shown: boolean; readonly toggle: () => void};

/** Selector of the elements that the open menu and its backdrop cover. */
const COVERED = '.navbar__inner, #__docusaurus > :not(.navbar)';

/**
 * Keep the focus inside the open menu, close the menu on Escape, and then return the focus to its button. The theme leaves the focus on
 * the page behind the menu.
 */
export default function useModalMenu({shown, toggle}: Menu): void {
  const close = useEvent(toggle);
  useEffect(() => {
    if (!shown) return undefined;
    const covered = [...document.querySelectorAll<HTMLElement>(COVERED)];
    for (const element of covered) element.inert = true;
    let frame = 0;
    // Retry until the transition has made the menu visible, because a hidden button cannot take the focus.
    const takeFocus = () => {
      const button = document.querySelector<HTMLElement>('.navbar-sidebar__close');
      button?.focus();
      if (document.activeElement !== button) frame = requestAnimationFrame(takeFocus);
    };
    takeFocus();
    document
      .querySelector('.navbar-sidebar .theme-doc-sidebar-menu [aria-current]')
      ?.scrollIntoView({block: 'center'});
    const closeOnEscape = (event: KeyboardEvent) => {
      // A dialog over the menu, such as the search, closes alone.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', closeOnEscape);
      for (const element of covered) element.inert = false;
      // The button is hidden if the window is no longer small.
      focusFirst(listAncestors(document.querySelector('.navbar__toggle')));
    };
  }, [shown, close]);
}

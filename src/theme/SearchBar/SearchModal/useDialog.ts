import {type RefObject, useEffect} from 'react';
import translations from '@theme/SearchTranslations';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Makes DocSearch's container a dialog. It presents itself as a button with an expanded state, and its own focus trap
 * counts controls that are not shown, so that Tab can leave it.
 */
export function useDialog(frame: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const container = frame.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    const present = () => {
      for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby']) {
        container.removeAttribute(name);
      }
      container.setAttribute('role', 'dialog');
      container.setAttribute('aria-modal', 'true');
      container.setAttribute('aria-label', translations.button?.buttonText ?? '');
      container.tabIndex = -1;
    };
    present();
    // React writes some of these attributes again when the list opens or closes.
    const observer = new MutationObserver(() => {
      if (container.hasAttribute('aria-owns') || container.getAttribute('role') !== 'dialog') {
        present();
      }
    });
    observer.observe(container, {attributes: true});

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

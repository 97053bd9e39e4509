import {type RefObject, useEffect} from 'react';
import {linkedPage} from '@site/src/plugins/prefetch/linkedPage';
import {mayLoad, preloadPage} from '@site/src/plugins/prefetch/preloadPage';

/** Whoever types on, or walks through the list, does not stop at this result. */
const PAUSE_MS = 200;

/** Loads the page of the selected result, the one that Enter opens, as soon as the reader stops at it. */
export function useSelectedPage(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const link = element.querySelector<HTMLAnchorElement>(
          '[role="option"][aria-selected="true"] a',
        );
        const page = link && linkedPage(link);
        if (page && mayLoad('intent')) {
          void preloadPage(page);
        }
      }, PAUSE_MS);
    });
    observer.observe(element, {
      attributes: true,
      attributeFilter: ['aria-selected', 'href'],
      childList: true,
      subtree: true,
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame]);
}

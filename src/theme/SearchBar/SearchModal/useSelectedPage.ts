import {type RefObject, useEffect} from 'react';
import {prefetchPage} from '@site/src/components/ResultLink/prefetchPage';

/** Whoever types on, or walks through the list, does not stop at this result. */
const PAUSE_MS = 200;

/** Fetches the page of the selected result, the one that Enter opens, as soon as the reader stops at it. */
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
        const link = element.querySelector('[role="option"][aria-selected="true"] a');
        const href = link?.getAttribute('href');
        if (href?.startsWith('/')) {
          prefetchPage(href);
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

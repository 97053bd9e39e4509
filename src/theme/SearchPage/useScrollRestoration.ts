import {useEffect, useLayoutEffect, useRef} from 'react';

/** How far a reader had come in the results. Kept with the entry of the browser's history. */
type ScrollPosition = {scrollY: number; span: number};

const DEBOUNCE_MS = 150;
/** As many pages of hits as the provider gives. */
const MAX_SPAN = 50;

type Entry = {state?: {scrollPosition?: Partial<ScrollPosition>}};

/** The place that the present entry of the history holds. */
function readScrollPosition(): ScrollPosition {
  const {scrollY = 0, span = 1} =
    (window.history.state as Entry | null)?.state?.scrollPosition ?? {};
  return {scrollY, span: Math.min(Math.max(span, 1), MAX_SPAN)};
}

/** Number of pages of hits to start with. */
export function restoredSpan(): number {
  return readScrollPosition().span;
}

/**
 * Brings a reader who comes back to the results, or reloads them, to where they were. The browser cannot: when it
 * scrolls, the results are not there yet.
 * @param span number of pages of hits that are shown
 * @param isDone the hits of the present question are shown
 */
export function useScrollRestoration(span: number, isDone: boolean): void {
  const latest = useRef(span);
  const isRestored = useRef(false);

  useEffect(() => {
    latest.current = span;
  }, [span]);

  useLayoutEffect(() => {
    if (isDone && !isRestored.current) {
      isRestored.current = true;
      const {scrollY} = readScrollPosition();
      if (scrollY > 0) window.scrollTo({top: scrollY, behavior: 'instant'});
    }
  }, [isDone]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      if (isRestored.current) {
        const position: ScrollPosition = {scrollY: window.scrollY, span: latest.current};
        const entry = (window.history.state ?? {}) as Entry;
        // Past the router, for which a new state would be a new page.
        window.history.replaceState(
          {...entry, state: {...entry.state, scrollPosition: position}},
          '',
        );
      }
    };
    const saveDebounced = () => {
      clearTimeout(timer);
      timer = setTimeout(save, DEBOUNCE_MS);
    };
    window.addEventListener('scroll', saveDebounced, {passive: true});
    window.addEventListener('pagehide', save);
    // Before a link, which both a pointer and the Enter key click, makes a new entry.
    window.addEventListener('click', save, {capture: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveDebounced);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('click', save, {capture: true});
    };
  }, []);
}

import {useEffect, useLayoutEffect, useRef} from 'react';

/** Scroll position and number of loaded result pages, stored in the history entry. */
type ScrollPosition = {scrollY: number; span: number};

const DEBOUNCE_MS = 150;
/** The most result pages that the provider returns. */
const MAX_SPAN = 50;

type Entry = {state?: {scrollPosition?: Partial<ScrollPosition>}};

/** Reads the current history entry. */
function readScrollPosition(): ScrollPosition {
  const {scrollY = 0, span = 1} =
    (window.history.state as Entry | null)?.state?.scrollPosition ?? {};
  return {scrollY, span: Math.min(Math.max(span, 1), MAX_SPAN)};
}

/** Number of result pages to start with. */
export function restoredSpan(): number {
  return readScrollPosition().span;
}

/**
 * Restores the scroll position on back, forward and reload. The browser's own scroll restoration runs before the results
 * are there.
 * @param span number of result pages shown
 * @param isDone whether the hits of the current question are shown
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
        // Bypasses the router, which would treat a new state as a navigation.
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
    // Capture phase: runs before a link (clicked, or activated with Enter) pushes a new history entry.
    window.addEventListener('click', save, {capture: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveDebounced);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('click', save, {capture: true});
    };
  }, []);
}

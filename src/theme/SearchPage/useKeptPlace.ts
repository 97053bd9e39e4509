import {useEffect, useLayoutEffect, useRef} from 'react';

/** How far a reader had come in the results. Kept with the entry of the browser's history. */
type KeptPlace = {scrollY: number; span: number};

const SCROLL_PAUSE_MS = 150;
/** As many pages of hits as the provider gives. */
const MAX_SPAN = 50;

type Entry = {state?: {keptPlace?: Partial<KeptPlace>}};

/** The place that the present entry of the history holds. */
function readPlace(): KeptPlace {
  const {scrollY = 0, span = 1} = (window.history.state as Entry | null)?.state?.keptPlace ?? {};
  return {scrollY, span: Math.min(Math.max(span, 1), MAX_SPAN)};
}

/** Number of pages of hits to start with. */
export function keptSpan(): number {
  return readPlace().span;
}

/**
 * Brings a reader who comes back to the results, or reloads them, to where they were. The browser cannot: when it
 * scrolls, the results are not there yet.
 * @param span number of pages of hits that are shown
 * @param isDone the hits of the present question are shown
 */
export function useKeptPlace(span: number, isDone: boolean): void {
  const latest = useRef(span);
  const isRestored = useRef(false);

  useEffect(() => {
    latest.current = span;
  }, [span]);

  useLayoutEffect(() => {
    if (isDone && !isRestored.current) {
      isRestored.current = true;
      const {scrollY} = readPlace();
      if (scrollY > 0) window.scrollTo({top: scrollY, behavior: 'instant'});
    }
  }, [isDone]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (isRestored.current) {
        const place: KeptPlace = {scrollY: window.scrollY, span: latest.current};
        const entry = (window.history.state ?? {}) as Entry;
        // Past the router, for which a new state would be a new page.
        window.history.replaceState({...entry, state: {...entry.state, keptPlace: place}}, '');
      }
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SCROLL_PAUSE_MS);
    };
    window.addEventListener('scroll', keepSoon, {passive: true});
    window.addEventListener('pagehide', keep);
    // Before a link, which both a pointer and the Enter key click, makes a new entry.
    window.addEventListener('click', keep, {capture: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', keepSoon);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('click', keep, {capture: true});
    };
  }, []);
}

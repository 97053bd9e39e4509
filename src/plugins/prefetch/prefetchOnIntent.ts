import {linkedPage, PAGE_LINK} from './linkedPage';
import {mayLoad, preloadPage} from './preloadPage';

/** A pointer that crosses a menu rests less on each link, one that is about to click more than twice as long. */
const DWELL_MS = 65;

/** Prefetch on intent: when the pointer or the focus rests on a link, or at once when it is pressed. */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Element | null = null;

  function handle(event: Event, delay: number): void {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
    if (link === last && delay > 0) return;
    clearTimeout(timer);
    last = link;
    const page = link && linkedPage(link);
    if (!page || !mayLoad('intent')) return;
    if (delay > 0) timer = setTimeout(() => void preloadPage(page), delay);
    else void preloadPage(page);
  }

  for (const [delay, types] of [
    [DWELL_MS, ['mouseover', 'focusin']],
    [0, ['mousedown', 'touchstart']],
  ] as const) {
    for (const type of types) {
      document.addEventListener(type, (event) => handle(event, delay), {passive: true});
    }
  }
}

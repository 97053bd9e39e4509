import {useEffect, useState, type RefObject} from 'react';

/**
 * Return whether the content of an element is too wide. It is true before hydration, so that a wide table can be scrolled with the
 * keyboard without scripts.
 */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      // Removing `tabindex` from the focused element would lose the focus.
      if (element !== document.activeElement) {
        setOverflows(element.scrollWidth > element.clientWidth);
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

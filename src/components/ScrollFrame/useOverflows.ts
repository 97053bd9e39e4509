import {useEffect, useState, type RefObject} from 'react';

/**
 * Returns whether an element's content overflows horizontally. True before it is measured, so that a wide table can be focused and
 * scrolled with the keyboard without JavaScript too.
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

import {useEffect, useState, type RefObject} from 'react';

/**
 * Tell whether the content of an element overflows horizontally. True before hydration, so that without JavaScript a wide table can
 * be focused and scrolled with the keyboard.
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

import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element's content is wider than the element. True before the first measurement, so that without
 * JavaScript a wide table can still be reached and scrolled with the keyboard.
 */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

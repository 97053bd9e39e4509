import {useEffect, useState, type RefObject} from 'react';

/** Whether what is in an element is laid out, as all of a page is in browsers without the method. */
const isLaidOut = ({firstElementChild: content}: HTMLElement) =>
  content !== null &&
  (!('checkVisibility' in content) || content.checkVisibility({contentVisibilityAuto: true}));

/**
 * Whether an element's content is wider than the element. True before it is laid out, so that without JavaScript a wide
 * table, and one far from the screen at any time, can be reached and scrolled with the keyboard.
 */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      // The focus would be lost with the place in the order of the keyboard.
      if (isLaidOut(element) && element !== document.activeElement) {
        setOverflows(element.scrollWidth > element.clientWidth);
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

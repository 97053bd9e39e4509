import {useEffect, useState, type RefObject} from 'react';

/** False while `content-visibility` skips the element's content; browsers without `checkVisibility` lay out everything. */
const isLaidOut = ({firstElementChild: content}: HTMLElement) =>
  content !== null &&
  (!('checkVisibility' in content) || content.checkVisibility({contentVisibilityAuto: true}));

/**
 * Whether an element's content overflows horizontally. True before it is laid out, so that without JavaScript, or far off
 * screen, a wide table can be focused and scrolled with the keyboard.
 */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      // Removing `tabindex` from the focused element would lose the focus.
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

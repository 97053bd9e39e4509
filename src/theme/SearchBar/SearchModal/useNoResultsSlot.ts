import {type RefObject, useEffect, useState} from 'react';

/** Class of the slot; the styles hide DocSearch's own list beside it. */
const SLOT = 'obis-search-suggestions';

/**
 * Gives a place in the no-results screen for what DocSearch has no setting for, while the screen is there. React never
 * looks at elements that it has not made itself, and they go with the screen.
 */
export function useNoResultsSlot(frame: RefObject<HTMLElement | null>): Element | undefined {
  const [slot, setSlot] = useState<Element>();
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const find = () => {
      const title = element.querySelector('.DocSearch-NoResults .DocSearch-Title');
      let place = title?.parentElement?.querySelector(`.${SLOT}`) ?? undefined;
      if (title && !place) {
        place = document.createElement('div');
        place.className = SLOT;
        title.after(place);
      }
      setSlot(place);
    };
    const observer = new MutationObserver(find);
    observer.observe(element, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [frame]);
  return slot;
}

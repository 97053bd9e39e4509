import {
  useEffect,
  useState,
  type CSSProperties,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';

const MARGIN = 8;
const WIDTH = 320;

/** Return the position in the viewport: below the anchor, or above it if the anchor is near the bottom. */
function tooltipPosition(anchor: Element): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const width = Math.min(WIDTH, window.innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(box.left, window.innerWidth - width - MARGIN));
  const above = box.bottom > window.innerHeight * 0.7;
  return above
    ? {left, width, bottom: window.innerHeight - box.top}
    : {left, width, top: box.bottom};
}

/**
 * Open a tooltip on hover and focus, keep it open while the pointer is over it, and close it on Escape or scroll. On a touch screen, a tap
 * follows the link.
 */
export function useTooltip() {
  const [style, setStyle] = useState<CSSProperties>();
  const open = style !== undefined;
  const show = (event: SyntheticEvent) => setStyle(tooltipPosition(event.currentTarget));
  const hide = () => setStyle(undefined);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', hide, {capture: true, passive: true});
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', hide, {capture: true});
    };
  }, [open]);

  const handlers = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'touch') show(event);
    },
    onPointerLeave: hide,
    onFocus: show,
    onBlur: hide,
  };
  return {open, style, handlers};
}

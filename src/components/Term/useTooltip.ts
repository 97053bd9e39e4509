import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

const MARGIN = 8;
const WIDTH = 320;

/** Return the position in the viewport: below the anchor, or above it if the anchor is near the bottom. */
function tooltipPosition(anchor: HTMLElement): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const width = Math.min(WIDTH, window.innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(box.left, window.innerWidth - width - MARGIN));
  const above = box.bottom > window.innerHeight * 0.7;
  return above
    ? {left, width, bottom: window.innerHeight - box.top}
    : {left, width, top: box.bottom};
}

/**
 * Open a tooltip on hover and focus, keep it open while the pointer is over it, and close it on Escape or scroll.
 * On a touch screen the first tap opens it and the second follows the link.
 */
export function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  // True between a touch on a closed tooltip and its click, because the focus event in between opens the tooltip.
  const opening = useRef(false);
  const [style, setStyle] = useState<CSSProperties>();
  const open = style !== undefined;
  const show = () => anchor.current && setStyle(tooltipPosition(anchor.current));
  const hide = () => setStyle(undefined);

  // A layout effect, so that Escape works as soon as the tooltip is visible.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const element = tooltip.current;
    // Browsers before 2024 have no popover API and show the tooltip without it.
    if (element && 'popover' in element) {
      // A popover is in the top layer, where a scroll container cannot clip it.
      element.popover = 'manual';
      element.showPopover();
    }
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('scroll', hide, {capture: true, passive: true});
    return () => {
      element?.removeAttribute('popover');
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('scroll', hide, {capture: true});
    };
  }, [open]);

  const handlers = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'touch') show();
    },
    onPointerLeave: hide,
    onFocus: show,
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) hide();
    },
    onPointerDown(event: PointerEvent) {
      opening.current = event.pointerType === 'touch' && !open;
    },
    // In the capture phase, because the link inside would otherwise handle the click first.
    onClickCapture(event: MouseEvent) {
      if (opening.current) event.preventDefault();
      opening.current = false;
    },
  };
  return {anchor, tooltip, open, style, handlers};
}

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

/** Fixed position in the viewport: below the anchor, or above it near the bottom. */
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
 * Opens a tooltip on hover and focus, keeps it open while the pointer is over it, and closes it on Escape or scroll.
 * On a touch screen the first tap opens it and the second follows the link.
 */
export function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  // True from a touch on a closed tooltip until its click: the focus event in between has opened it by then.
  const opening = useRef(false);
  const [style, setStyle] = useState<CSSProperties>();
  const open = style !== undefined;
  const show = () => anchor.current && setStyle(tooltipPosition(anchor.current));
  const hide = () => setStyle(undefined);

  // Before the tooltip is painted: Escape closes what the reader sees, however busy the page is.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const element = tooltip.current;
    // Browsers before 2024 lack the popover API and show it in place.
    if (element && 'popover' in element) {
      // Top layer: scroll containers and blocks with `content-visibility` clip their content.
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
    // Capture phase: the nested link would handle the click first.
    onClickCapture(event: MouseEvent) {
      if (opening.current) event.preventDefault();
      opening.current = false;
    },
  };
  return {anchor, tooltip, open, style, handlers};
}

import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

const MARGIN = 8;
const WIDTH = 320;

type Tooltip = {
  readonly anchor: RefObject<HTMLSpanElement | null>;
  readonly tooltip: RefObject<HTMLSpanElement | null>;
  readonly open: boolean;
  readonly style: CSSProperties | undefined;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
};

/** Fixed to the window: below the word, or above it near the bottom. */
function place(anchor: HTMLElement): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const width = Math.min(WIDTH, window.innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(box.left, window.innerWidth - width - MARGIN));
  const above = box.bottom > window.innerHeight * 0.7;
  return above
    ? {left, width, bottom: window.innerHeight - box.top}
    : {left, width, top: box.bottom};
}

/**
 * A tooltip that opens on hover and on focus, stays while the pointer is in it, and closes on Escape or scrolling.
 * On a touch screen the first tap opens it and the second follows the link.
 */
export function useTooltip(): Tooltip {
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  // Set between a touch that finds the tooltip closed and its click: focus, which opens it, comes in between.
  const opening = useRef(false);
  const [style, setStyle] = useState<CSSProperties>();
  const open = style !== undefined;
  const show = () => anchor.current && setStyle(place(anchor.current));
  const hide = () => setStyle(undefined);

  useEffect(() => {
    if (!open) return undefined;
    const element = tooltip.current;
    // Browsers of before 2024 show it where it stands.
    if (element && 'popover' in element) {
      // Above all of the page: a scrolling table, and every block that is drawn only near the screen, cut off what is in them.
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

  const handlers: Tooltip['handlers'] = {
    onPointerEnter(event) {
      if (event.pointerType !== 'touch') show();
    },
    onPointerLeave: hide,
    onFocus: show,
    onBlur(event) {
      if (!event.currentTarget.contains(event.relatedTarget)) hide();
    },
    onPointerDown(event) {
      opening.current = event.pointerType === 'touch' && !open;
    },
    // Captured: the link below would follow the click before this element saw it.
    onClickCapture(event) {
      if (opening.current) event.preventDefault();
      opening.current = false;
    },
  };
  return {anchor, tooltip, open, style, handlers};
}

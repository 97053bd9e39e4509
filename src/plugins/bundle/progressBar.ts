const ID = 'nprogress';

/** Slower and slower, as nobody knows the end, and never quite there. */
const ON_ITS_WAY = [{transform: 'translateX(-100%)'}, {transform: 'translateX(-5%)'}];
const TIMING = {
  duration: 15_000,
  easing: 'cubic-bezier(0, 0.7, 0.2, 1)',
  fill: 'forwards',
} as const;
const FADING_MS = 200;

function append(parent: Element, className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  parent.append(element);
  return element;
}

/**
 * In the place of `nprogress`: the line at the top of a page while the next one loads, with the theme's styles. It has
 * what the theme calls; the real one also serves browsers without animations.
 */
const progressBar = {
  configure(): void {
    // The theme asks for no spinner, and there is none.
  },

  start(): void {
    document.getElementById(ID)?.remove();
    const frame = append(document.body, '');
    frame.id = ID;
    const bar = append(frame, 'bar');
    append(bar, 'peg');
    bar.animate(ON_ITS_WAY, TIMING);
  },

  done(): void {
    const frame = document.getElementById(ID);
    // Without its animation the bar has its whole length.
    frame?.firstElementChild?.getAnimations().forEach((animation) => animation.cancel());
    const fading = frame?.animate({opacity: [1, 0]}, FADING_MS);
    if (fading) fading.onfinish = () => frame?.remove();
  },
};

export default progressBar;

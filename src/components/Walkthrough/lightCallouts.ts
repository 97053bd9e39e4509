const numbersIn = (part: Element): (string | undefined)[] =>
  [part, ...part.querySelectorAll('[data-n]')].map((each) => (each as HTMLElement).dataset.n);

/**
 * Lights the callouts of a step on its screen while the step is read, pointed at or focused, and the step of a callout that is
 * pointed at. What belongs together has the same `data-n`; `data-lit` lights it.
 * @returns ends it
 */
export function lightCallouts(walkthrough: HTMLElement): () => void {
  const steps = [...walkthrough.querySelectorAll(':scope > ol > li')];
  const marks = [...walkthrough.querySelectorAll<HTMLElement>('[data-n]')];
  const visible = new Set<Element>();
  let read: Element | undefined;
  let pointed: Element | undefined;

  // What is pointed at stays lit while the page scrolls below the pointer.
  const light = (): void => {
    const part = pointed ?? read;
    const numbers = part ? numbersIn(part).filter(Boolean) : [];
    const belongs = (each: Element) => numbersIn(each).some((number) => numbers.includes(number));
    for (const each of [...steps, ...marks]) each.toggleAttribute('data-lit', belongs(each));
  };
  const point = ({target}: Event): void => {
    const at = target as Element;
    pointed = at.closest('[data-n]') ?? steps.find((step) => step.contains(at));
    light();
  };
  const leave = (): void => {
    pointed = undefined;
    light();
  };

  // The step nearest the line at which people read, a little above the middle of the window.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      read = steps.find((step) => visible.has(step)) ?? read;
      light();
    },
    {rootMargin: '-35% 0px -55%'},
  );
  for (const step of steps) observer.observe(step);
  walkthrough.addEventListener('pointerover', point);
  walkthrough.addEventListener('focusin', point);
  walkthrough.addEventListener('pointerleave', leave);
  walkthrough.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    walkthrough.removeEventListener('pointerover', point);
    walkthrough.removeEventListener('focusin', point);
    walkthrough.removeEventListener('pointerleave', leave);
    walkthrough.removeEventListener('focusout', leave);
  };
}

/** Scroll a container so that one of its elements is in its middle, unless the element is in view already. */
export function centerInContainer(container: Element, element: Element): void {
  const {top, bottom, height} = container.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top < top || box.bottom > Math.min(bottom, window.innerHeight)) {
    container.scrollTop += box.top - top - height / 2;
  }
}
